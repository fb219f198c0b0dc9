/** Projects by kind, locality and budget: links that work without script. */
import { projectPath } from '#content-model/pages.ts';
import { filterPages } from '#content-model/project-filters.server.ts';
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

const { filters: words } = content.projects;
const all = content.categories.flatMap((category) => category.projects);
const pages = filterPages(content.categories, words, content.costs);

for (const scripted of [true, false])
  test.describe(scripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: scripted, contextOptions: { reducedMotion: 'reduce' } });

    test('each filter of /projects shows its projects and no others', async ({ page }) => {
      test.skip(pages.length === 0, 'no two projects differ in kind, locality or budget');
      for (const { path, name, projects } of pages.filter(
        (one, i) => pages.findIndex(({ group }) => group === one.group) === i,
      )) {
        await page.goto('/projects');
        if (scripted) await expect(page.locator('html[data-hydrated]')).toBeAttached();
        const links = page.getByRole('region', { name: words.label });
        await expect(links.locator('[aria-current=page]')).toHaveText(`${words.all} ${all.length}`);
        await links.getByRole('link', { name: `${name} ${projects.length}`, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
        const main = page.getByRole('main');
        for (const { slug } of all)
          await expect(main.locator(`a[href="${projectPath(slug)}"]`)).toHaveCount(
            projects.some((one) => one.slug === slug) ? 1 : 0,
          );
        await expect(main.locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page');
        await main.getByRole('link', { name: `${words.all} ${all.length}`, exact: true }).click();
        await expect(page).toHaveURL('/projects');
      }
    });
  });

test('the filters fit every window, and each is large enough for a finger', async ({ page }) => {
  await visit(page, '/projects');
  const links = page
    .getByRole('region', { name: words.label })
    .getByRole('navigation')
    .getByRole('link');
  for (const width of [320, 390, 820, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await links.evaluateAll((all) =>
        all
          .map((link) => link.getBoundingClientRect())
          .map(({ left, right, height }) => ({ left, right, height })),
      );
      expect(boxes.length).toBe(pages.length + 1);
      for (const { left, right, height } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(height).toBeGreaterThanOrEqual(44);
      }
    });
});

test('/projects lists every project by name before it shows the first', async ({ page }) => {
  await page.goto('/projects');
  const list = page.getByRole('region', { name: words.label });
  for (const { slug, title } of all)
    await expect(list.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      projectPath(slug),
    );
});

test('the canonical page is the one of all projects; an unknown choice is not found', async ({
  page,
  request,
  expectFault,
}) => {
  for (const { path } of pages.slice(0, 1)) {
    const html = await (await request.get(path)).text();
    expect(new URL(/rel="canonical" href="([^"]*)"/.exec(html)![1]!).pathname).toBe('/projects');
  }
  expectFault(/404/);
  const answer = await page.goto('/projects/where/atlantis');
  expect(answer?.status()).toBe(404);
});
