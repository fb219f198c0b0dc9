/** A project's open plan, by keyboard. */
import { projectPath } from '#content-model/pages.ts';
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test('the open plan can be left by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const project = content.categories.flatMap(({ projects }) => projects).find(({ plan }) => plan)!;
  await visit(page, projectPath(project.slug));
  const name = content.projects.page.planLabel.replace('{title}', project.title);
  const niche = page.getByRole('button', { name });
  await niche.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name })).toBeHidden();
  await expect(niche).toBeFocused();
});
