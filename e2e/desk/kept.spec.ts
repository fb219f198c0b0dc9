import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import {
  comeIn,
  type DeskServer,
  expect,
  nothingWaits,
  OFFLINE,
  openAsColleague,
  test,
  whileOffline,
} from './desk.ts';

const draft = (desk: DeskServer, file: string) =>
  parse(readFileSync(join(desk.dataDir, 'draft', 'content', `${file}.yaml`), 'utf8'));
const answers = (desk: DeskServer): string[] =>
  draft(desk, 'faq').items.map(({ answer }: { answer: string }) => answer);
const answer = (page: Page, n: number) =>
  page
    .getByRole('group', { name: /^Question: / })
    .nth(n - 1)
    .getByRole('textbox', { name: 'Answer', exact: true });
const openAll = (page: Page) => page.getByRole('button', { name: 'Open all' }).click();
const lead = (page: Page) => page.getByLabel('First sentence', { exact: true });
const clash = (page: Page) => page.getByRole('alert').filter({ hasText: 'meanwhile' });

test('text that is typed into an entry stays in it if somebody else moves the entry meanwhile', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/Failed to (load|fetch)|ERR_|net::/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/faq`);
  await openAll(page);
  const [, second = ''] = [await answer(page, 1).inputValue(), await answer(page, 2).inputValue()];
  const other = await openAsColleague(browser, desk, page.url());
  await openAll(other);
  await page.route('**/desk/api/words/faq/field', (route) => route.abort());
  await answer(page, 1).fill('Of the first question.');
  await expect(page.getByText(/No connection since/)).toBeVisible();
  await other.getByRole('button', { name: 'Question 1: down' }).click();
  await expect(other.getByText('Moved down: it is now question 2.')).toBeVisible();
  await page.unroute('**/desk/api/words/faq/field');
  await expect.poll(() => answers(desk).slice(0, 2)).toEqual([second, 'Of the first question.']);
  await expect(answer(page, 2)).toHaveValue('Of the first question.');
  await expect(answer(page, 1)).toHaveValue(second);
  await expect(clash(page)).toHaveCount(0);
  await other.context().close();
});

test('a conflict stays at its entry when the list is reordered', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(OFFLINE);
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/faq`);
  await openAll(page);
  const second = await answer(page, 2).inputValue();
  const other = await openAsColleague(browser, desk, page.url());
  await openAll(other);
  await whileOffline(page, async () => {
    await answer(page, 1).fill('Of Asha.');
    await answer(other, 1).fill('Of Rohan.');
    await expect.poll(() => answers(desk)[0]).toBe('Of Rohan.');
  });
  await expect(clash(page)).toContainText('Of Rohan.');
  await other.getByRole('button', { name: 'Question 1: down' }).click();
  await expect(answer(page, 2)).toHaveValue('Of Asha.');
  await clash(page).getByRole('button', { name: 'Keep yours' }).click();
  await expect.poll(() => answers(desk).slice(0, 2)).toEqual([second, 'Of Asha.']);
  await other.context().close();
});

test('two tabs of one browser count as one device: changes in both cause no conflict', async ({
  page,
  desk,
  expectFault,
}) => {
  // A save at the same time as one of the other tab is refused, and sent again with the changes of both.
  expectFault(/409/);
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/home#hero.lead`);
  await expect(lead(page)).toBeFocused();
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  // A person continues in one tab after seeing the text of the other.
  await lead(page).press('Control+End');
  await lead(page).pressSequentially(' One');
  await expect(lead(tab)).toHaveValue(/ One$/);
  await lead(tab).press('Control+End');
  await lead(tab).pressSequentially(' two');
  await expect(lead(page)).toHaveValue(/ two$/);
  await lead(page).press('Control+End');
  await lead(page).pressSequentially(' three.');
  await nothingWaits(page);
  await expect.poll(() => draft(desk, 'home').hero.lead).toMatch(/ One two three\.$/);
  for (const each of [page, tab]) {
    await expect(lead(each)).toHaveValue(/ One two three\.$/);
    await expect(clash(each)).toHaveCount(0);
  }
});

test('with a full storage text is saved all the same, and the screen says that it cannot be kept', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/Failed to (load|fetch)|ERR_|net::/);
  await comeIn(page, desk);
  await page.evaluate(() => {
    for (let length = 1_000_000; length > 0; length = Math.floor(length / 2))
      try {
        for (let n = 0; n < 100; n += 1)
          localStorage.setItem(`full ${length} ${n}`, 'x'.repeat(length));
      } catch {
        // Smaller pieces fill the rest.
      }
  });
  await page.goto(`${desk.origin}/desk/words/home#hero.lead`);
  await expect(lead(page)).toBeFocused();
  await page.route('**/desk/api/words/home/field', (route) => route.abort());
  await lead(page).fill('Typed where nothing can be stored.');
  await expect(page.getByText(/This browser cannot keep your changes/)).toBeVisible();
  await page.unroute('**/desk/api/words/home/field');
  await expect.poll(() => draft(desk, 'home').hero.lead).toBe('Typed where nothing can be stored.');
});
