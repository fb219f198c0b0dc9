import { comeIn, expect, nothingWaits, test } from './desk.ts';
import { fill, lists, row } from './inbox.ts';

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('j and k move, Enter opens, e and ! change the state, z undoes, / searches, ? lists the keys', async ({
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
    // The focus has moved to the next enquiry.
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
    await expect(row(page, 's.pawar')).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('s.pawar@example.org');
    await press('Escape');
    await expect(row(page, 's.pawar')).toBeFocused();
    await press('!');
    await expect(page.getByRole('status').filter({ hasText: 'is marked as spam' })).toBeVisible();
    await press('z');
    await press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
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

  test('during a slow change of state the focus stays where the owner has moved it, and z waits for the answer', async ({
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

  test('a change of state that the server refuses is reported, and z after it undoes the change before', async ({
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
    await expect(row(page, 'Meera')).toBeFocused();
    await expect(told).toContainText(
      'The enquiry of Meera Kale was not changed. The disk is full.',
    );
    await page.unroute('**/state');
    await page.keyboard.press('z');
    await expect(told).toBeEmpty();
    await lists(page)
      .getByRole('button', { name: /In talks/ })
      .click();
    await expect(row(page, 'Rohan')).toBeVisible();
    await expect(row(page, 'Meera')).toHaveCount(0);
  });

  test('a list that is requested while another answer arrives shows its own enquiries', async ({
    page,
    desk,
  }) => {
    await page.clock.install();
    await fill(desk);
    await comeIn(page, desk);
    await page.getByRole('searchbox').fill('kitchen');
    await expect(page.locator('[data-row]')).toHaveCount(1);
    // The search is repeated; the complete list is answered before the search's "nothing new" arrives.
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/inbox?search=kitchen', async (route) => {
      const answer = await route.fetch();
      expect(answer.status()).toBe(304);
      await isLetGo;
      await route.fulfill({ response: answer });
    });
    const isAsked = page.waitForRequest('**/inbox?search=kitchen');
    const isListed = page.waitForResponse('**/inbox?list=new');
    await page.clock.fastForward('01:00');
    await Promise.all([isAsked, isListed]);
    const isAnswered = page.waitForResponse('**/inbox?search=kitchen');
    letGo();
    await isAnswered;
    await expect(page.locator('[data-row]')).toHaveCount(1);
  });

  test('keys work right after a dialog with a ticked box is closed', async ({ page, desk }) => {
    await fill(desk);
    await comeIn(page, desk);
    await expect(row(page, 'Meera')).toBeVisible();
    await page.keyboard.press('?');
    await page.getByLabel('Use single-key shortcuts').focus();
    // In one script, so that no frame is painted in between, as on a busy machine.
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      for (const key of ['g', 'o'])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    });
    await expect(page).toHaveURL(/\/desk\/people$/);
  });

  test('a reply is written with r, continued before the signature, and sent with Ctrl and Enter', async ({
    page,
    desk,
  }) => {
    const { meera } = await fill(desk);
    await comeIn(page, desk);
    await page.goto(`${desk.origin}/desk/enquiry/${meera}`);
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
    // Without a pause after the r: the next key is already a letter of the reply.
    await page.keyboard.type('rThursday?');
    await nothingWaits(page);
    const reply = page.getByRole('textbox', { name: 'Your reply' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**/enquiries/${meera}`, async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByText('Loading')).toBeVisible();
    // The enquiry has not loaded yet: its reply has the focus as soon as it has.
    await page.keyboard.press('r');
    release();
    await expect(reply).toBeFocused();
    await page.keyboard.type(' At ten?');
    await expect(reply).toHaveValue(/^Dear Meera,\n\nThursday\? At ten\?\n\n/);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Sends in/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(reply).toHaveValue(/^Dear Meera,\n\nThursday\? At ten\?\n\n/);
  });

  test('single keys can be switched off', async ({ page, desk }) => {
    await fill(desk);
    await comeIn(page, desk);
    await page.keyboard.press('?');
    await page.getByLabel('Use single-key shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(page.locator('[data-row]:focus')).toHaveCount(0);
    await page.reload();
    await expect(row(page, 'Meera')).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.locator('[data-row]:focus')).toHaveCount(0);
  });
});
