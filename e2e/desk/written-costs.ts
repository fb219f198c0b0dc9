/** The owner changes a rate of /cost, and visitors see its effect on the bill, at every address of an estimate. */
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { estimate } from '#content-model/costs/estimate.ts';
import { readQuery } from '#content-model/costs/read-query.ts';
import { groupDigits } from '#content-model/costs/rupees.ts';
import type { Costs } from '#content-model/schema.server.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import { openField, type Part, saved, write } from './written.ts';

export const writeCosts: Part = async (writer) => {
  const { page, desk, visitor } = writer;
  const drafts = createDrafts({ dataDir: desk.dataDir, contentDir: undefined });
  const costs = parse(await drafts.readText('costs.yaml')) as Costs;
  const { request } = readQuery(costs, '');
  const [room = ''] = 'rooms' in request ? request.rooms : [];
  const sumOf = (table: Costs) => groupDigits(estimate(table, request).sum);
  const before = sumOf(costs);
  const rates = costs.rooms[room]!.parts[0]!.rates;
  rates.high += 12_345;

  const path = `rooms.${room}.parts.0.rates`;
  const field = await openField(writer, 'costs', `${path}.high`);
  await expect(field).toHaveAccessibleName('Rate, finest level');
  await field.fill(String(rates.high));
  await saved(page);
  rates[request.level] = rates.high;
  await write(writer, 'costs', `${path}.${request.level}`, String(rates.high));

  const shown = async (query: string) => {
    await visitor.goto(`${desk.origin}/cost${query}`);
    return visitor.locator('#bill').innerText();
  };
  expect(await shown('')).toContain(before);
  const after = sumOf(costs);
  expect(after).not.toBe(before);
  return async () => {
    for (const query of ['', `?level=${request.level}`])
      expect(await shown(query)).toContain(after);
  };
};
