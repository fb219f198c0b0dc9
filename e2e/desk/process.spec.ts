/** The owner writes her terms of a step, and visitors read them on the published page. */
import { parse } from 'yaml';
import { createDrafts } from '#server/drafts/drafts.ts';
import { comeIn, expect, test } from './desk.ts';
import { publishAll } from './publish-all.ts';

test.use({ isReleased: true });
// A release is made before it.
test.describe.configure({ timeout: 180_000 });

test('weeks, share and who pays, written at the desk, are on the published page, which names no sample then', async ({
  page,
  desk,
  browser,
}) => {
  test.slow();
  const drafts = createDrafts({ dataDir: desk.dataDir, contentDir: undefined });
  const words = parse(await drafts.readText('process.yaml'));
  const at = words.steps.findIndex((step: { share?: number }) => step.share);
  const risk = words.steps.findIndex((step: { risks: unknown[] }) => step.risks.length > 0);
  await comeIn(page, desk);
  const write = async (path: string, value: string) => {
    await page.goto(`${desk.origin}/desk/words/process#${path}`);
    await page.locator(':focus').fill(value);
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
  };
  await write(`steps.${at}.weeks`, 'Weeks 4–40');
  await write(`steps.${at}.share`, '7');
  await write(`steps.${risk}.risks.0.pays`, 'Our insurance pays.');
  for (const [i, { placeholder }] of words.steps.entries()) {
    if (!placeholder) continue;
    await page.goto(`${desk.origin}/desk/words/process#steps.${i}.placeholder`);
    await page.locator(':focus').uncheck();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
  }

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`${desk.origin}/process`);
  await expect(visitor.getByRole('main')).toContainText(words.sample);
  await publishAll(page);
  await visitor.reload();
  const main = visitor.getByRole('main');
  for (const text of ['Weeks 4–40', '7%, ', 'Our insurance pays.'])
    await expect(main).toContainText(text);
  await expect(main).not.toContainText(words.sample);
  await visitor.context().close();
});
