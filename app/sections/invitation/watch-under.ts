/** What the card must not cover besides text: controls, pictures, and the sections that offer the same as it does. */
const THINGS =
  'a, button, summary, input, select, textarea, img, video, svg, main section:has(address), footer';
/** Width of the focus ring, px. */
const RING = 6;

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /\S/.test(nodeValue ?? ''),
  );

/**
 * Calls back with whether nothing lies under the card, at first and whenever that changes. The browser observes it: no
 * layout is read and no element is looked up while the page is scrolled. Returns a function that ends it.
 * @param card in the lower right corner of the screen; it may be invisible
 */
export function watchUnder(card: Element, onChange: (isFree: boolean) => void): () => void {
  let observer: IntersectionObserver | undefined;
  function watch() {
    observer?.disconnect();
    const { top, left } = card.getBoundingClientRect();
    const under = new Set<Element>();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          under[isIntersecting ? 'add' : 'delete'](target);
        onChange(under.size === 0);
      },
      { rootMargin: `${RING - top}px 0px 0px ${RING - left}px` },
    );
    for (const element of document.querySelectorAll('main *, footer'))
      if (!card.contains(element) && (element.matches(THINGS) || hasText(element)))
        observer.observe(element);
  }
  watch();
  // What comes later (the answer of a form, the next film's words) is observed too.
  const changes = new MutationObserver(watch);
  const main = document.querySelector('main');
  if (main) changes.observe(main, { childList: true, subtree: true });
  addEventListener('resize', watch);
  return () => {
    changes.disconnect();
    removeEventListener('resize', watch);
    observer?.disconnect();
  };
}
