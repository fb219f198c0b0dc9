import { useLayoutEffect, useRef, useState } from 'react';
import { isHydrated } from '#app/hooks/use-announce-hydration.ts';
import { LATE_STYLES } from './address.ts';
import { FACES_SCRIPT } from './load-fonts.ts';

/**
 * Marks the end of a page's first screen. `tools/postbuild/` inlines the styles of the part above and links the
 * complete sheet here, so that the browser paints the first screen before it has parsed the rest. The sheets have a low
 * priority, so that they come after the picture of the first screen. The fonts are requested after the sheets. When the
 * visitor goes to another page of the site, the sheets are kept; the next page's own sheet is loaded before that page is
 * shown.
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
    // With its own parent, so that React can remove it whether the links are still in it or not.
    <div hidden ref={parts}>
      {import.meta.env.PROD && <link rel="stylesheet" href={LATE_STYLES} fetchPriority="low" />}
      {own && <link rel="stylesheet" href={own} fetchPriority="low" />}
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, which runs before hydration
        dangerouslySetInnerHTML={{ __html: FACES_SCRIPT }}
      />
    </div>
  );
}

/** Moves the link to the head. In browsers where a move would reload it, the document adopts a copy of the sheet. */
async function keep(link: HTMLLinkElement) {
  if ('moveBefore' in document.head) document.head.moveBefore(link, null);
  else if (link.sheet) {
    const copy = new CSSStyleSheet();
    copy.replaceSync(Array.from(link.sheet.cssRules, ({ cssText }) => cssText).join('\n'));
    document.adoptedStyleSheets.push(copy);
    // `cssText` leaves out a `font` with variables if another property of the font follows. The file is in the browser's cache.
    const text = await fetch(link.href)
      .then((file) => (file.ok ? file.text() : ''))
      .catch(() => '');
    if (text) copy.replaceSync(text);
  }
}
