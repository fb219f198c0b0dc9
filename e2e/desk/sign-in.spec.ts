import { addAuthenticator, comeIn, comeInWithPasskey, expect, startDesk, test } from './desk.ts';

const LIST = 'Lists of enquiries';

/** The link in a mail. */
const linkIn = (text: string) => /http:\/\/localhost:\d+\/desk\/\S+/.exec(text)![0];

test('an invited person creates a passkey, signs out and signs in again', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/40[01]/);
  const invitation = await desk.invite('asha@osari.test');
  await addAuthenticator(page);
  await page.goto(invitation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the desk');
  await page.getByLabel('Your name').fill('Asha Rane');
  await page.getByRole('button', { name: 'Create a passkey and sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No enquiries yet');

  await page.getByRole('button', { name: 'Sign out' }).click();
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(signIn).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('You signed out on this device.');
  await page.goto(invitation);
  await expect(page.getByRole('alert')).toContainText('has been used');
  await page.goto(`${desk.origin}/desk`);
  await signIn.press('Enter');
  await expect(page.getByRole('navigation', { name: LIST })).toBeVisible();
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'desk', httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('a person who has lost the passkey signs in by a mailed link and creates a new one', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/40[01]/);
  await comeInWithPasskey(page, desk);
  await page.getByRole('button', { name: 'Sign out' }).click();
  // Another browser, without the passkey.
  const context = await browser.newContext();
  const other = await context.newPage();
  await addAuthenticator(other);
  await other.goto(`${desk.origin}/desk`);
  await other.getByLabel('Your email address').fill('asha@osari.test');
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await expect(other.getByText('Check your email')).toBeVisible();
  await expect.poll(() => desk.mailbox.received.length).toBe(1);
  const link = linkIn(desk.mailbox.received[0]!.text);

  // The mail app opens it first, in its own window: the page says so, and has only the button "Copy".
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('in which you asked for it');
  await expect(page.getByRole('button', { name: 'Open the desk' })).toHaveCount(0);
  await expect(page.getByLabel('The link', { exact: true })).toHaveValue(link);

  await other.getByLabel(/paste it here/).fill(link);
  await expect(other).toHaveURL(link);
  await expect(other.getByRole('button', { name: 'Open the desk' })).toBeVisible();
  await other.getByRole('button', { name: 'Open the desk' }).click();
  await expect(other.getByRole('heading', { name: 'Your passkeys' })).toBeVisible();
  await other.getByRole('button', { name: 'Create a passkey on this device' }).click();
  await expect(other.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(2);
  await expect.poll(() => desk.mailbox.received.length).toBe(2);
  expect(desk.mailbox.received[1]!.text).toContain('A passkey was added to your account');
  await other
    .getByRole('button', { name: /^Rename the passkey/ })
    .last()
    .click();
  await other.getByLabel('Name of this passkey').fill('Laptop');
  await other.getByLabel('Name of this passkey').press('Enter');
  const laptop = other.getByRole('listitem').filter({ hasText: 'Laptop' });
  await expect(laptop).toContainText(/made today, \d\d:\d\d, not used yet/);
  await other.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await context.close();
});

test('an address without an account gets the same answer and no mail', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/401/);
  await comeInWithPasskey(page, desk);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Your email address').fill('stranger@example.org');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await expect(page.getByText(/^Send again in 0:\d\d$/)).toBeVisible();
  expect(desk.mailbox.received).toEqual([]);
});

test('the sign-in page has its form on the left and its picture on the right', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/401/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const picture = page.waitForResponse(/founders-desk[^/]*\.avif$/);
  await page.goto(`${desk.origin}/desk`);
  expect((await picture).status()).toBe(200);
  const form = await page.getByRole('main').boundingBox();
  const beside = await page.locator('.opening').boundingBox();
  expect(form!.x).toBeGreaterThan(40);
  expect(form!.x + form!.width).toBeLessThan(beside!.x);
});

test('a second person signs in, is removed, and is signed out at once', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/401/);
  await comeInWithPasskey(page, desk);
  await page
    .getByRole('navigation', { name: 'Desk menu' })
    .first()
    .getByRole('link', { name: 'People' })
    .click();
  await page.getByLabel('Email address of a new person').fill('ravi@osari.test');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Emailed to ravi@osari.test')).toBeVisible();
  const url = await page.getByLabel('Invitation', { exact: true }).inputValue();
  expect(linkIn(desk.mailbox.received[0]!.text)).toBe(url);

  const context = await browser.newContext();
  const ravi = await context.newPage();
  await addAuthenticator(ravi);
  await ravi.goto(url);
  await ravi.getByLabel('Your name').fill('Ravi');
  await ravi.getByRole('button', { name: 'Create a passkey and sign in' }).click();
  await expect(ravi.getByRole('navigation', { name: LIST })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Remove Ravi' }).click();
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only you have access');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Asha Rane removed Ravi' }),
  ).toBeVisible();

  await ravi.reload();
  await expect(ravi.getByRole('status')).toContainText('your access to the desk was removed');
  await ravi.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(ravi.getByRole('alert').first()).toContainText('not accepted');
  await context.close();
});

test('one device is signed out from another', async ({ page, desk, browser, expectFault }) => {
  expectFault(/401/);
  await comeInWithPasskey(page, desk);
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(await desk.invite('asha@osari.test'));
  await phone.getByRole('button', { name: /^Sign in without a passkey|^Sign in$/ }).click();
  await expect(phone.getByRole('navigation', { name: LIST })).toBeVisible();
  await page.goto(`${desk.origin}/desk/people`);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }),
  ).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'The desk' })).toBeVisible();
  await expect(phone.getByRole('status')).toContainText(
    'You signed this device out from another device.',
  );
  await context.close();
});

test('a browser shows why it is signed out: the session has ended, or was not used for 30 days; before the first sign-in it shows nothing', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/401/);
  await page.goto(`${desk.origin}/desk`);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk`);
  await expect(page.getByRole('navigation', { name: LIST })).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('status')).toContainText('You are no longer signed in.');
  await page.clock.setSystemTime(Date.now() + 31 * 86_400_000);
  await page.reload();
  await expect(page.getByRole('status')).toContainText('not used in this browser for 30 days');
});

test('an invitation for somebody with an account is mailed to them and shown to nobody else', async ({
  page,
  desk,
}) => {
  await comeInWithPasskey(page, desk);
  await page.goto(`${desk.origin}/desk/people`);
  await page.getByLabel('Email address of a new person').fill('Asha@osari.test');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(/^The link was emailed to .* only/)).toBeVisible();
  await expect(page.getByLabel('Invitation', { exact: true })).toHaveCount(0);
  expect(desk.mailbox.received.map(({ to }) => to)).toEqual([['asha@osari.test']]);
});

test('signing out everywhere else removes the passkeys that are not kept', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/40[01]/);
  await comeInWithPasskey(page, desk);
  const context = await browser.newContext();
  const phone = await context.newPage();
  await addAuthenticator(phone);
  await phone.goto(await desk.invite('asha@osari.test'));
  await phone.getByRole('button', { name: 'Create a passkey and sign in' }).click();
  await expect(phone.getByRole('navigation', { name: LIST })).toBeVisible();

  await page.goto(`${desk.origin}/desk/people`);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(dialog.getByRole('checkbox', { checked: false })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(1);
  await phone.reload();
  await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(phone.getByRole('alert').first()).toContainText('not accepted');
  await context.close();
});

test('without a mail server the sign-in page explains how to sign in', async ({
  page,
  expectFault,
}) => {
  expectFault(/401/);
  const desk = await startDesk({ SMTP_URL: '' });
  await page.goto(`${desk.origin}/desk`);
  await expect(page.getByText('npm run desk -- invite')).toBeVisible();
  // Also by IP address: passkeys need a host name.
  await page.goto(`${desk.origin.replace('localhost', '127.0.0.1')}/desk/people`);
  await expect(page).toHaveURL(`${desk.origin}/desk/people`);
  // Requests of the page would find no server.
  await page.goto('about:blank');
  await desk.stop();
});

test('DESK=off removes the desk', async ({ request }) => {
  const desk = await startDesk({ DESK: 'off' });
  for (const path of ['/desk', '/desk/people', '/desk/api/sign-in', '/desk/api/me'])
    expect([path, (await request.get(desk.origin + path)).status()]).toEqual([path, 404]);
  expect(
    (await request.post(`${desk.origin}/desk/api/passkey/options`, { data: {} })).status(),
  ).toBe(405);
  await desk.stop();
});
