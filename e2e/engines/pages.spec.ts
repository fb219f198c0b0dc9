import { PATHS } from '../content.ts';
import { element } from './find.ts';
import { expect, test } from './test.ts';

const WIDTHS = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

/** Visible errors on the first screen. Runs in the page. */
function weakPoints(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  const over = scrollWidth - clientWidth;
  if (over > 0) found.push(`the page is ${over} px wider than the window`);
  const heading = document.querySelector('h1');
  if (!heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    found.push('the headline is not seen');
  const isOnScreen = (thing: Element) => {
    const { top, bottom, width } = thing.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && thing.checkVisibility();
  };
  for (const picture of document.images)
    if (isOnScreen(picture) && !(picture.complete && picture.naturalWidth))
      found.push(`a picture did not come: ${picture.currentSrc || picture.src}`);
  if (document.fonts.status !== 'loaded') found.push('fonts are still loading');
  // The fallback fonts are those of the machine; a missing one is not an error of the page.
  for (const { family, status } of document.fonts)
    if (status === 'error' && !family.includes('fall-back'))
      found.push(`the font ${family} did not come`);
  const { fontFamily } = getComputedStyle(heading ?? document.body);
  const first = fontFamily.split(',')[0]!.trim().replaceAll('"', '');
  const isLoaded = ({ family, status }: FontFace) =>
    family.replaceAll('"', '') === first && status === 'loaded';
  if (![...document.fonts].some(isLoaded)) found.push(`the headline is not set in ${first}`);
  return found;
}

/** Scrolls through the page to its end, one screen at a time, as fast as frames are painted. */
async function readToTheEnd(visitor: { evaluate: (run: () => boolean) => Promise<boolean> }) {
  const onward = () => {
    scrollBy({ top: innerHeight, behavior: 'instant' });
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  };
  await expect.poll(() => visitor.evaluate(onward), { intervals: [100] }).toBe(true);
}

for (const path of PATHS)
  test(`${path} is complete at three widths without an error, from top to bottom`, async ({
    visitor,
  }) => {
    await visitor.resize(...WIDTHS[0]);
    await visitor.visit(path);
    for (const [width, height] of WIDTHS) {
      await visitor.resize(width, height);
      await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const message = `${width} px`;
      await expect.poll(() => visitor.evaluate(() => innerWidth), { message }).toBe(width);
      await expect.poll(() => visitor.evaluate(weakPoints), { message }).toEqual([]);
      await readToTheEnd(visitor);
      await visitor.sees(element('footer'));
      await expect.poll(() => visitor.evaluate(weakPoints), { message }).toEqual([]);
    }
  });
