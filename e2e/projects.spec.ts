import { content } from './content.ts';
import {
  choose,
  details,
  entry,
  expectChosen,
  hasTabs,
  lightbox,
  panel,
  pictureLink,
  residential,
  salon,
  tab,
} from './projects.ts';
import { expect, test, visit } from './studio.ts';

const [first] = content.categories as [(typeof content.categories)[number]];

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

test('two categories, the first one chosen, each with a description and its pictures', async ({
  page,
}) => {
  await visit(page, '/projects');
  await expectChosen(page, first);
  await expect(panel(page)).toContainText(first.description);
  await expect(pictureLink(page, salon.slug, 1)).toBeVisible();
  await choose(page, residential);
  await expectChosen(page, residential);
  await expect(panel(page)).toContainText(residential.description);
  for (const { slug } of residential.projects)
    await expect(pictureLink(page, slug, 1)).toBeVisible();
  await expect(pictureLink(page, salon.slug, 1)).toBeHidden();
  if (hasTabs) {
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, first)).toBeFocused();
  } else await choose(page, first);
  await expect(panel(page)).toContainText(first.description);
});

test('each project says how many pictures it has', async ({ page }) => {
  await visit(page, '/projects');
  await expect(page.locator(`[data-address^="${salon.slug}/"]`)).toHaveCount(salon.photos.length);
  await choose(page, residential);
  const { views, oneView } = content.projects.words;
  for (const { title, photos } of residential.projects) {
    const project = panel(page).getByRole('region', { name: title, exact: true });
    await expect(project).toContainText(
      (photos.length === 1 ? oneView : views).replace('{count}', `${photos.length}`),
    );
  }
});

test('a fragment opens its category', async ({ page }) => {
  await visit(page, '/projects#residential');
  await expectChosen(page, residential);
});

test('a fragment opens its project, in its category', async ({ page }) => {
  const project = residential.projects.at(-1)!;
  await visit(page, `/projects#${project.slug}`);
  await expectChosen(page, residential);
  await expect(details(page)).toHaveAttribute('data-details', 'ready');
  await expect(entry(page, project.title)).toHaveAttribute('open');
  await expect(entry(page, project.title)).toBeInViewport();
});

test('a fragment opens its picture; closing it shows the project', async ({ page }) => {
  const project = residential.projects[0]!;
  await visit(page, `/projects#${project.slug}/3`);
  await expect(lightbox(page)).toContainText(`${project.title} · 3 of ${project.photos.length}`);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expectChosen(page, residential);
  await expect(page).toHaveURL(`/projects#${project.slug}`);
});

for (const fragment of ['no-such-house', `${salon.slug}/99`, `${salon.slug}/0`, '%E0%A4%A'])
  test(`the unknown fragment #${fragment} is ignored`, async ({ page }) => {
    await visit(page, `/projects#${fragment}`);
    await expectChosen(page, first);
    await expect(lightbox(page)).toHaveCount(0);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('both categories are shown with their descriptions, pictures and projects', async ({
    page,
  }) => {
    await page.goto('/projects');
    // With script disabled by the driver, Chromium still parses the content of <noscript> as text.
    const told = await page
      .locator('noscript')
      .evaluateAll((all) =>
        all.map(
          ({ textContent }) =>
            new DOMParser().parseFromString(textContent!, 'text/html').body.textContent,
        ),
      );
    for (const { key, description, projects } of content.categories) {
      await expect(page.locator(`#${key}`), 'target of links to the category').toBeAttached();
      if (!hasTabs && !(await page.getByText(description).isVisible()))
        await page.locator(`[data-category=${key}] > summary`).click();
      await expect(page.getByText(description)).toBeVisible();
      for (const { slug, summary } of projects) {
        await expect(pictureLink(page, slug, 1)).toBeVisible();
        if (summary) expect(told.join(' ')).toContain(summary);
      }
    }
  });
});
