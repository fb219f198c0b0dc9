import { content } from './content.ts';
import {
  choose,
  commercial,
  details,
  entry,
  goToDetails,
  pictureLink,
  preview,
  residential,
  salon,
  thumbnail,
  toggleEntry,
} from './projects.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const DATA = '**/projects/commercial.json';
const CHUNK = '**/assets/details-*.js';
const { preview: defaultPreview, words } = content.projects;

test('the details load when they come near the screen, with "Loading project details..." meanwhile', async ({
  page,
}) => {
  const requested: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(DATA, async (route) => {
    requested.push(route.request().url());
    await released;
    await route.continue();
  });
  await visit(page, '/projects');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await lookAt(details(page));
  await expect(details(page).getByRole('status')).toHaveText('Loading project details...');
  release();
  await expect(entry(page, salon.title)).toBeVisible();
  await expect(details(page).getByRole('status')).toBeEmpty();
});

const PARTS = { 'the projects': DATA, 'the code': CHUNK };
for (const [part, address] of Object.entries(PARTS))
  test(`when ${part} of the details fail to load, a message with "Try again" is shown; pictures still work`, async ({
    page,
    expectFault,
  }) => {
    expectFault(/commercial\.json|details-/);
    await page.route(address, (route) => route.abort('failed'));
    await visit(page, '/projects');
    await page.evaluate(() =>
      addEventListener('vite:preloadError', () => Object.assign(window, { wasReported: true })),
    );
    await lookAt(details(page));
    await expect(details(page).getByRole('status')).toContainText(words.failed);
    expect(await page.evaluate(() => 'wasReported' in window)).toBe(true);
    await expect(pictureLink(page, salon.slug, 1)).toBeVisible();
    await page.unroute(address);
    const again = details(page).getByRole('button', { name: 'Try again' });
    const { width, height } = (await again.boundingBox())!;
    expect(width / height, 'the shape of a button').toBeGreaterThan(2);
    expect(height).toBeLessThan(60);
    await again.click();
    await expect(entry(page, salon.title)).toBeVisible();
  });

test('the projects are an accordion: one open at a time, and toggling closes', async ({ page }) => {
  await visit(page, '/projects#residential');
  await goToDetails(page);
  const titles = residential.projects.map(({ title }) => title);
  for (const title of titles) {
    await toggleEntry(page, title);
    for (const other of titles)
      await expect(entry(page, other).getByRole('list').last()).toBeVisible({
        visible: other === title,
      });
  }
  await toggleEntry(page, titles.at(-1)!);
  await expect(entry(page, titles.at(-1)!).getByRole('list').last()).toBeHidden();
});

test('switching the category closes the open project', async ({ page }) => {
  const [first] = residential.projects;
  await visit(page, `/projects#${first!.slug}`);
  await expect(entry(page, first!.title)).toHaveAttribute('open');
  await choose(page, commercial);
  await goToDetails(page);
  await expect(entry(page, salon.title)).not.toHaveAttribute('open');
  await choose(page, residential);
  await goToDetails(page);
  for (const { title } of residential.projects)
    await expect(entry(page, title)).not.toHaveAttribute('open');
});

test('the preview shows the white armchair until a view is chosen, then that view', async ({
  page,
}) => {
  await visit(page, '/projects');
  await goToDetails(page);
  const armchair = preview(page).getByRole('img', { name: defaultPreview.picture.alt });
  await expect(preview(page)).toContainText(defaultPreview.title);
  await expect(armchair).toBeVisible();
  await toggleEntry(page, salon.title);
  await expect(page).toHaveURL(`/projects#${salon.slug}`);
  await expect(armchair).toBeVisible();
  await expect(entry(page, salon.title).locator('[aria-pressed=true], [data-lit]')).toHaveCount(0);
  const thumbnails = entry(page, salon.title).getByRole('button', { name: /^View / });
  await expect(thumbnails).toHaveCount(salon.photos.length);
  for (const n of [3, 1]) {
    const { alt, title, details: told } = salon.photos[n - 1]!;
    await thumbnail(page, salon.title, n).click();
    await expect(preview(page).getByRole('img')).toHaveAccessibleName(alt);
    await expect(preview(page)).toContainText(title);
    if (told) await expect(preview(page)).toContainText(told);
    await expect(thumbnail(page, salon.title, n)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('a thumbnail that is pressed while its project is still opening is chosen: the page does not move during the press', async ({
  page,
}) => {
  await visit(page, '/projects');
  await goToDetails(page);
  // From here on frames are only drawn on request of the test.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await entry(page, salon.title)
    .locator('summary')
    .evaluate((summary: HTMLElement) => summary.click());
  const last = thumbnail(page, salon.title, salon.photos.length);
  await last.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await last.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.clock.runFor(500);
  await page.mouse.up();
  await page.clock.resume();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
});

test('thumbnails are lazy and have a "View" overlay', async ({ page }) => {
  await visit(page, `/projects#${salon.slug}`);
  await goToDetails(page);
  const first = thumbnail(page, salon.title, 1);
  await expect(first).toContainText('View');
  const taken = commercial.projects[0]!.photos.findIndex((photo) => photo.encoded);
  const picture = thumbnail(page, salon.title, taken + 1).getByRole('img');
  await expect(picture).toHaveAttribute('loading', 'lazy');
});

test('opening another project shows the armchair again, until a view of it is chosen', async ({
  page,
}) => {
  const [first, second] = residential.projects;
  await visit(page, `/projects#${first!.slug}`);
  await goToDetails(page);
  await thumbnail(page, first!.title, 2).click();
  await expect(preview(page)).toHaveAttribute('data-preview', '2');
  await toggleEntry(page, second!.title);
  await expect(preview(page)).toHaveAttribute('data-preview', 'default');
  await thumbnail(page, second!.title, 2).click();
  await expect(preview(page)).toContainText(second!.photos[1]!.title);
});

test.describe('on a low screen, with a sticky preview', () => {
  test.use({ viewport: { width: 640, height: 700 } });
  test('the preview never covers the focused thumbnail', async ({ page }) => {
    const [first] = residential.projects;
    await visit(page, `/projects#${first!.slug}`);
    await goToDetails(page);
    const last = first!.photos.length;
    await thumbnail(page, first!.title, last).click();
    await expect(preview(page)).toHaveAttribute('data-preview', `${last}`);
    for (let n = last - 1; n > 0; n--) {
      await page.keyboard.press('Shift+Tab');
      const focused = thumbnail(page, first!.title, n);
      await expect(focused).toBeFocused();
      const [above, below] = [await preview(page).boundingBox(), await focused.boundingBox()];
      expect(below!.y, `thumbnail ${n}`).toBeGreaterThanOrEqual(above!.y + above!.height);
    }
  });
});
