/** Loads the other screens after the first one is complete, so that they do not compete with it for bandwidth. */
import { queries } from './api.ts';
import { FIRST_SCREEN_MARK } from './complete.ts';

/** Resolves when no request is running. */
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

/** One after another, so that a screen that is opened in the meantime does not wait for all of them. */
export async function loadLater(screens: readonly (() => Promise<unknown>)[]): Promise<void> {
  await whenAnswered();
  // A browser requests a font when it draws the first letter in it.
  await nextFrame();
  await nextFrame();
  await document.fonts.ready;
  performance.mark(FIRST_SCREEN_MARK);
  for (const load of screens) await load().catch(() => {});
}
