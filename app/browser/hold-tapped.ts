/**
 * What a visitor does next: the page then follows the visitor, and no longer what was tapped. A press is among it: a page that
 * scrolls between press and release takes the click from what was pressed, and the scroll bar from the hand.
 */
const NEXT = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
/** Frames without an animation after which the layout is final: what a tap changes elsewhere on the page has then been drawn. */
const QUIET_FRAMES = 15;

/** The last one tapped: only one place can be held. */
let held: Element | undefined;

/**
 * Holds a tapped entry of an accordion (`<details name>`) at its place on the screen while the entry above it closes.
 * A browser left alone keeps the place of what is at the window's upper edge, which is often the answer that closes.
 */
export function holdTapped() {
  const release = () => {
    held = undefined;
  };
  for (const type of NEXT) addEventListener(type, release, { passive: true });
  addEventListener('click', ({ target }) => {
    const summary = (target as Element).closest('details[name] > summary');
    if (!summary) return;
    const topOf = () => summary.getBoundingClientRect().top;
    const top = topOf();
    let frames = QUIET_FRAMES;
    held = summary;
    requestAnimationFrame(function follow() {
      if (held !== summary || !frames--) return;
      scrollBy(0, topOf() - top);
      // The entry that closes is beside the one that opens.
      if (summary.parentElement?.parentElement?.getAnimations({ subtree: true }).length)
        frames = QUIET_FRAMES;
      requestAnimationFrame(follow);
    });
  });
}
