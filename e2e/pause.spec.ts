/** What moves by itself can be stopped where it moves, and a page says first what it is about. */
import type { Page } from '@playwright/test';
import { PATHS } from './content.ts';
import { expect, test, visit } from './studio.ts';

const pauses = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Pause|Play)$/ });

test('a pause of a thumb’s size stands on every film and every background that changes', async ({
  page,
}) => {
  const count = { '/': 4, '/about': 1, '/projects': 1, '/features': 1, '/whychooseus': 1 };
  for (const width of [390, 1280])
    for (const [path, expected] of Object.entries(count)) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, path);
      // Films come when they are near: the second one of the home page lies far below.
      await expect.poll(() => pauses(page).count(), path).toBeGreaterThan(0);
      for (let y = 0; (await pauses(page).count()) < expected && y < 12; y += 1) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(200);
      }
      await expect(pauses(page), path).toHaveCount(expected);
      for (const pause of await pauses(page).all()) {
        await pause.scrollIntoViewIfNeeded();
        const { width: wide, height: high } = (await pause.boundingBox())!;
        expect(Math.min(wide, high), path).toBeGreaterThanOrEqual(44);
        await pause.click({ trial: true });
      }
    }
});

test('the pause on a film stops all that moves, and starts it again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const film = page.locator('main video[data-role=current]').first();
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  await pauses(page).first().click();
  await expect.poll(isPaused).toBe(true);
  await expect(pauses(page).first()).toHaveAccessibleName('Play');
  const all = page.getByRole('contentinfo').getByRole('button', { name: 'Pause motion' });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await pauses(page).first().click();
  await expect.poll(isPaused).toBe(false);
  await expect(all).toHaveAttribute('aria-pressed', 'false');
});

test('the pause comes within the first stops of the tab key', async ({ page }) => {
  await visit(page, '/');
  await expect(pauses(page).first()).toBeVisible();
  const stops: string[] = [];
  while (stops.at(-1) !== 'Pause' && stops.length < 20) {
    await page.keyboard.press('Tab');
    stops.push(await page.locator(':focus').evaluate((el) => el.ariaLabel ?? el.textContent!));
  }
  expect(stops.at(-1)).toBe('Pause');
});

test.describe('where nothing moves', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('no pause is offered', async ({ page }) => {
    for (const path of PATHS) {
      await visit(page, path);
      await expect(pauses(page)).toHaveCount(0);
    }
  });
});
test.describe('where films are not fetched', () => {
  test.use({ saveData: true });
  test('none is offered on them', async ({ page }) => {
    await visit(page, '/about');
    await page.waitForLoadState('networkidle');
    await expect(pauses(page)).toHaveCount(0);
  });
});

test('the home page says what it is about before the buttons of its film', async ({ page }) => {
  await visit(page, '/');
  const isFirst = await page.evaluate(() => {
    const heading = document.querySelector('h1')!;
    const film = document.querySelector('main button[aria-label^="Film"]')!;
    return heading.compareDocumentPosition(film) === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isFirst).toBe(true);
});

test('the links of the gallery say that they enlarge', async ({ page }) => {
  await visit(page, '/projects');
  const links = page.getByRole('tabpanel').locator('[data-address]').getByRole('link');
  await expect(links.first()).toHaveAccessibleName(/^Enlarge: ./);
  const names = await links.evaluateAll((all) => all.map((link) => link.textContent));
  for (const name of names) expect(name).toMatch(/^Enlarge:/);
});
