/** The table of weeks and costs on /services, with places of work. */
import { weeksAndCosts } from '#content-model/costs/weeks-and-costs.ts';
import { unlessHidden } from '#content-model/sections.server.ts';
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

const { homes, places } = weeksAndCosts(content.costs);
const { services } = content;
const rows = unlessHidden(services, 'weeks', services.weeks) ? [...homes, ...places] : [];

test('/services has a row for every home and place of work, completely visible at every width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await visit(page, '/services');
  for (const { name, weeks, cost } of rows) {
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(row.getByRole('cell')).toHaveText([weeks, cost]);
  }
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('a row links to its bill', async ({ page }) => {
  test.skip(rows.length === 0, 'the studio shows no such table');
  await visit(page, '/services');
  const { name, to } = rows.at(-1)!;
  await page.getByRole('row').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(to);
});
