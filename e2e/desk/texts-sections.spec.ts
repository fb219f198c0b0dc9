import type { Page } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { comeIn, expect, test } from './desk.ts';
import { draft, onLivePage, openTexts } from './texts.ts';

const services = (page: Page) => page.getByRole('group', { name: /^Service: / });

test('a long page of texts is divided into collapsible sections, and an entry is named by its own text', async ({
  page,
  desk,
}) => {
  await openTexts(page, desk, 'services');
  const list = page.getByRole('group', { name: 'The services' });
  await expect(list).toBeVisible();
  await expect(services(page)).toHaveCount(0);
  await list.locator('summary').first().press('Enter');
  const title = services(page).first().getByRole('textbox', { name: 'Title' });
  await expect(services(page).first()).toBeVisible();
  await expect(title).toBeHidden();
  await services(page).first().locator('summary').press('Enter');
  await title.fill('Homes by the river');
  await expect(page.getByRole('group', { name: 'Service: Homes by the river' })).toBeVisible();
  // Open sections stay open while the page is loaded again.
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(title).toBeVisible();
  expect(await axeFaults(page, { hasFrame: true })).toEqual([]);
  await page.getByRole('button', { name: 'Open all' }).press('Enter');
  await expect(services(page).last().getByRole('textbox', { name: 'Title' })).toBeVisible();
  await page.getByRole('button', { name: 'Close all' }).press('Enter');
  await expect(services(page)).toHaveCount(0);
});

test('a link to a text in a collapsed section, and a text that is refused, open the section', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/status of 400/);
  await openTexts(page, desk, 'services#items.1.title');
  const title = services(page).nth(1).getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/desk/api/words/services/field', async (route) => {
    await released;
    await route.continue();
  });
  await title.fill('');
  await page.getByRole('group', { name: 'The services' }).locator('summary').first().click();
  await expect(title).toBeHidden();
  release();
  await expect(page.getByText('“Title” cannot be empty.')).toBeVisible();
  await expect(title).toBeVisible();
});

test('a section is hidden from the page with the switch beside its heading, also if it has texts on other pages', async ({
  page,
  desk,
}) => {
  await openTexts(page, desk, 'home');
  const count = async (what: string) => (await onLivePage(page, what)).length;
  await expect.poll(() => count('main summary')).toBeGreaterThan(0);
  const [lists, questions] = [await count('main dl'), await count('main summary')];
  const counters = page.getByRole('switch', { name: 'Four numbers, shown on the page' });
  await page
    .getByRole('group', { name: 'Four numbers', exact: true })
    .locator('summary')
    .first()
    .focus();
  await page.keyboard.press('Tab');
  await expect(counters).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('switch', { name: 'Questions' }).click();
  await expect.poll(() => draft(desk, 'home').hidden).toEqual({ counters: true, faq: true });
  await expect.poll(() => count('main dl')).toBe(lists - 1);
  await expect.poll(() => count('main summary')).toBeLessThan(questions);
  expect(await axeFaults(page, { hasFrame: true })).toEqual([]);
  // The link in the list of changes.
  await page.goto(`${desk.origin}/desk/words/home#hidden.counters`);
  await expect(counters).toBeFocused();
  await expect(counters).toHaveAttribute('aria-checked', 'false');
  await counters.press('Space');
  await expect.poll(() => draft(desk, 'home').hidden).toEqual({ faq: true });
});

test('beside a page’s title is a preview of its search result and shared link, with the part that is cut off', async ({
  page,
  desk,
}) => {
  await openTexts(page, desk, 'pages#/about.title');
  const about = page.getByRole('group', { name: 'About', exact: true });
  const elsewhere = about.getByRole('region', { name: 'Search result and shared link' });
  await about.getByRole('textbox', { name: 'Title', exact: true }).fill('Who draws here');
  await expect(elsewhere.getByText(/^Who draws here · /)).toHaveCount(2);
  await expect(elsewhere.getByText(/ › about$/)).toBeVisible();
  await expect(elsewhere.getByText(/will probably cut/)).toHaveCount(0);
  // The card is a picture that the site serves.
  const card = elsewhere.locator('img');
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(600);
  await about
    .getByRole('textbox', { name: 'Title', exact: true })
    .fill('Who draws here, who builds here and who answers when somebody calls');
  await expect(elsewhere.getByText(/will probably cut the title/)).toBeVisible();
  expect(await axeFaults(page, { hasFrame: true })).toEqual([]);
});

test('a project has a preview of the search result and the shared link of its published page', async ({
  page,
  desk,
}) => {
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/projects/patil-residence`);
  const shown = page.getByRole('region', { name: 'Search result and shared link' });
  await page.getByText('In search results and shared links').click();
  await expect(shown.getByText(/^Patil Residence/)).toHaveCount(2);
  await expect(shown.getByText(/ › projects › patil-residence$/)).toBeVisible();
  await expect(shown.locator('img')).toHaveJSProperty('complete', true);
  expect(await axeFaults(page)).toEqual([]);
});
