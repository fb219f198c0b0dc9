/** The owner writes a rate of /cost, and visitors see what it makes of the bill. */
import { parse } from 'yaml';
import { estimate } from '#content-model/costs/estimate.ts';
import { readQuery } from '#content-model/costs/read-query.ts';
import { grouped } from '#content-model/costs/rupees.ts';
import type { Costs } from '#content-model/schema.server.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import { comeIn, expect, test } from './desk.ts';
import { publishAll } from './publish-all.ts';

test.use({ isReleased: true });
// A release is made before it.
test.describe.configure({ timeout: 180_000 });

test('a rate that the owner writes is on the published page, in the bill and in every address of an estimate', async ({
  page,
  desk,
  browser,
}) => {
  test.slow();
  const drafts = createDrafts({ dataDir: desk.dataDir, contentDir: undefined });
  const costs = parse(await drafts.readText('costs.yaml')) as Costs;
  const { asked } = readQuery(costs, '');
  const [room = ''] = 'rooms' in asked ? asked.rooms : [];
  const sumOf = (table: Costs) => grouped(estimate(table, asked).sum);
  const before = sumOf(costs);
  const rates = costs.rooms[room]!.parts[0]!.rates;
  rates.high += 12_345;

  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/costs#rooms.${room}.parts.0.rates.high`);
  const field = page.locator(':focus');
  await expect(field).toHaveAccessibleName('Rate, finest level');
  await field.fill(String(rates.high));
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  rates[asked.level] = rates.high;
  await page.goto(`${desk.origin}/desk/words/costs#rooms.${room}.parts.0.rates.${asked.level}`);
  await page.locator(':focus').fill(String(rates.high));
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const shown = async (query: string) => {
    await visitor.goto(`${desk.origin}/cost${query}`);
    return visitor.locator('#bill').innerText();
  };
  expect(await shown('')).toContain(before);
  await publishAll(page);
  const after = sumOf(costs);
  expect(after).not.toBe(before);
  for (const query of ['', `?level=${asked.level}`]) expect(await shown(query)).toContain(after);
  await visitor.context().close();
});
