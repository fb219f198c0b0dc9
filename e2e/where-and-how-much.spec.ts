import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, lookAt, sectionOf, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const { serviceArea, whereText } = content.site;
const where = whereText
  .replaceAll('{localities}', serviceArea.localities.join(', '))
  .replaceAll('{km}', `${serviceArea.radius / 1000}`);
const cost = content.faq.items.find(({ bands }) => bands);
const bands = cost?.bands;
const { caption = '', columns = {}, rows = [], note = '' } = bands ?? {};
const skipWithoutTable = () => test.skip(!bands, 'content/faq.yaml has no table of costs');

async function askForCost(page: Page, path: string) {
  skipWithoutTable();
  await visit(page, path);
  await page.getByRole('main').getByText(cost!.question, { exact: true }).click();
  return page.getByRole('table', { name: caption });
}

test('the localities are listed beside the contact forms and among the services', async ({
  page,
}) => {
  for (const path of ['/contact', '/']) {
    await visit(page, path);
    const facts = page.getByRole('main').locator('address > dl > div');
    const own = facts.filter({ hasText: content.contact.info.where });
    await expect(own, path).toContainText(where);
  }
  if (content.services.hidden?.included) return;
  await visit(page, '/services');
  const { heading } = content.services.included;
  await expect(sectionOf(page, heading)).toContainText(where);
});

for (const path of ['/faq', '/'])
  test(`the answer on cost at ${path} has weeks and a range for each kind of home`, async ({
    page,
  }) => {
    test.skip(path === '/' && Boolean(content.home.hidden?.faq), 'content/home.yaml hides it');
    const table = await askForCost(page, path);
    await expect(table.getByRole('columnheader')).toHaveText(Object.values(columns));
    for (const { name, weeks, cost: band } of rows) {
      const row = table.getByRole('row', { name: new RegExp(`^${RegExp.escape(name)} `) });
      await expect(row.getByRole('rowheader')).toHaveText(name);
      await expect(row.getByRole('cell')).toHaveText([weeks, band]);
    }
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
  skipWithoutTable();
  await visit(page, '/faq');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: caption })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the table opens with its question', async ({ page }) => {
    skipWithoutTable();
    await page.goto('/faq');
    await page.getByRole('main').getByText(cost!.question, { exact: true }).click();
    await expect(page.getByRole('table', { name: caption })).toBeVisible();
  });
});
