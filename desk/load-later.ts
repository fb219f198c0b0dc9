/** Loads the other screens once the first one is complete, so that they take nothing of the line from it. */
import { queries } from './api.ts';
import { COMPLETE } from './complete.ts';

/** Resolves when no data is on its way. */
const whenAnswered = () =>
  new Promise<void>((done) => {
    const look = () => {
      if (queries.isFetching() > 0) return;
      stop();
      done();
    };
    const stop = queries.getQueryCache().subscribe(look);
    look();
  });

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** One after another, so that what a person opens meanwhile does not wait for all of them. */
export async function loadLater(screens: readonly (() => Promise<unknown>)[]): Promise<void> {
  await whenAnswered();
  // A browser asks for fonts when it draws their first letter.
  await nextFrame();
  await nextFrame();
  await document.fonts.ready;
  performance.mark(COMPLETE);
  for (const load of screens) await load().catch(() => {});
}
