/** What the card must not cover besides text: controls, pictures, and sections with the same offer. */
const THINGS =
  'a, button, summary, input, select, textarea, img, video, svg, main section:has(address), footer';
/** Width of the focus ring, px. */
const RING = 6;

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /\S/.test(nodeValue ?? ''),
  );

/**
 * Calls back with whether the card covers nothing, at first and whenever that changes. It uses observers, so that
 * scrolling reads no layout and looks up no element. Returns a function that stops it.
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
  // Elements that are added later (the answer of a form, the caption of the next film) are observed too.
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
