import type { Page } from '@playwright/test';
import { content } from './content.ts';
import {
  choose,
  commercial,
  details,
  entry,
  goToDetails,
  hung,
  residential,
  salon,
  toggleEntry,
} from './projects.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const DATA = '**/projects/commercial.json';
const CHUNK = '**/assets/details-*.js';
const { preview: defaultPreview, words } = content.projects;
const preview = (page: Page) => details(page).locator('[data-preview]');
const thumbnail = (page: Page, title: string, n: number) =>
  entry(page, title)
    .getByRole('button', { name: /^View / })
    .nth(n - 1);

test('the details load when they come near, and say "Loading project details..." meanwhile', async ({
  page,
}) => {
  const asked: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(DATA, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  await visit(page, '/projects');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await lookAt(details(page));
  await expect(details(page).getByRole('status')).toHaveText('Loading project details...');
  release();
  await expect(entry(page, salon.title)).toBeVisible();
  await expect(details(page).getByRole('status')).toBeEmpty();
});

const PARTS = { 'the projects': DATA, 'the code': CHUNK };
for (const [part, address] of Object.entries(PARTS))
  test(`when ${part} of the details fail, a message comes with "Try again"; pictures still work`, async ({
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
    await expect(hung(page, salon.slug, 1)).toBeVisible();
    await page.unroute(address);
    await details(page).getByRole('button', { name: 'Try again' }).click();
    await expect(entry(page, salon.title)).toBeVisible();
  });

test('the projects are an accordion: one open at a time, and toggling closes', async ({ page }) => {
  await visit(page, '/projects#residential');
  await goToDetails(page);
  const titles = residential.projects.map(({ title }) => title);
  for (const title of titles) {
    await toggleEntry(page, title);
    for (const other of titles)
      await expect(entry(page, other).getByRole('list')).toBeVisible({ visible: other === title });
  }
  await toggleEntry(page, titles.at(-1)!);
  await expect(entry(page, titles.at(-1)!).getByRole('list')).toBeHidden();
});

test('switching the category resets the open project', async ({ page }) => {
  const [first] = residential.projects;
  await visit(page, `/projects#${first!.slug}`);
  await expect(entry(page, first!.title)).toHaveAttribute('open');
  await choose(page, 'Commercial');
  await goToDetails(page);
  await expect(entry(page, salon.title)).not.toHaveAttribute('open');
  await choose(page, 'Residential');
  await goToDetails(page);
  for (const { title } of residential.projects)
    await expect(entry(page, title)).not.toHaveAttribute('open');
});

test('the preview shows the white armchair until a thumbnail is clicked', async ({ page }) => {
  await visit(page, `/projects#${salon.slug}`);
  await goToDetails(page);
  await expect(preview(page)).toContainText(defaultPreview.title);
  await expect(preview(page).getByRole('img')).toHaveAccessibleName(defaultPreview.picture.alt);
  const thumbnails = entry(page, salon.title).getByRole('button', { name: /^View / });
  await expect(thumbnails).toHaveCount(8);
  for (const n of [3, 1]) {
    const { alt, title, details: told } = salon.photos[n - 1]!;
    await thumbnail(page, salon.title, n).click();
    await expect(preview(page).getByRole('img')).toHaveAccessibleName(alt);
    await expect(preview(page)).toContainText(title);
    if (told) await expect(preview(page)).toContainText(told);
    await expect(thumbnail(page, salon.title, n)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('thumbnails are lazy and carry a "View" overlay', async ({ page }) => {
  await visit(page, `/projects#${salon.slug}`);
  await goToDetails(page);
  const first = thumbnail(page, salon.title, 1);
  await expect(first).toContainText('View');
  const framed = commercial.projects[0]!.photos.findIndex((photo) => photo.framed);
  const picture = thumbnail(page, salon.title, framed + 1).getByRole('img');
  await expect(picture).toHaveAttribute('loading', 'lazy');
});

test('opening one project puts the preview of another away', async ({ page }) => {
  const [first, second] = residential.projects;
  await visit(page, `/projects#${first!.slug}`);
  await goToDetails(page);
  await thumbnail(page, first!.title, 2).click();
  await expect(preview(page)).toHaveAttribute('data-preview', '2');
  await toggleEntry(page, second!.title);
  await expect(preview(page)).toHaveAttribute('data-preview', 'default');
});

const drawn = content.categories
  .flatMap(({ projects }) => projects)
  .find(({ plan }) => plan && plan.standpoints.length > 1);

test.describe('a project whose plan is drawn', () => {
  test.skip(!drawn, 'no plan lies in the content yet');
  const [first, second] = drawn?.plan?.standpoints.map(({ n }) => n) ?? [];
  const plan = (page: Page) =>
    entry(page, drawn!.title).getByRole('img', {
      name: content.projects.plan.alt.replace('{title}', drawn!.title),
    });
  const sight = (page: Page, n?: number) =>
    entry(page, drawn!.title).locator(`[data-standpoint="${n}"] path`).first();
  const expectSight = (page: Page, n: number | undefined, opacity: '0' | '1') =>
    expect(sight(page, n)).toHaveCSS('opacity', opacity);

  test('shows it, in the space that was kept for it', async ({ page }) => {
    await visit(page, `/projects#${drawn!.slug}`);
    await goToDetails(page);
    const [, , width, height] = drawn!.plan!.viewBox;
    const { width: w, height: h } = (await plan(page).boundingBox())!;
    expect(w / h).toBeCloseTo(width / height, 1);
    await lookAt(plan(page));
    await expect(plan(page)).toHaveJSProperty('complete', true);
    expect(await plan(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
      0,
    );
    expect((await plan(page).boundingBox())!.height).toBeCloseTo(h, 0);
  });

  test('shows where the picture in focus was taken, and the one that hangs', async ({ page }) => {
    await visit(page, `/projects#${drawn!.slug}`);
    await goToDetails(page);
    await expectSight(page, first, '0');
    await thumbnail(page, drawn!.title, first!).focus();
    await expectSight(page, first, '1');
    await expectSight(page, second, '0');
    await thumbnail(page, drawn!.title, second!).hover();
    await expectSight(page, second, '1');
    await expectSight(page, first, '0');
    await thumbnail(page, drawn!.title, second!).click();
    await page.mouse.move(0, 0);
    await thumbnail(page, drawn!.title, second!).blur();
    await expectSight(page, second, '1');
    await expectSight(page, first, '0');
  });

  test('on a phone, where the picture that hangs may cover it, shows the place beside the picture', async ({
    page,
  }) => {
    const place = preview(page).locator(`[data-standpoint="${second}"]`);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/projects#${drawn!.slug}`);
    await goToDetails(page);
    await thumbnail(page, drawn!.title, second!).click();
    await expect(place).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(place).toBeHidden();
  });

  test('leaves no empty sheet when it does not come', async ({ page, expectFault }) => {
    expectFault(/-plan-/);
    await page.route(/-plan-/, (route) => route.abort('failed'));
    await visit(page, `/projects#${drawn!.slug}`);
    await goToDetails(page);
    await lookAt(thumbnail(page, drawn!.title, first!));
    await expect(plan(page)).toHaveCount(0);
    await expect(sight(page, first)).toHaveCount(0);
  });

  test('is printed without the places', async ({ page }) => {
    await visit(page, `/projects#${drawn!.slug}`);
    await goToDetails(page);
    await expect(sight(page, first)).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(plan(page)).toBeVisible();
    await expect(sight(page, first)).toBeHidden();
  });
});
