/**
 * Input after which an entry is no longer held, because the visitor has gone on. It includes a press: if the page
 * scrolled between press and release, a click would miss its target and a dragged scroll bar would jump.
 */
const NEXT = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
/**
 * The layout is final after this many frames without an animation. By then, changes elsewhere on the page have been
 * drawn too.
 */
const QUIET_FRAMES = 15;

/** The entry that was tapped last. Only one can be held. */
let held: Element | undefined;

/**
 * Holds a tapped entry of an accordion (`<details name>`) at its place on the screen while the entry above it closes.
 * Browsers anchor what is at the upper edge of the window, which is often the answer that closes.
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
      // The entry that closes is a sibling of the one that opens.
      if (summary.parentElement?.parentElement?.getAnimations({ subtree: true }).length)
        frames = QUIET_FRAMES;
      requestAnimationFrame(follow);
    });
  });
}
