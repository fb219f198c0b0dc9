/** What moves on the screen now, as it was last said: rendering that nobody waits for comes after it. */
let motion: Promise<unknown> = Promise.resolve();

/** Says that something moves until then. */
export function moves(until: Promise<unknown>) {
  motion = until.catch(() => {});
}

/** Resolves when nothing moves that was told of. */
export const whenStill = () => motion;
