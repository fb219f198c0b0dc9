/** Page changes: the picture you clicked becomes the picture you see (art direction). */
import { content } from './content.ts';
import { details, entry, residential } from './projects.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ saveData: true });

const project = residential.projects.find(({ photos }) => photos[0]?.framed)!;
const [cover] = project.photos as [(typeof project.photos)[number]];
const copies = 'body > img, [data-preview] img + img';

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion "${reducedMotion}"`, () => {
    test.use({ contextOptions: { reducedMotion } });
    test('a project that was chosen by its picture shows that picture, on its page and after a reload', async ({
      page,
    }) => {
      await visit(page, '/');
      const link = page
        .getByRole('region', { name: content.home.projects.heading })
        .getByRole('link', { name: project.title });
      await lookAt(link);
      await link.click();
      await expect(page).toHaveURL(`/projects#${project.slug}`);
      const preview = details(page).locator('[data-preview]');
      await expect(preview).toHaveAttribute('data-preview', String(cover.n));
      await expect(preview).toContainText(cover.title!);
      await expect(entry(page, project.title)).toHaveAttribute('open', '');
      await expect(preview).toBeInViewport();
      await expect(page.locator(copies)).toHaveCount(0);
      await page.reload();
      await expect(preview).toHaveAttribute('data-preview', String(cover.n));
    });
  });

test('a picture that finds no place is let go', async ({ page, expectFault }) => {
  expectFault(/residential\.json/);
  await page.route('**/projects/residential.json', (route) => route.abort('failed'));
  await visit(page, '/');
  const link = page
    .getByRole('region', { name: content.home.projects.heading })
    .getByRole('link', { name: project.title });
  await lookAt(link);
  await link.click();
  await expect(details(page)).toHaveAttribute('data-details', 'failed');
  await expect(page.locator(copies)).toHaveCount(0);
});
