import { useLayoutEffect, useRef, useState } from 'react';
import { isHydrated } from '#app/hooks/use-announce-hydration.ts';
import { LATE_STYLES } from './address.ts';
import { FACES_SCRIPT } from './load-fonts.ts';

/**
 * Ends a page's first screen: the finishing inlines the style of what stands above, and links the whole sheet here, so
 * that the browser paints the first screen before it has read the rest. The faces are asked for when the sheet is
 * there. When the visitor leaves for another page of the site, the sheets stay; a sheet of the next page's own comes before
 * it is shown.
 */
export function LateStyles({ own }: { readonly own?: string }) {
  const [isPrerendered] = useState(() => !isHydrated());
  const parts = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const links = [...(parts.current?.querySelectorAll('link') ?? [])];
    return () => links.forEach(keep);
  }, []);
  if (!isPrerendered) return own && <link rel="stylesheet" href={own} precedence="page" />;
  return (
    // In a parent of its own, which React takes away whether the link is still in it or not.
    <div hidden ref={parts}>
      {import.meta.env.PROD && <link rel="stylesheet" href={LATE_STYLES} />}
      {own && <link rel="stylesheet" href={own} />}
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, run before React is there
        dangerouslySetInnerHTML={{ __html: FACES_SCRIPT }}
      />
    </div>
  );
}

/** Moves the link to the head as it is; where that cannot be done without loading it anew, the document adopts a copy. */
function keep(link: HTMLLinkElement) {
  if ('moveBefore' in document.head) document.head.moveBefore(link, null);
  else if (link.sheet) {
    const copy = new CSSStyleSheet();
    copy.replaceSync(Array.from(link.sheet.cssRules, ({ cssText }) => cssText).join('\n'));
    document.adoptedStyleSheets.push(copy);
  }
}
