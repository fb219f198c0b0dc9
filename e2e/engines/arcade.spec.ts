import { openingsIn } from './openings.ts';
import { expect, test } from './test.ts';

/** Number of openings on the screen at each width; the last one is cut off by its edge. */
const SCREENS = [
  [390, 844, 3],
  [820, 1180, 4],
  [1440, 900, 5],
] as const;

/** The area below the text, with a strip of wall above it. Runs in the page. */
function arcade() {
  const { left, top, width, bottom } = document
    .querySelector('main section:has(h1) > div:last-child')!
    .getBoundingClientRect();
  const [x, y] = [Math.ceil(left), Math.floor(top) - 8];
  const right = Math.min(left + width, document.documentElement.clientWidth);
  const low = Math.min(bottom, innerHeight);
  return { left: x, top: y, width: Math.floor(right) - x, height: Math.floor(low) - 1 - y };
}

test('the arcade of /projects shows the number of arches that fits the window, and the court behind each', async ({
  visitor,
}) => {
  await visitor.resize(390, 844);
  await visitor.visit('/projects');
  for (const [width, height, count] of SCREENS)
    await test.step(`${width} px`, async () => {
      await visitor.resize(width, height);
      const seen = async () =>
        openingsIn(await visitor.screenshot(), await visitor.evaluate(arcade));
      await expect.poll(async () => (await seen()).length).toBe(count);
      // A low arch rises a quarter of its span.
      for (const { width: span, rise } of (await seen()).slice(0, -1))
        expect(rise / span).toBeCloseTo(0.25, 1);
    });
});
