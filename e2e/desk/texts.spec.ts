import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { comeIn, expect, OFFLINE, openAsColleague, test, whileOffline } from './desk.ts';
import { draft, openTexts } from './texts.ts';

const lead = (page: Page) => page.locator('[data-field="hero.lead"]');
/** The content of the page beside the texts. Its scripts are off, so it is read from outside. */
const shownLive = (page: Page) =>
  page.evaluate(() => document.querySelector('iframe')?.contentDocument?.body?.innerText ?? '');
const framed = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('iframe')?.contentDocument?.querySelector('[data-framed]')
        ?.textContent ?? '',
  );

test('text is saved without a button, and the page beside follows it', async ({ page, desk }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, desk);
  await page.getByRole('link', { name: 'Texts' }).first().click();
  await expect(lead(page)).toBeVisible();
  const before = await lead(page).inputValue();
  await expect.poll(() => shownLive(page)).toContain(before);

  await lead(page).fill('Rooms: “for” everybody 🪔.');
  await expect.poll(() => framed(page)).toBe('Rooms: “for” everybody 🪔.');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(draft(desk, 'home').hero.lead).toBe('Rooms: “for” everybody 🪔.');
  await expect(page.getByRole('link', { name: 'Home changed' })).toBeVisible();

  await page.reload();
  await expect(lead(page)).toHaveValue('Rooms: “for” everybody 🪔.');
  await expect.poll(() => shownLive(page)).toContain('Rooms: “for” everybody');
  const open = await page.request.get(desk.origin);
  expect(await open.text()).toContain(before);

  await page.getByRole('button', { name: 'Reset to published: First sentence' }).click();
  await expect(page.getByRole('link', { name: 'Home changed' })).toHaveCount(0);
  await expect(page.getByText(before).last()).toBeVisible();
  expect(await axeFaults(page, { hasFrame: true })).toEqual([]);
});

test('a click on a text of the page beside leads to its field, and a field leads to its text on the page, also a second time', async ({
  page,
  desk,
}) => {
  const scrollLiveToTop = () =>
    page.evaluate(() =>
      document.querySelector('iframe')?.contentWindow?.scrollTo({ top: 0, behavior: 'instant' }),
    );
  /** The outlined text, if all of it is on screen. */
  const framedOnScreen = () =>
    page.evaluate(() => {
      const { contentDocument, contentWindow } = document.querySelector('iframe')!;
      const found = contentDocument?.querySelector('[data-framed]');
      const { top = -1, bottom = 0 } = found?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= contentWindow!.innerHeight ? found?.textContent : '';
    });
  await openTexts(page, desk, 'faq#answers.groups.1.items.0.question');
  const question = page.getByLabel('Question', { exact: true }).filter({ visible: true });
  await expect(question).toBeFocused();
  const words = await question.inputValue();
  await expect.poll(framedOnScreen).toBe(words);

  await scrollLiveToTop();
  await page.frameLocator('iframe').locator('h1').click();
  const heading = page.locator('[data-field="heading"]');
  await expect(heading).toBeFocused();
  await expect.poll(framedOnScreen).toBe(await heading.inputValue());

  await question.click();
  await expect.poll(framedOnScreen).toBe(words);
  await scrollLiveToTop();
  await expect.poll(framedOnScreen).toBe('');
  await question.click();
  await expect.poll(framedOnScreen).toBe(words);

  // A text with gaps, which the page fills in.
  await page.goto(`${desk.origin}/desk/words/site#whereText`);
  const where = page.locator('[data-field="whereText"]');
  await expect(where).toBeFocused();
  await expect.poll(framedOnScreen).toMatch(/up to \d+ km from/);
  await where.fill('At most {km} km away.');
  await expect.poll(framedOnScreen).toMatch(/^At most \d+ km away\.$/);
});

test('a limit is shown only near its end, and a refusal beside the field', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/status of 400/);
  // The link on Publish and on the list before opening.
  await openTexts(page, desk, 'home#hero.lead');
  await expect(lead(page)).toBeFocused();
  await lead(page).fill('Short.');
  await expect(page.getByText(/characters left/)).toHaveCount(0);
  await lead(page).fill('x'.repeat(158));
  await expect(page.getByText('2 characters left')).toBeVisible();
  await lead(page).fill('');
  await expect(page.getByText('“First sentence” cannot be empty.')).toBeVisible();
  await expect(lead(page)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: 'Go to the field' }).click();
  await expect(lead(page)).toBeFocused();
  await lead(page).fill('Whole again.');
  await expect(page.getByText(/cannot be empty/)).toHaveCount(0);

  // Only the column of the fields scrolls, not the window, also with a changed section at its lower end.
  await page.getByRole('button', { name: 'Open all' }).click();
  const low = page.locator('textarea').last();
  await low.fill(`${await low.inputValue()} x`);
  await expect(page.locator('summary').filter({ hasText: 'changed' }).last()).toBeVisible();
  const isStill = () => document.documentElement.scrollHeight === innerHeight;
  expect(await page.evaluate(isStill)).toBe(true);
});

test('texts of the specification can be changed after one warning, and their standard text can be restored', async ({
  page,
  desk,
}) => {
  await openTexts(page, desk, 'faq#ask.heading');
  const change = page.getByRole('button', { name: /^Change: Heading, / });
  await expect(change).toBeFocused();
  await change.press('Enter');
  const warning = page.getByRole('dialog', { name: 'Unlock the standard texts of this page?' });
  await expect(warning.getByRole('button', { name: 'Keep them locked' })).toBeFocused();
  expect(await axeFaults(page, { hasFrame: true })).toEqual([]);
  await page.keyboard.press('Escape');
  await change.press('Enter');
  await warning.getByRole('button', { name: 'Unlock' }).press('Enter');
  const ask = page.getByRole('group', { name: 'Ask a question' });
  const heading = ask.getByRole('textbox', { name: 'Heading' });
  await expect(heading).toBeFocused();
  await heading.fill('Ask us');
  await expect.poll(() => draft(desk, 'faq').ask.heading).toBe('Ask us');
  // One warning is enough for the page.
  await expect(ask.getByRole('textbox', { name: 'Text in the empty field' })).toBeVisible();
  await ask.getByRole('button', { name: 'Restore the standard text: Heading' }).press('Enter');
  await expect.poll(() => draft(desk, 'faq').ask.heading).toBe('Any Questions?');
  await expect(heading).toHaveValue('Any Questions?');
});

test('if somebody else has changed a text, both versions are shown, and one is chosen', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(OFFLINE);
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/home#hero.lead`);
  await expect(lead(page)).toBeFocused();
  await whileOffline(page, async () => {
    await lead(page).fill('Of Asha.');
    const other = await openAsColleague(browser, desk, page.url());
    await lead(other).fill('Of Rohan.');
    await expect(other.getByText(/^Saved \d/)).toBeVisible();
    await other.context().close();
  });

  const clash = page.getByRole('alert').filter({ hasText: 'changed this meanwhile' });
  await expect(clash).toContainText('Rohan Patil');
  await expect(clash).toContainText('Of Rohan.');
  await expect(clash).toContainText('Of Asha.');
  await clash.getByRole('button', { name: 'Keep yours' }).click();
  await expect(clash).toHaveCount(0);
  await expect.poll(() => draft(desk, 'home').hero.lead).toBe('Of Asha.');
});

test('without a connection texts wait in the browser, also through a reload, and are sent later', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/Failed to (load|fetch)|ERR_|net::/);
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/home#hero.lead`);
  await expect(lead(page)).toBeFocused();
  await page.route('**/desk/api/words/home/field', (route) => route.abort());
  await lead(page).fill('Written on the train.');
  await expect(page.getByText(/No connection since/)).toBeVisible();
  await page.reload();
  await expect(lead(page)).toHaveValue('Written on the train.');
  await page.unroute('**/desk/api/words/home/field');
  await expect.poll(() => draft(desk, 'home').hero.lead).toBe('Written on the train.');
});

test('on a phone the texts are listed below the page, one after the other', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeIn(page, desk);
  await page.getByRole('link', { name: 'Texts' }).last().click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByLabel('Headline', { exact: true })).toBeVisible();
  await expect(lead(page)).toBeHidden();
  await page.getByRole('button', { name: 'Next text' }).click();
  await expect(lead(page)).toBeFocused();
  await lead(page).fill('On the phone.');
  await expect.poll(() => framed(page)).toBe('On the phone.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFaults(page, { hasFrame: true })).toEqual([]);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByLabel('Headline', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All pages' }).click();
  await expect(page.getByRole('link', { name: 'Questions' })).toBeVisible();
});

test.describe('if the page with the changes cannot be rendered', () => {
  test.use({ isReleased: true });
  test('the desk says that it shows the published page, and renders it again on request', async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await comeIn(page, desk);
    const releases = join(desk.dataDir, 'releases');
    const { id } = JSON.parse(readFileSync(join(releases, 'current.json'), 'utf8'));
    const program = join(releases, id, 'server', 'index.js');
    renameSync(program, `${program}.away`);
    await page.getByRole('link', { name: 'Texts' }).first().click();
    await expect(page.getByText('This is the draft.')).toBeVisible();
    await lead(page).fill('Rooms for everybody.');
    const notice = page.getByText('This is the published page');
    await expect(notice).toBeVisible();
    const width = await page.getByRole('group', { name: 'Shown as' }).boundingBox();
    expect(width?.height, 'the labels beside the long notice stay on one line').toBeLessThan(60);
    renameSync(`${program}.away`, program);
    await page.getByRole('button', { name: 'Load the page with my changes' }).click();
    await expect(page.getByText('This is the draft.')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect.poll(() => shownLive(page)).toContain('Rooms for everybody.');
  });
});
