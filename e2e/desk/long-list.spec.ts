import type { Enquiry } from '#contract/desk/enquiries.ts';
import { comeIn, type DeskServer, expect, test } from './desk.ts';
import { lists, row } from './inbox.ts';

const rows = '[data-row]';

/** One enquiry every hour, the latest just now. In "Needs a reply" the first is the oldest, visitor 119. */
async function fillLong(desk: DeskServer) {
  for (let n = 0; n < 120; n += 1)
    await desk.enquire(n, {
      user_name: `Visitor ${n}`,
      property_type: '2BHK',
      message: `A flat in Aundh, number ${n}.`,
    });
}

for (const [where, size] of Object.entries({
  'on a wide screen': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
}))
  test.describe(`a list of 120 enquiries ${where}`, () => {
    test.use({ viewport: size });

    test('is shown in pages of fifty; "Show more" adds the next ones below and moves the focus to the first of them', async ({
      page,
      desk,
    }) => {
      await fillLong(desk);
      await comeIn(page, desk);
      await expect(lists(page).getByRole('button', { name: 'Needs a reply 120' })).toBeVisible();
      await expect(page.locator(rows)).toHaveCount(50);
      await page.getByRole('button', { name: 'Show more (70 left)' }).click();
      await expect(page.locator(rows)).toHaveCount(100);
      await expect(page.locator(rows).nth(50)).toBeFocused();
      await expect(page.locator(rows).nth(50)).toBeInViewport();
      await page.getByRole('button', { name: 'Show more (20 left)' }).click();
      await expect(page.locator(rows)).toHaveCount(120);
      await expect(page.locator(rows).nth(100)).toBeFocused();
      await expect(page.getByRole('button', { name: /^Show more/ })).toHaveCount(0);
      const names = await page.locator(`${rows} .who b`).allTextContents();
      expect(new Set(names).size).toBe(120);
    });
  });

test.describe('a long list by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('j on the last row loads more and moves to the first of them; a new enquiry does not move the focus', async ({
    page,
    desk,
  }) => {
    await page.clock.install();
    await fillLong(desk);
    await comeIn(page, desk);
    await expect(page.locator(rows)).toHaveCount(50);
    await page.locator(rows).nth(49).focus();
    await page.keyboard.press('j');
    await expect(page.locator(rows)).toHaveCount(100);
    await expect(page.locator(rows).nth(50)).toBeFocused();
    await page.keyboard.press('k');
    await expect(page.locator(rows).nth(49)).toBeFocused();
    await page.keyboard.press('j');
    const focused = await page.locator(rows).nth(50).getAttribute('data-row');
    await desk.enquire(200, { user_name: 'Farida Shaikh' });
    await page.clock.fastForward('01:00');
    await expect(row(page, 'Farida Shaikh')).toBeVisible();
    await expect(page.locator(`[data-row="${focused}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.under .wide').first()).toHaveText('52 of 121 that need a reply');
    await page.keyboard.press('Escape');
    await expect(page.locator(`[data-row="${focused}"]`)).toBeFocused();
    await expect(page.locator(rows)).toHaveCount(100);
  });

  test('j in an enquiry continues past the fiftieth', async ({ page, desk }) => {
    await fillLong(desk);
    await comeIn(page, desk);
    await page.locator(rows).nth(49).click();
    const place = page.locator('.under .wide').first();
    await expect(place).toHaveText('50 of 120 that need a reply');
    const name = page.getByRole('heading', { level: 1 });
    const fiftieth = await name.textContent();
    // On phones the link "Next" appears once the next page has loaded.
    await expect(page.locator('.under .place a')).toHaveCount(1);
    await page.keyboard.press('j');
    await expect(place).toHaveText('51 of 120 that need a reply');
    await expect(name).not.toHaveText(fiftieth!);
  });
});

test('a search in "All" finds spam, notes and replies, and every list shows its number of results', async ({
  page,
  desk,
}) => {
  await fillLong(desk);
  const words = await desk.enquire(1, { user_name: 'Words', message: 'A cage for a parrot.' });
  const noted = await desk.enquire(2, { user_name: 'Noted' });
  await desk.database.call('keepNote', noted, 'The neighbour has a parrot.', 0);
  const replied = await desk.enquire(3, { user_name: 'Replied' });
  await desk.database.call('queueReply', {
    enquiryId: replied,
    author: 'Asha',
    authorId: 'asha',
    subject: 'Your flat',
    body: 'The parrot is welcome.',
    domain: 'osari.test',
    now: Date.now(),
    sendAt: Date.now() + 86_400_000,
  });
  const spam = await desk.enquire(
    4,
    { user_name: 'Robot', message: 'Buy a parrot' },
    { spamReason: 'honeypot' },
  );
  await comeIn(page, desk);
  await page.getByRole('searchbox').fill('parrot');
  await expect(page.locator(rows)).toHaveCount(2);
  await expect(page.locator('.elsewhere')).toContainText('2 more in other lists.');
  for (const name of ['Needs a reply 2', 'In talks 1', 'Won 0', 'Spam 1', 'All 4'])
    await expect(lists(page).getByRole('button', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Search all lists' }).click();
  await expect(page.locator(rows)).toHaveCount(4);
  const found = await page
    .locator(rows)
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-row')));
  expect(found).toEqual([words, noted, replied, spam]);
  await expect(row(page, 'Robot')).toContainText('filled in a hidden field');
  await expect(row(page, 'Robot')).not.toContainText('honeypot');
  await expect(row(page, 'Robot').locator('.who')).toContainText('Spam');
  // On a phone the current list is named.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(lists(page).getByRole('button', { name: 'All 4' })).toBeInViewport({ ratio: 1 });
});

test('a form field that the screen does not know is listed among the details', async ({
  page,
  desk,
}) => {
  const id = await desk.enquire(1, { user_name: 'Meera Kale' });
  await comeIn(page, desk);
  // The server's part of a new field is tested in server/new-field.test.ts.
  await page.route(`**/desk/api/enquiries/${id}`, async (route) => {
    const response = await route.fetch();
    const enquiry = (await response.json()) as Enquiry;
    await route.fulfill({
      response,
      json: { ...enquiry, more: [{ label: 'Budget', value: '20 lakh' }] },
    });
  });
  await row(page, 'Meera Kale').click();
  const facts = page.getByRole('complementary', { name: 'Details' });
  await expect(facts.locator('dt', { hasText: 'Budget' }).locator('+ dd')).toHaveText('20 lakh');
});
