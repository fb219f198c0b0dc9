/** The owner writes her own terms of a step: /process shows weeks, share and who pays, and no sample note. */
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { createDrafts } from '#server/drafts/drafts.ts';
import { openField, type Part, saved, write } from './written.ts';

export const writeSteps: Part = async (writer) => {
  const { page, desk, visitor } = writer;
  const drafts = createDrafts({ dataDir: desk.dataDir, contentDir: undefined });
  const words = parse(await drafts.readText('process.yaml'));
  const at = words.steps.findIndex((step: { share?: number }) => step.share);
  const risk = words.steps.findIndex((step: { risks: unknown[] }) => step.risks.length > 0);
  await write(writer, 'process', `steps.${at}.weeks`, 'Weeks 4–40');
  await write(writer, 'process', `steps.${at}.share`, '7');
  await write(writer, 'process', `steps.${risk}.risks.0.pays`, 'Our insurance pays.');
  for (const [i, { placeholder }] of words.steps.entries()) {
    if (!placeholder) continue;
    await (await openField(writer, 'process', `steps.${i}.placeholder`)).uncheck();
    await saved(page);
  }

  const main = visitor.getByRole('main');
  await visitor.goto(`${desk.origin}/process`);
  await expect(main).toContainText(words.sample);
  return async () => {
    await visitor.goto(`${desk.origin}/process`);
    for (const text of ['Weeks 4–40', '7%, ', 'Our insurance pays.'])
      await expect(main).toContainText(text);
    await expect(main).not.toContainText(words.sample);
  };
};
