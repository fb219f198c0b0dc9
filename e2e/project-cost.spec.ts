/** What a project would cost today: on its page, on its card, and the same on the page of costs. */
import { projectPath } from '#content-model/pages.ts';
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

const projects = content.categories.flatMap((category) => category.projects);

for (const { slug, facts, cost } of projects.filter((project) => project.cost)) {
  test(`${slug} shows its cost, and links to the bill with the same sum`, async ({ page }) => {
    await visit(page, projectPath(slug));
    const row = page.locator('[data-fact=cost]');
    await expect(row).toContainText(facts!.cost!);
    if (!cost!.to) return;
    await row.getByRole('link').click();
    await expect(page).toHaveURL(cost!.to);
    const figures = /[\d.,]+–[\d.,]+/.exec(facts!.cost!)![0];
    await expect(page.getByRole('main')).toContainText(figures);
  });
}

test('the card of each project shows its cost beside its name', async ({ page }) => {
  for (const { key, projects: own } of content.categories) {
    if (own.length < 2) continue;
    await visit(page, `/projects#${key}`);
    for (const { title, cost } of own) {
      const card = page.getByRole('region', { name: title, exact: true }).first();
      await expect(card).toContainText(cost?.short ?? title);
    }
  }
});
