/** The projects' own pages for everybody: what axe finds, and what a plan says to a screen reader. */
import AxeBuilder from '@axe-core/playwright';
import { content, PROJECT_PATHS } from './content.ts';
import { expect, test, visit } from './studio.ts';

const READERS = {
  'on a wide screen': { viewport: { width: 1440, height: 900 } },
  'on a phone': { viewport: { width: 390, height: 844 } },
  'at night': { colorScheme: 'dark' },
} as const;

for (const [where, options] of Object.entries(READERS))
  test.describe(`axe ${where}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });
    for (const path of PROJECT_PATHS)
      test(`axe finds nothing on ${path} ${where}`, async ({ page }) => {
        await visit(page, path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
        expect(found).toEqual([]);
      });
  });

test('the pages of projects do not scroll sideways on the widest screen', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  for (const path of PROJECT_PATHS) {
    await page.goto(path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
});

test('the unfolded plan can be left by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const project = content.categories.flatMap(({ projects }) => projects).find(({ plan }) => plan)!;
  await visit(page, `/projects/${project.slug}`);
  const name = content.projects.page.planLabel.replace('{title}', project.title);
  const niche = page.getByRole('button', { name });
  await niche.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name })).toBeHidden();
  await expect(niche).toBeFocused();
});
