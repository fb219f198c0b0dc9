import type { Locator, Page } from '@playwright/test';
import { asSentence } from '#app/sections/portfolio/as-sentence.ts';
import { content } from './content.ts';
import { lightbox, openPicture, pictureLink, residential, salon } from './projects.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const { slug, title, photos } = salon;
const shows = async (page: Page, n: number) => {
  await expect(lightbox(page)).toContainText(`${title} · ${n} of ${photos.length}`);
  await expect(page).toHaveURL(`/projects#${slug}/${n}`);
};
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });

test('a click on an image opens a full-size lightbox with its own address', async ({ page }) => {
  await visit(page, '/projects');
  await openPicture(page, slug, 1);
  await shows(page, 1);
  await expect(lightbox(page)).toContainText(photos[0]!.title);
  // The lightbox says in a sentence of its own whether a picture is a render.
  await expect(lightbox(page)).toContainText(asSentence(content.projects.kindNote[salon.kind]));
  const { width, height } = (await lightbox(page).boundingBox())!;
  expect({ width, height }).toEqual(page.viewportSize());
});

const WAYS_OUT = {
  'a click on it': (page: Page) => lightbox(page).click({ position: { x: 640, y: 400 } }),
  'a click beside the picture': (page: Page) =>
    lightbox(page).click({ position: { x: 10, y: 400 } }),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  '"Close"': (page: Page) => button(page, 'Close').click(),
  Back: (page: Page) => page.goBack(),
};
test('every way to close the lightbox returns the focus', async ({ page }) => {
  await visit(page, '/projects');
  for (const [name, leave] of Object.entries(WAYS_OUT))
    await test.step(name, async () => {
      await openPicture(page, slug, 2);
      await leave(page);
      await expect(lightbox(page)).toBeHidden();
      await expect(page).toHaveURL('/projects');
      await expect(pictureLink(page, slug, 2)).toBeFocused();
      await expect(pictureLink(page, slug, 2)).toBeInViewport();
    });
});

test('arrow keys and buttons move through the pictures and wrap', async ({ page }) => {
  await visit(page, '/projects');
  await openPicture(page, slug, 1);
  await page.keyboard.press('ArrowLeft');
  await shows(page, photos.length);
  await page.keyboard.press('ArrowRight');
  await shows(page, 1);
  await button(page, 'Next').click();
  await shows(page, 2);
  await button(page, 'Previous').click();
  await shows(page, 1);
});

test('after stepping through pictures, one Back closes the lightbox', async ({ page }) => {
  await visit(page, '/projects');
  await openPicture(page, slug, 1);
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await shows(page, 3);
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL('/projects');
});

test('a swipe to the left shows the next picture, to the right the previous, and is not a click', async ({
  page,
}) => {
  await visit(page, '/projects');
  await openPicture(page, slug, 1);
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(from, 400);
    await page.mouse.down();
    await page.mouse.move(to, 405, { steps: 3 });
    await page.mouse.up();
  };
  await swipe(800, 500);
  await shows(page, 2);
  await swipe(500, 800);
  await shows(page, 1);
});

test('on a desktop the caption is aligned with the picture, and the arrows do not move', async ({
  page,
}) => {
  const upright = photos.find(({ encoded }) => encoded && encoded.width < encoded.height);
  test.skip(!upright, 'content/ has no upright picture of the salon');
  await visit(page, `/projects#${slug}/${upright!.n}`);
  const left = async (what: Locator) => (await what.boundingBox())!.x;
  const words = lightbox(page).getByText(upright!.title, { exact: true });
  const before = await button(page, 'Next').boundingBox();
  const picture = lightbox(page).getByRole('img', { name: upright!.alt });
  expect(Math.abs((await left(words)) - (await left(picture)))).toBeLessThan(2);
  await button(page, 'Next').click();
  await expect(words).toHaveCount(0);
  expect(await button(page, 'Next').boundingBox()).toEqual(before);
});

test('the focus stays in the lightbox', async ({ page }) => {
  await visit(page, '/projects');
  await openPicture(page, slug, 1);
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    // Between the last control and the first the focus is in the browser's own UI, never on the page below.
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
});

test('the next and previous pictures are prefetched', async ({ page }) => {
  const next = photos[2]!.encoded?.base;
  test.skip(!next, 'content/ has no third picture of the salon');
  await visit(page, `/projects#${slug}/2`);
  await expect(lightbox(page)).toBeVisible();
  const fetched = () =>
    page.evaluate(
      (base) => performance.getEntriesByType('resource').some(({ name }) => name.includes(base!)),
      next,
    );
  await expect.poll(fetched).toBe(true);
});

test('a small plan shows where the picture was taken', async ({ page }) => {
  const home = residential.projects.find(({ plan }) => plan?.standpoints.length)!;
  const { n } = home.plan!.standpoints[0]!;
  await visit(page, `/projects#${home.slug}/${n}`);
  await expect(lightbox(page).locator(`[data-standpoint="${n}"]`)).toBeVisible();
});
