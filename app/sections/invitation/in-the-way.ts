/** Where somebody reaches the studio without the card, and the page's foot. */
const KEPT_FREE = 'main section:has(address), footer';
const TYPED_INTO = 'input, textarea, select';
/** A ring around what has the focus, px. */
const RING = 6;

function overlaps(element: Element, card: DOMRect): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return (
    left - RING < card.right &&
    right + RING > card.left &&
    top - RING < card.bottom &&
    bottom + RING > card.top
  );
}

/** Whether the card lies, or would lie, over the way to the studio or over what has the focus, or somebody types. */
export function isInTheWay(card: Element): boolean {
  const { activeElement } = document;
  const isElsewhere =
    activeElement && !activeElement.contains(card) && !card.contains(activeElement);
  const covered = [...document.querySelectorAll(KEPT_FREE)];
  if (isElsewhere && activeElement.matches(TYPED_INTO)) return true;
  if (isElsewhere && activeElement.matches(':focus-visible')) covered.push(activeElement);
  const place = card.getBoundingClientRect();
  return covered.some((element) => overlaps(element, place));
}

/** Calls `look` whenever that may have changed. Gives what stops it. */
export function watchTheWay(look: () => void): () => void {
  const stay = new AbortController();
  for (const name of ['scroll', 'resize', 'focusin', 'focusout'])
    addEventListener(name, look, { signal: stay.signal, passive: true });
  return () => stay.abort();
}
