import { useLayoutEffect, useRef, useState } from 'react';
import { isHydrated } from '#app/hooks/use-announce-hydration.ts';
import { LATE_STYLES } from './address.ts';
import { FACES_SCRIPT } from './load-fonts.ts';

/**
 * Marks the end of a page's first screen: `tools/postbuild/` inlines the style of what is above and links the whole sheet
 * here, so that the browser paints the first screen before it has parsed the rest. The fonts are requested after the sheet.
 * When the visitor goes to another page of the site, the sheet is kept.
 */
export function LateStyles() {
  const [isPrerendered] = useState(() => !isHydrated());
  const link = useRef<HTMLLinkElement>(null);
  useLayoutEffect(() => {
    const { current } = link;
    return () => {
      if (current) keep(current);
    };
  }, []);
  return (
    isPrerendered && (
      // In a parent of its own, so that React can remove it whether the link is still in it or not.
      <div hidden>
        {import.meta.env.PROD && <link rel="stylesheet" href={LATE_STYLES} ref={link} />}
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, which runs before hydration
          dangerouslySetInnerHTML={{ __html: FACES_SCRIPT }}
        />
      </div>
    )
  );
}

/** Moves the link to the head; in browsers where a move would reload it, the document adopts a copy of the sheet. */
function keep(link: HTMLLinkElement) {
  if ('moveBefore' in document.head) document.head.moveBefore(link, null);
  else if (link.sheet) {
    const copy = new CSSStyleSheet();
    copy.replaceSync(Array.from(link.sheet.cssRules, ({ cssText }) => cssText).join('\n'));
    document.adoptedStyleSheets.push(copy);
  }
}
