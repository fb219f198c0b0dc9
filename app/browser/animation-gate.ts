/** Work that nobody waits for is delayed until running animations end, so that it drops none of their frames. */
let running: Promise<unknown> = Promise.resolve();

/** Registers an animation; `finished` settles when it is over. A later call replaces the earlier one. */
export function holdDuring(finished: Promise<unknown>) {
  running = finished.catch(() => {});
}

/** Resolves when the registered animation is over. */
export const whenAnimationEnds = () => running;
