import { commercial } from '../projects.ts';
import { button, element } from './find.ts';
import { expect, test } from './test.ts';

const { slug, photos } = commercial.projects[0]!;
const LIGHTBOX = 'dialog[open]';
const hung = (n: number) => element(`[data-address="${slug}/${n}"] a`);

test('a picture opens in the lightbox, the next one follows, and Back returns to its place', async ({
  visitor,
}) => {
  await visitor.visit('/projects');
  await visitor.click(hung(2));
  await visitor.isAt(`/projects#${slug}/2`);
  const words = () => visitor.evaluate((css) => document.querySelector(css)?.textContent, LIGHTBOX);
  await expect.poll(words).toContain(`2 of ${photos.length}`);
  const shown = () =>
    visitor.evaluate((css) => {
      const picture = document.querySelector<HTMLImageElement>(`${css} img`);
      return Boolean(picture?.complete && picture.naturalWidth);
    }, LIGHTBOX);
  await expect.poll(shown).toBe(true);
  await visitor.click(button('Next', LIGHTBOX));
  await expect.poll(words).toContain(`3 of ${photos.length}`);
  await visitor.back();
  await visitor.seesNo(element(LIGHTBOX));
  await visitor.isAt('/projects');
  const picture = `[data-address^="${slug}/"] a`;
  await visitor.hasFocusOn(picture);
  const isInSight = () =>
    visitor.evaluate(() => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
  await expect.poll(isInSight).toBe(true);
});
