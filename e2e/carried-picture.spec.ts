/** Shared-element transition between pages: the clicked picture moves to its place on the next page. */
import type { Page } from '@playwright/test';
import { projectPath } from '#content-model/pages.ts';
import { content } from './content.ts';
import { residential } from './projects.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ saveData: true });

/** The project's first upright picture, which is its cover on the home page. */
const coverOf = ({ photos }: (typeof residential.projects)[number]) =>
  photos.find(({ encoded }) => encoded && encoded.width < encoded.height);
const project = residential.projects.find(coverOf)!;
const cover = coverOf(project)!;
const PATH = projectPath(project.slug);
const DATA = `**${PATH}.data*`;
/** The copy of the picture that is shown while the page changes. */
const copy = (page: Page) => page.locator('body > img, .project-frame picture + img');

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
    test('a project that was opened by its picture starts with that picture, and after a reload with its own first picture', async ({
      page,
    }) => {
      await clickProject(page);
      await expect(page).toHaveURL(PATH);
      const opening = page.locator('.project-cover');
      await expect(opening).toHaveAttribute('id', String(cover.n));
      await expect(opening).toBeInViewport();
      await expect(copy(page)).toHaveCount(0);
      await page.reload();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
    });
  });

test('the picture stays on the screen until its place has loaded', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(DATA, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  await clickProject(page);
  await expect(copy(page)).toHaveCount(1);
  // The clock is stopped from here on, so that only the page, and no timeout, can end the transition.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
  await expect(page.locator('body > img')).toHaveCount(0);
});

test('with reduced motion there is no transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await clickProject(page);
  await expect(copy(page)).toHaveCount(0);
  await expect(page).toHaveURL(PATH);
});
