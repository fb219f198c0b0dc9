/** The owner writes a rate of /cost, and visitors see what it makes of the bill, in every address of an estimate. */
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { estimate } from '#content-model/costs/estimate.ts';
import { readQuery } from '#content-model/costs/read-query.ts';
import { grouped } from '#content-model/costs/rupees.ts';
import type { Costs } from '#content-model/schema.server.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import { type Part, saved } from './written.ts';

export const writeCosts: Part = async ({ page, desk, visitor }) => {
  const drafts = createDrafts({ dataDir: desk.dataDir, contentDir: undefined });
  const costs = parse(await drafts.readText('costs.yaml')) as Costs;
  const { asked } = readQuery(costs, '');
  const [room = ''] = 'rooms' in asked ? asked.rooms : [];
  const sumOf = (table: Costs) => grouped(estimate(table, asked).sum);
  const before = sumOf(costs);
  const rates = costs.rooms[room]!.parts[0]!.rates;
  rates.high += 12_345;

  await page.goto(`${desk.origin}/desk/words/costs#rooms.${room}.parts.0.rates.high`);
  const field = page.locator(':focus');
  await expect(field).toHaveAccessibleName('Rate, finest level');
  await field.fill(String(rates.high));
  await saved(page);
  rates[asked.level] = rates.high;
  await page.goto(`${desk.origin}/desk/words/costs#rooms.${room}.parts.0.rates.${asked.level}`);
  await page.locator(':focus').fill(String(rates.high));
  await saved(page);

  const shown = async (query: string) => {
    await visitor.goto(`${desk.origin}/cost${query}`);
    return visitor.locator('#bill').innerText();
  };
  expect(await shown('')).toContain(before);
  const after = sumOf(costs);
  expect(after).not.toBe(before);
  return async () => {
    for (const query of ['', `?level=${asked.level}`]) expect(await shown(query)).toContain(after);
  };
};
