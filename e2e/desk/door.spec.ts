import { addAuthenticator, comeIn, expect, startDesk, test } from './desk.ts';

const LIST = 'Lists of enquiries';

/** The link in the last mail to an address. */
const linkIn = (text: string) => /http:\/\/localhost:\d+\/desk\/\S+/.exec(text)![0];

test('invited, a passkey, signed out, signed in', async ({ page, desk, expectFault }) => {
  expectFault(/40[01]/);
  const invitation = await desk.invite('asha@osari.test');
  await addAuthenticator(page);
  await page.goto(invitation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the desk');
  await page.getByLabel('Your name').fill('Asha Rane');
  await page.getByRole('button', { name: 'Make a passkey and come in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing has come yet');

  await page.getByRole('button', { name: 'Sign out' }).click();
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(signIn).toBeFocused();
  await page.goto(invitation);
  await expect(page.getByRole('alert')).toContainText('used up');
  await page.goto(`${desk.origin}/desk`);
  await signIn.press('Enter');
  await expect(page.getByRole('navigation', { name: LIST })).toBeVisible();
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'desk', httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('who has lost the passkey comes in by a link that was mailed, and makes a new one', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/40[01]/);
  await comeIn(page, desk);
  await page.getByRole('button', { name: 'Sign out' }).click();
  // Another browser, without the passkey.
  const context = await browser.newContext();
  const other = await context.newPage();
  await addAuthenticator(other);
  await other.goto(`${desk.origin}/desk`);
  await other.getByLabel('Your e-mail address').fill('asha@osari.test');
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await expect(other.getByText('Look in the mailbox')).toBeVisible();
  await expect.poll(() => desk.mailbox.received.length).toBe(1);
  const link = linkIn(desk.mailbox.received[0]!.text);

  // A scanner opens it first, elsewhere, and even presses what it finds.
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('alert')).toContainText('in the browser that asked for it');

  await other.goto(link);
  await expect(other.getByRole('button', { name: 'Open the desk' })).toBeVisible();
  await other.getByRole('button', { name: 'Open the desk' }).click();
  await expect(other.getByRole('heading', { name: 'Your passkeys' })).toBeVisible();
  await other.getByRole('button', { name: 'Make a passkey on this device' }).click();
  await expect(other.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(2);
  await other.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await context.close();
});

test('an address without account is told the same, and nothing is mailed', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/401/);
  await comeIn(page, desk);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Your e-mail address').fill('stranger@example.org');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Look in the mailbox')).toBeVisible();
  await expect(page.getByText(/^Send again in 0:\d\d$/)).toBeVisible();
  expect(desk.mailbox.received).toEqual([]);
});

test('a second person comes, is removed, and is out at once', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/401/);
  await comeIn(page, desk);
  await page
    .getByRole('navigation', { name: 'Rooms' })
    .first()
    .getByRole('link', { name: 'People' })
    .click();
  await page.getByLabel('E-mail address of somebody new').fill('ravi@osari.test');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Mailed to ravi@osari.test')).toBeVisible();
  const url = await page.getByLabel('Invitation', { exact: true }).inputValue();
  expect(linkIn(desk.mailbox.received[0]!.text)).toBe(url);

  const context = await browser.newContext();
  const ravi = await context.newPage();
  await addAuthenticator(ravi);
  await ravi.goto(url);
  await ravi.getByLabel('Your name').fill('Ravi');
  await ravi.getByRole('button', { name: 'Make a passkey and come in' }).click();
  await expect(ravi.getByRole('navigation', { name: LIST })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Remove Ravi' }).click();
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are alone here');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Asha Rane removed Ravi' }),
  ).toBeVisible();

  await ravi.reload();
  await ravi.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(ravi.getByRole('alert').first()).toContainText('not accepted');
  await context.close();
});

test('one device is signed out from another', async ({ page, desk, browser, expectFault }) => {
  expectFault(/401/);
  await comeIn(page, desk);
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(await desk.invite('asha@osari.test'));
  await phone.getByRole('button', { name: /^Come in without one|^Come in$/ }).click();
  await expect(phone.getByRole('navigation', { name: LIST })).toBeVisible();
  await page.goto(`${desk.origin}/desk/people`);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }),
  ).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'The desk' })).toBeVisible();
  await context.close();
});

test('without a mail server the door says how to come in', async ({ page, expectFault }) => {
  expectFault(/401/);
  const desk = await startDesk({ SMTP_URL: '' });
  await page.goto(`${desk.origin}/desk`);
  await expect(page.getByText('npm run desk -- invite')).toBeVisible();
  // By number, too: passkeys need a name.
  await page.goto(`${desk.origin.replace('localhost', '127.0.0.1')}/desk/people`);
  await expect(page).toHaveURL(`${desk.origin}/desk/people`);
  // What the page still asks for would find no server.
  await page.goto('about:blank');
  await desk.stop();
});

test('DESK=off takes it away altogether', async ({ request }) => {
  const desk = await startDesk({ DESK: 'off' });
  for (const path of ['/desk', '/desk/people', '/desk/api/door', '/desk/api/me'])
    expect([path, (await request.get(desk.origin + path)).status()]).toEqual([path, 404]);
  expect(
    (await request.post(`${desk.origin}/desk/api/passkey/options`, { data: {} })).status(),
  ).toBe(405);
  await desk.stop();
});
