/** What a visitor does to scroll. The page then follows the visitor, and no longer what was tapped. */
const SCROLLING = ['wheel', 'touchmove', 'keydown'];
/** Frames without movement after which the layout is final. */
const QUIET_FRAMES = 3;

/**
 * Keeps the tapped `<summary>` of an accordion at its place on the screen while the entry above it closes. A browser
 * left alone keeps the place of what is at the window's upper edge, which is often the answer that closes.
 */
function holdInPlace(summary: Element) {
  const { top } = summary.getBoundingClientRect();
  const accordion = summary.parentElement?.parentElement;
  let frames = QUIET_FRAMES;
  const release = () => {
    frames = 0;
  };
  function follow() {
    if (!frames) return;
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
    frames = accordion?.getAnimations({ subtree: true }).length ? QUIET_FRAMES : frames - 1;
    requestAnimationFrame(follow);
  }
  for (const type of SCROLLING) addEventListener(type, release, { once: true, passive: true });
  requestAnimationFrame(follow);
}

/** Holds every tapped entry of every accordion (`<details name>`) in its place. */
export const holdTapped = () =>
  addEventListener('click', ({ target }) => {
    const summary = (target as Element).closest('details[name] > summary');
    if (summary) holdInPlace(summary);
  });
