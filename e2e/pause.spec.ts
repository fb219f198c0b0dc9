/** Everything that moves by itself has a pause button, after the headline in the tab order. */
import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { panel } from './projects.ts';
import { expect, test, visit } from './studio.ts';

const pauses = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Pause|Play)$/ });

test('every film and every rotating background has a pause button of at least 44 px', async ({
  page,
}) => {
  // A single picture does not rotate.
  const rotating = (background: readonly string[]) => Number(background.length > 1);
  const { home, expertise, projects } = content;
  const [features, why] = [expertise, content['why-choose-us']].map((texts) =>
    rotating(texts.background),
  ) as [number, number];
  const { about, expertise: noFeatures, why: noWhy } = home.hidden ?? {};
  const count = {
    '/': 1 + Number(!about) + (noFeatures ? 0 : features) + (noWhy ? 0 : why),
    '/about': 1,
    '/projects': rotating(projects.background),
    '/features': features,
    '/whychooseus': why,
  };
  for (const [path, expected] of Object.entries(count)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      // Films load near the screen: the second one of the home page is far below.
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
  }
});

test('the pause button on a film stops all motion, and starts it again', async ({ page }) => {
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

test('the pause button is among the first tab stops', async ({ page }) => {
  await visit(page, '/');
  await expect(pauses(page).first()).toBeVisible();
  const stops: string[] = [];
  while (stops.at(-1) !== 'Pause' && stops.length < 20) {
    await page.keyboard.press('Tab');
    stops.push(await page.locator(':focus').evaluate((el) => el.ariaLabel ?? el.textContent!));
  }
  expect(stops.at(-1)).toBe('Pause');
});

test.describe('with data saver', () => {
  test.use({ saveData: true });
  test('there is no pause button on films', async ({ page }) => {
    await visit(page, '/about');
    await page.waitForLoadState('networkidle');
    await expect(pauses(page)).toHaveCount(0);
  });
});

test('the headline of the home page comes before the buttons of its film', async ({ page }) => {
  await visit(page, '/');
  const isFirst = await page.evaluate(() => {
    const heading = document.querySelector('h1')!;
    const film = document.querySelector('main button[aria-label^="Film"]')!;
    return heading.compareDocumentPosition(film) === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isFirst).toBe(true);
});

test('the names of the gallery’s links begin with "Enlarge"', async ({ page }) => {
  await visit(page, '/projects');
  const links = panel(page).locator('[data-address]').getByRole('link');
  await expect(links.first()).toHaveAccessibleName(/^Enlarge: ./);
  const names = await links.evaluateAll((all) => all.map((link) => link.textContent));
  for (const name of names) expect(name).toMatch(/^Enlarge:/);
});
