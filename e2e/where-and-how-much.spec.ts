import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, lookAt, sectionOf, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const { localities } = content.site.serviceArea;
const cost = content.faq.items.find(({ bands }) => bands)!;
const { caption, columns, rows, note } = cost.bands!;

async function askForCost(page: Page, path: string) {
  await visit(page, path);
  await page.getByRole('main').getByText(cost.question).click();
  return page.getByRole('table', { name: caption });
}

test('the localities are listed beside the contact forms and among the services', async ({
  page,
}) => {
  expect(localities).toEqual(expect.arrayContaining(['Baner', 'Aundh', 'Wakad', 'Hinjewadi']));
  for (const path of ['/contact', '/']) {
    await visit(page, path);
    const where = page.getByRole('main').locator('address > dl > div');
    const own = where.filter({ hasText: content.contact.info.where });
    for (const name of localities) await expect(own, path).toContainText(name);
    await expect(own).toContainText('50 km');
  }
  await visit(page, '/services');
  const { heading } = content.services.included;
  for (const name of localities) await expect(sectionOf(page, heading)).toContainText(name);
});

for (const path of ['/faq', '/'])
  test(`the answer on cost at ${path} has weeks and a range for each kind of home`, async ({
    page,
  }) => {
    const table = await askForCost(page, path);
    await expect(table.getByRole('columnheader')).toHaveText(Object.values(columns));
    for (const { name, weeks, cost: band } of rows) {
      const row = table.getByRole('row', { name: new RegExp(`^${name} `) });
      await expect(row.getByRole('rowheader')).toHaveText(name);
      await expect(row.getByRole('cell')).toHaveText([weeks, band]);
    }
    const kinds = rows.map(({ name }) => name);
    expect(kinds).toEqual(expect.arrayContaining(['1BHK', '2BHK', '3BHK', 'Bungalow']));
  });

test('the table fits every screen, no number wraps, and a note is shown if a number is a sample', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const table = await askForCost(page, '/faq');
  const areSamples = rows.some(({ placeholder }) => placeholder);
  await expect(page.getByText(note)).toBeVisible({ visible: areSamples });
  for (const width of [320, 390, 2560])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await lookAt(table);
      await expect(table).toBeInViewport();
      const { left, right } = await table.evaluate((element) => element.getBoundingClientRect());
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      const heights = await table
        .locator('tbody tr')
        .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      // A second line would differ by much more than rounding.
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
});

test('in print the table is printed with its answer', async ({ page }) => {
  await visit(page, '/faq');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: caption })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the table opens with its question', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('main').getByText(cost.question).click();
    await expect(page.getByRole('table', { name: caption })).toBeVisible();
  });
});
