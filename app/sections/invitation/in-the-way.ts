/** Contact sections and the footer offer the same as the card: it must not cover them. */
const KEPT_FREE = 'main section:has(address), footer';
const TYPED_INTO = 'input, textarea, select';
/** Width of the focus ring, px. */
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

/** Whether the card covers, or would cover, contact details or the focused element, or the visitor types. */
export function isCovering(card: Element): boolean {
  const { activeElement } = document;
  const isFocusElsewhere =
    activeElement && !activeElement.contains(card) && !card.contains(activeElement);
  const covered = [...document.querySelectorAll(KEPT_FREE)];
  if (isFocusElsewhere && activeElement.matches(TYPED_INTO)) return true;
  if (isFocusElsewhere && activeElement.matches(':focus-visible')) covered.push(activeElement);
  const place = card.getBoundingClientRect();
  return covered.some((element) => overlaps(element, place));
}

/** Calls back whenever `isCovering` may have changed. Returns a function that unsubscribes. */
export function watchCovering(onChange: () => void): () => void {
  const subscription = new AbortController();
  for (const name of ['scroll', 'resize', 'focusin', 'focusout'])
    addEventListener(name, onChange, { signal: subscription.signal, passive: true });
  return () => subscription.abort();
}
