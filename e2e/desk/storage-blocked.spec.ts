/** The desk in a browser that blocks storage. */
import { WITHOUT_STORAGE } from '../storage-blocked.ts';
import { comeIn, expect, test } from './desk.ts';

for (const [how, block] of Object.entries(WITHOUT_STORAGE))
  test(`where ${how}, an enquiry is opened, a note on it is saved, and the person signs out`, async ({
    page,
    desk,
    expectFault,
  }) => {
    // Before the invitation is used, and after signing out.
    expectFault(/401/);
    await block(page);
    await desk.enquire(1, {
      user_name: 'Asha Rane',
      user_email: 'asha@example.org',
      message: 'A flat.',
    });
    await comeIn(page, desk);
    await page
      .getByRole('link', { name: /Asha Rane/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Rane');
    await page.getByLabel('Private note').fill('Call on Monday.');
    await expect(page.locator('.note').getByText(/^Saved /)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Private note')).toHaveValue('Call on Monday.');
    await page.goBack();
    await expect(page.getByRole('link', { name: /Asha Rane/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  });
