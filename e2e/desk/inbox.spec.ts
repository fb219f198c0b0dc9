import { readFile } from 'node:fs/promises';
import { comeIn, expect, nothingWaits, OFFLINE, test, whileOffline } from './desk.ts';
import { fill, lists, row, state } from './inbox.ts';

for (const [where, size] of Object.entries({
  'on a wide screen': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
}))
  test.describe(`a morning ${where}`, () => {
    const isPhone = size.width < 960;
    test.use({ viewport: size, hasTouch: isPhone });

    test('an enquiry is read, answered, taken back and sent, and its thread continues in the receipt', async ({
      page,
      desk,
    }) => {
      const { meera } = await fill(desk);
      const receipt = `<${meera}.acknowledgement@osari.test>`;
      await desk.database.call('insertEnquiry', {
        id: 'AAAAA-BBBBB',
        form: 'contact',
        submissionId: null,
        contentHash: 'x',
        duplicateCheck: null,
        values: { user_name: 'Leena', user_email: 'leena@example.org', message: 'One room.' },
        page: '/',
        noticeVersion: null,
        receivedAt: Date.now() - 60_000,
        spamReason: null,
        emails: [{ kind: 'acknowledgement', messageId: receipt }],
      });
      await expect.poll(() => desk.mailbox.received.length).toBe(1);
      await comeIn(page, desk);
      const open = row(page, 'Leena');
      await (isPhone ? open.tap() : open.click());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leena');
      if (isPhone) await page.getByRole('button', { name: 'Reply', exact: true }).tap();
      const reply = page.getByRole('textbox', { name: 'Your reply' });
      await reply.fill('Dear Leena,\n\nthank you. Would Thursday at four suit you?\n\nAsha');
      await expect(page.getByText(/^Saved \d\d:\d\d$/).filter({ visible: true })).toBeVisible();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText(/^Sends in \d+ s$/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Take the reply back' })).toBeFocused();
      await page.getByRole('button', { name: 'Take the reply back' }).click();
      await expect(reply).toHaveValue(/Thursday at four/);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(state(page, 'In talks')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(/^Sent today/)).toBeVisible();
      const { to, raw, text } = desk.mailbox.received.at(-1)!;
      expect(to).toEqual(['leena@example.org']);
      expect(raw).toContain(`In-Reply-To: ${receipt}`);
      expect(raw).toMatch(new RegExp(`References: ${receipt.replaceAll('.', '\\.')}`));
      expect(text).toContain('Would Thursday at four suit you?');
      expect(text).toContain('> One room.');
      // Only once, although it was sent twice.
      expect(desk.mailbox.received.length).toBe(2);
    });

    test('an enquiry that was mailed is marked as spam: the desk says so, and removing the mark sends no mail', async ({
      page,
      desk,
    }) => {
      await desk.enquire(
        1,
        { user_name: 'Best Ranking' },
        { emails: [{ kind: 'studio', messageId: '<ranking.studio@osari.test>' }] },
      );
      await expect.poll(() => desk.mailbox.received.length).toBe(1);
      await comeIn(page, desk);
      await row(page, 'Best Ranking').click();
      await state(page, 'Spam').click();
      await expect(
        page.getByText('It was emailed to the studio before it was marked.'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Not spam', exact: true }).click();
      await expect(page.getByText('Marked as spam', { exact: true })).toBeHidden();
      expect(desk.mailbox.received).toHaveLength(1);
    });

    test('one enquiry is marked as spam, and the mark is undone; another is won', async ({
      page,
      desk,
    }) => {
      await fill(desk);
      await comeIn(page, desk);
      await row(page, 's.pawar@example.org').click();
      await state(page, 'Spam').click();
      await expect(page.getByText('Marked as spam', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Marked as spam', { exact: true })).toBeHidden();
      await state(page, 'Won').click();
      await page.getByRole('link', { name: 'Back to enquiries' }).click();
      await lists(page)
        .getByRole('button', { name: /^Won 1$/ })
        .click();
      await expect(row(page, 's.pawar@example.org')).toBeVisible();
      await expect(row(page, 'Meera Kale')).toBeHidden();
    });

    test('a note is saved while it is written, and is shown on another device', async ({
      page,
      desk,
    }) => {
      const { meera } = await fill(desk);
      await comeIn(page, desk);
      await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
      await page.getByLabel('Private note').fill('Ask which wall the piano came through.');
      await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Private note')).toHaveValue(/piano/);
    });

    test('an enquiry is erased permanently, after a question with the focus on "Keep"', async ({
      page,
      desk,
      expectFault,
    }) => {
      expectFault(/404/);
      const { meera } = await fill(desk);
      await comeIn(page, desk);
      await row(page, 'Meera Kale').click();
      await page.getByRole('button', { name: 'Delete now' }).click();
      await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
      await page.keyboard.press('Escape');
      expect(await desk.database.call('exists', meera)).toBe(true);
      await page.getByRole('button', { name: 'Delete now' }).click();
      await expect(page.getByRole('dialog')).toContainText('Backups still contain them');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect.poll(() => desk.database.call('exists', meera)).toBe(false);
      await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This enquiry no longer exists',
      );
    });

    test('nothing scrolls sideways, and phone, WhatsApp and mail are within reach of the thumb', async ({
      page,
      desk,
    }) => {
      const { meera } = await fill(desk);
      await comeIn(page, desk);
      for (const path of ['', '/people', `/enquiry/${meera}`]) {
        await page.goto(`${desk.origin}/desk${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, path).toBeLessThanOrEqual(0);
      }
      const call = page.locator('a:visible', { hasText: 'Call' }).last();
      await expect(call).toHaveAttribute('href', 'tel:+919822012345');
      const whatsapp = page.locator('a:visible', { hasText: 'WhatsApp' }).last();
      await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/919822012345');
      await expect(page.getByRole('link', { name: /@example\.org$/ })).toHaveAttribute(
        'href',
        /^mailto:/,
      );
    });
  });

test('a new enquiry appears without a reload, and search results can be exported as CSV', async ({
  page,
  desk,
}) => {
  await page.clock.install();
  await fill(desk);
  await comeIn(page, desk);
  await expect(row(page, 'Meera Kale')).toBeVisible();
  await desk.enquire(0, { user_name: 'Farida Shaikh', message: 'The kitchen is dark at noon.' });
  await page.clock.fastForward('01:00');
  await expect(row(page, 'Farida Shaikh')).toBeVisible();
  await page.getByRole('searchbox').fill('Aundh piano');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download these results as a spreadsheet (CSV)' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('"Meera Kale"');
  expect(csv).not.toContain('Rohan');
  await page.getByRole('searchbox').fill('nothing holds this');
  await expect(page.getByText('No results', { exact: true })).toBeVisible();
});

test('if the mail server does not answer, the reply waits, says so, and is sent on a retry', async ({
  page,
  desk,
}) => {
  const { meera } = await fill(desk);
  await comeIn(page, desk);
  desk.mailbox.faults.refuse = '4.2.2 mailbox full';
  await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Dear Meera, Thursday?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await expect(page.getByText(/The mailbox is full\. The desk tries again/)).toBeVisible();
  desk.mailbox.faults.refuse = '';
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText(/^Sent today/)).toBeVisible();
});

test('without a connection the text stays on this device and is sent automatically later', async ({
  page,
  desk,
  context,
  expectFault,
}) => {
  expectFault(/Failed to load resource|ERR_INTERNET/);
  const { meera } = await fill(desk);
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
  const note = page.getByLabel('Private note');
  await expect(note).toBeVisible();
  await context.setOffline(true);
  await note.fill('Written in the lift.');
  await expect(page.getByText('No connection. Not saved yet.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const whole = await desk.database.call('enquiryInFull', meera);
  expect(whole?.handling.note).toBe('Written in the lift.');
});

test('after a change on another device both versions are shown, and one is chosen', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(OFFLINE);
  const { meera } = await fill(desk);
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
  const note = page.getByLabel('Private note');
  await note.fill('From the laptop');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await whileOffline(page, async () => {
    await note.fill('From the laptop, later');
    await desk.database.call('keepNote', meera, 'From the phone', 1);
  });
  await expect(page.getByText(/changed (this )?meanwhile/i)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'From the phone' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep yours' }).click();
  await expect
    .poll(async () => (await desk.database.call('enquiryInFull', meera))?.handling.note)
    .toBe('From the laptop, later');
});

test('a refused note that is discarded can be put back', async ({ page, desk, expectFault }) => {
  expectFault(/400/);
  const { meera } = await fill(desk);
  await comeIn(page, desk);
  await page.route('**/desk/api/enquiries/*/note', (route) =>
    route.fulfill({ status: 400, json: { error: 'The note is too long.' } }),
  );
  await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
  const note = page.getByLabel('Private note');
  const before = await note.inputValue();
  await note.fill('She prefers the morning.');
  const discard = page.getByRole('button', { name: 'Discard my change' });
  await discard.click();
  await expect(note).toHaveValue(before);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue('She prefers the morning.');
  await discard.click();
  await nothingWaits(page);
});
