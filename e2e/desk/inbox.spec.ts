import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { comeIn, type DeskServer, expect, test } from './desk.ts';

const DAYS = 24;
/** Milliseconds between two looks at the inbox, as in `desk/api.ts`. */
const POLL = 10_000;
/** A morning's inbox: two late, one new, one from a question, one answered. */
async function fill(desk: DeskServer) {
  const late = await desk.enquire(5 * DAYS, {
    user_name: 'Rohan Deshpande',
    property_type: 'Commercial',
    message: 'A dental clinic on a first floor, two chairs and a waiting room.',
  });
  const meera = await desk.enquire(1, {
    user_name: 'Meera Kale',
    property_type: '2BHK',
    user_phone: '+91 98220 12345',
    message: 'A flat in Aundh, ninth floor, west-facing.\n\nThree of us and a piano.',
  });
  const question = await desk.enquire(
    0.2,
    { user_email: 's.pawar@example.org', question: 'Do you also take on only a kitchen?' },
    { form: 'question', page: '/faq' },
  );
  return { late, meera, question };
}
const row = (page: Page, name: string) => page.getByRole('link').filter({ hasText: name });
const lists = (page: Page) => page.getByRole('navigation', { name: 'Lists of enquiries' });
const state = (page: Page, name: string) =>
  page.locator('.states:visible').getByRole('button', { name, exact: true });

for (const [where, size] of Object.entries({
  'on a wide screen': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
}))
  test.describe(`a morning ${where}`, () => {
    const isPhone = size.width < 960;
    test.use({ viewport: size, hasTouch: isPhone });

    test('one is read, answered, taken back, sent, and threaded to its receipt', async ({
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
      if (isPhone) await page.getByRole('button', { name: 'Answer' }).tap();
      const reply = page.getByRole('textbox', { name: 'Your reply' });
      await reply.fill('Dear Leena,\n\nthank you. Would Thursday at four suit you?\n\nAsha');
      await expect(page.getByText(/^Kept \d\d:\d\d$/).filter({ visible: true })).toBeVisible();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText(/^Goes out in \d+ s$/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Take it back' })).toBeFocused();
      await page.getByRole('button', { name: 'Take it back' }).click();
      await expect(reply).toHaveValue(/Thursday at four/);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(state(page, 'In talks')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(/^Mailed today/)).toBeVisible({ timeout: 30_000 });
      const { to, raw, text } = desk.mailbox.received.at(-1)!;
      expect(to).toEqual(['leena@example.org']);
      expect(raw).toContain(`In-Reply-To: ${receipt}`);
      expect(raw).toMatch(new RegExp(`References: ${receipt.replaceAll('.', '\\.')}`));
      expect(text).toContain('Would Thursday at four suit you?');
      expect(text).toContain('> One room.');
      // Only once, although it was sent twice.
      expect(desk.mailbox.received.length).toBe(2);
    });

    test('one is marked spam, and the mark is undone; another is won', async ({ page, desk }) => {
      await fill(desk);
      await comeIn(page, desk);
      await row(page, 's.pawar@example.org').click();
      await state(page, 'Spam').click();
      await expect(page.getByText('Taken for spam')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Taken for spam')).toBeHidden();
      await state(page, 'Won').click();
      await page.getByRole('link', { name: 'All enquiries' }).click();
      await lists(page)
        .getByRole('button', { name: /^Won 1$/ })
        .click();
      await expect(row(page, 's.pawar@example.org')).toBeVisible();
      await expect(row(page, 'Meera Kale')).toBeHidden();
    });

    test('a note is kept as it is written, and stands there on another device', async ({
      page,
      desk,
    }) => {
      const { meera } = await fill(desk);
      await comeIn(page, desk);
      await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
      await page.getByLabel('Private note').fill('Ask which wall the piano came through.');
      await expect(page.getByText(/^Kept \d\d:\d\d$/)).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Private note')).toHaveValue(/piano/);
    });

    test('is erased for good, after being asked with "Keep" in focus', async ({
      page,
      desk,
      expectFault,
    }) => {
      expectFault(/404/);
      const { meera } = await fill(desk);
      await comeIn(page, desk);
      await row(page, 'Meera Kale').click();
      await page.getByRole('button', { name: 'Erase now' }).click();
      await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
      await page.keyboard.press('Escape');
      expect(await desk.database.call('exists', meera)).toBe(true);
      await page.getByRole('button', { name: 'Erase now' }).click();
      await expect(page.getByRole('dialog')).toContainText('Mails in your mailbox stay');
      await page.getByRole('button', { name: 'Erase', exact: true }).click();
      await expect.poll(() => desk.database.call('exists', meera)).toBe(false);
      await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not here any more');
    });

    test('nothing scrolls sideways, and phone, WhatsApp and mail are under the thumb', async ({
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

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('j and k walk, Enter opens, e and ! mark, z undoes, / searches, ? lists the keys', async ({
    page,
    desk,
  }) => {
    await fill(desk);
    await comeIn(page, desk);
    const press = (key: string) => page.keyboard.press(key);
    await expect(row(page, 'Rohan')).toBeVisible();
    await press('j');
    await expect(row(page, 'Rohan')).toBeFocused();
    await press('j');
    await press('j');
    await press('k');
    await expect(page.locator('[data-row]:focus')).toHaveCount(1);
    await press('k');
    await press('e');
    await expect(
      page.getByRole('status').filter({ hasText: 'Rohan Deshpande is in talks' }),
    ).toBeVisible();
    // The focus has gone on to what comes next.
    await expect(page.locator('[data-row]:focus')).toHaveCount(1);
    await press('z');
    await expect(page.getByRole('region', { name: /^Late/ }).getByRole('link')).toContainText(
      'Rohan',
    );
    await press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('kitchen');
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await press('Enter');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('s.pawar@example.org');
    await press('Escape');
    await expect(row(page, 's.pawar')).toBeFocused();
    await press('!');
    await expect(page.getByRole('status').filter({ hasText: 'is marked as spam' })).toBeVisible();
    await press('z');
    await press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect(keys).toBeVisible();
    await press('Escape');
    await expect(keys).toBeHidden();
    await press('g');
    await press('o');
    await expect(page).toHaveURL(/\/desk\/people$/);
    await press('g');
    await press('e');
    await expect(lists(page)).toBeVisible();
  });

  test('a slow answer to a mark leaves the focus where the owner has gone, and z waits for it', async ({
    page,
    desk,
  }) => {
    await fill(desk);
    await comeIn(page, desk);
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/state', async (route) => {
      await isLetGo;
      await route.continue();
    });
    await row(page, 'Rohan').focus();
    await page.keyboard.press('e');
    await page.keyboard.press('z');
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    await expect(search).toBeFocused();
    const isMarkedAndUndone = Promise.all([
      page.waitForResponse((answer) => answer.request().postData() === '{"state":"talks"}'),
      page.waitForResponse((answer) => answer.request().postData() === '{"state":"new"}'),
    ]);
    letGo();
    await isMarkedAndUndone;
    await expect(page.getByRole('region', { name: /^Late/ }).getByRole('link')).toContainText(
      'Rohan',
    );
    await page.keyboard.type('kitchen');
    await expect(search).toHaveValue('kitchen');
    await expect(page.locator('[data-row]')).toHaveCount(1);
  });

  test('a mark that the server refuses is said, and z after it leaves the mark before', async ({
    page,
    desk,
    expectFault,
  }) => {
    expectFault(/Failed to load resource/);
    await fill(desk);
    await comeIn(page, desk);
    const told = page.locator('.marked');
    await row(page, 'Rohan').focus();
    await page.keyboard.press('e');
    await expect(told).toContainText('Rohan Deshpande is in talks');
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/state', async (route) => {
      await isLetGo;
      await route.fulfill({ status: 503, json: { error: 'The disk is full.' } });
    });
    await row(page, 'Meera').focus();
    await page.keyboard.press('e');
    await page.keyboard.press('z');
    letGo();
    await expect(told).toContainText('Meera Kale stays as it was. The disk is full.');
    await page.unroute('**/state');
    await page.keyboard.press('z');
    await expect(told).toBeEmpty();
    await lists(page)
      .getByRole('button', { name: /In talks/ })
      .click();
    await expect(row(page, 'Rohan')).toBeVisible();
    await expect(row(page, 'Meera')).toHaveCount(0);
  });

  test('a list asked for while another is answered shows its own enquiries', async ({
    page,
    desk,
  }) => {
    await page.clock.install();
    await fill(desk);
    await comeIn(page, desk);
    await page.getByRole('searchbox').fill('kitchen');
    await expect(page.locator('[data-row]')).toHaveCount(1);
    // What was found is asked for again; before "nothing new" arrives, the whole list is answered.
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/inbox?search=kitchen', async (route) => {
      const answer = await route.fetch();
      expect(answer.status()).toBe(304);
      await isLetGo;
      await route.fulfill({ response: answer });
    });
    const isAsked = page.waitForRequest('**/inbox?search=kitchen');
    const isListed = page.waitForResponse('**/inbox?list=new');
    await page.clock.fastForward(POLL);
    await Promise.all([isAsked, isListed]);
    const isAnswered = page.waitForResponse('**/inbox?search=kitchen');
    letGo();
    await isAnswered;
    await expect(page.locator('[data-row]')).toHaveCount(1);
  });

  test('keys are heard right after a dialog with a ticked box is closed', async ({
    page,
    desk,
  }) => {
    await fill(desk);
    await comeIn(page, desk);
    await expect(row(page, 'Meera')).toBeVisible();
    await page.keyboard.press('?');
    await page.getByLabel('Single keys do something').focus();
    // In one go: no frame is painted between them, as on a busy machine.
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      for (const key of ['g', 'o'])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    });
    await expect(page).toHaveURL(/\/desk\/people$/);
  });

  test('a reply is written with r and sent with Ctrl and Enter', async ({ page, desk }) => {
    const { meera } = await fill(desk);
    await comeIn(page, desk);
    await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meera Kale');
    await page.keyboard.press('r');
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeFocused();
    await page.keyboard.type('Thursday?');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Goes out in/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue(
      /^Dear Meera,\n\nThursday\?/,
    );
  });

  test('single keys can be switched off', async ({ page, desk }) => {
    await fill(desk);
    await comeIn(page, desk);
    await page.keyboard.press('?');
    await page.getByLabel('Single keys do something').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(page.locator('[data-row]:focus')).toHaveCount(0);
    await page.reload();
    await expect(row(page, 'Meera')).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.locator('[data-row]:focus')).toHaveCount(0);
  });
});

test('a new enquiry appears without reloading, and what was found is a CSV', async ({
  page,
  desk,
}) => {
  await page.clock.install();
  await fill(desk);
  await comeIn(page, desk);
  await expect(row(page, 'Meera Kale')).toBeVisible();
  await desk.enquire(0, { user_name: 'Farida Shaikh', message: 'The kitchen is dark at noon.' });
  await page.clock.fastForward(POLL);
  await expect(row(page, 'Farida Shaikh')).toBeVisible();
  await page.getByRole('searchbox').fill('Aundh piano');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'What was found, as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('"Meera Kale"');
  expect(csv).not.toContain('Rohan');
  await page.getByRole('searchbox').fill('nothing holds this');
  await expect(page.getByText('Nothing found here')).toBeVisible();
});

test('the mail server is silent: the reply waits, says so, and goes when it is tried again', async ({
  page,
  desk,
}) => {
  const { meera } = await fill(desk);
  await comeIn(page, desk);
  desk.mailbox.faults.refuse = '4.2.2 mailbox full';
  await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Dear Meera, Thursday?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Not sent yet')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/The mailbox is full\. It is tried again/)).toBeVisible();
  desk.mailbox.faults.refuse = '';
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText(/^Mailed today/)).toBeVisible({ timeout: 30_000 });
});

test('without a line the words stay on this device, and go on by themselves', async ({
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
  await expect(page.getByText('Written here, not kept there')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Kept \d\d:\d\d$/)).toBeVisible();
  const whole = await desk.database.call('enquiryInFull', meera);
  expect(whole?.handling.note).toBe('Written in the lift.');
});

test('changed on another device: both are shown, and one chooses', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/409/);
  const { meera } = await fill(desk);
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
  const note = page.getByLabel('Private note');
  await note.fill('From the laptop');
  await expect(page.getByText(/^Kept \d\d:\d\d$/)).toBeVisible();
  await desk.database.call('keepNote', meera, 'From the phone', 1);
  await note.fill('From the laptop, later');
  await expect(page.getByText('Changed on another device')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'From the phone' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep here' }).click();
  await expect
    .poll(async () => (await desk.database.call('enquiryInFull', meera))?.handling.note)
    .toBe('From the laptop, later');
});
