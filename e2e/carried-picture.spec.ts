/** Shared-element transition between pages: the clicked picture becomes the one on the next page. */
import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { details, entry, residential } from './projects.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ saveData: true });

/** The project's first upright picture, which is its cover on the home page. */
const coverOf = ({ photos }: (typeof residential.projects)[number]) =>
  photos.find(({ framed }) => framed && framed.width < framed.height);
const project = residential.projects.find(coverOf)!;
const cover = coverOf(project)!;
const DATA = '**/projects/residential.json';
/** The copy of the picture that is shown while the page changes. */
const copy = (page: Page) => page.locator('body > img, [data-preview] img + img');

async function clickProject(page: Page) {
  await visit(page, '/');
  const link = page
    .getByRole('region', { name: content.home.projects.heading })
    .getByRole('link', { name: project.title });
  await lookAt(link);
  await link.click();
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion "${reducedMotion}"`, () => {
    test.use({ contextOptions: { reducedMotion } });
    test('a project that was chosen by its picture shows that picture, on its page and after a reload', async ({
      page,
    }) => {
      await clickProject(page);
      await expect(page).toHaveURL(`/projects#${project.slug}`);
      const preview = details(page).locator('[data-preview]');
      await expect(preview).toHaveAttribute('data-preview', String(cover.n));
      await expect(preview).toContainText(cover.title!);
      await expect(entry(page, project.title)).toHaveAttribute('open', '');
      await expect(preview).toBeInViewport();
      await expect(copy(page)).toHaveCount(0);
      await page.reload();
      await expect(preview).toHaveAttribute('data-preview', String(cover.n));
    });
  });

test('the picture stays on the screen until its place has loaded; if that fails, it is removed', async ({
  page,
  expectFault,
}) => {
  expectFault(/residential\.json/);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(DATA, async (route) => {
    await released;
    await route.abort('failed');
  });
  await page.clock.install();
  await clickProject(page);
  await expect(copy(page)).toHaveCount(1);
  // From here on the clock is stopped: the failure removes the picture, not the timeout.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  release();
  await expect(details(page)).toHaveAttribute('data-details', 'failed');
  await expect(copy(page)).toHaveCount(0);
});

test('with motion reduced nothing is carried', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(DATA, async (route) => {
    await released;
    await route.continue();
  });
  await clickProject(page);
  await expect(details(page)).toHaveAttribute('data-details', 'loading');
  await expect(copy(page)).toHaveCount(0);
  release();
});
