import { comeIn, expect, test } from './desk.ts';
import { row } from './inbox.ts';

for (const [where, size] of Object.entries({
  'on a wide screen': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
}))
  test.describe(where, () => {
    test.use({ viewport: size, hasTouch: size.width < 960 });

    test('a call is entered; its text survives a reload; mistakes are reported at their fields; it gets a reminder', async ({
      page,
      desk,
      expectFault,
    }) => {
      expectFault(/400/);
      await comeIn(page, desk);
      await page.getByRole('link', { name: 'Add a call' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Leena Joshi');
      await page.getByLabel('Note of the call').fill('Wants the verandah closed.');
      await page.reload();
      await expect(page.getByLabel('Note of the call')).toHaveValue('Wants the verandah closed.');
      await page.getByRole('button', { name: 'Save the enquiry' }).click();
      const phone = page.getByLabel('Phone', { exact: true });
      await expect(phone).toBeFocused();
      await expect(phone).toHaveAccessibleDescription(/Write one of them/);
      await phone.fill('098220 54321');
      await page.getByLabel('Property type').selectOption('Bungalow');
      await page.getByRole('button', { name: 'Save the enquiry' }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leena Joshi');
      await expect(page.getByText(/By telephone, entered by .*Asha Rane/)).toBeVisible();
      await expect(page.getByText('No email address is known.', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: 'Set a reminder' }).click();
      await page.getByLabel('Day').fill('2020-01-01');
      await page.getByRole('button', { name: 'Save the reminder' }).click();
      await expect(page.getByText('This day has passed. Choose a later one.')).toBeVisible();
      const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel('Day').fill(inAMonth);
      await page.getByLabel(/^Time/).fill('10:30');
      await page.getByRole('button', { name: 'Save the reminder' }).click();
      const reminder = page.getByRole('region', { name: 'Reminder' });
      await expect(reminder).toContainText('10:30');
      await reminder.getByRole('button', { name: 'Remove' }).click();
      await reminder.getByRole('button', { name: 'Undo' }).click();
      await expect(reminder).toContainText('10:30');
      await page.getByRole('link', { name: 'Back to enquiries' }).click();
      await expect(row(page, 'Leena Joshi')).toContainText('entered by Asha Rane');
      await expect(row(page, 'Leena Joshi')).toContainText(/Reminder .*10:30/);
      expect(desk.mailbox.received).toEqual([]);
      await page.goto(`${desk.origin}/desk/by-telephone`);
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    });

    test('a due reminder is listed under its own heading, with the enquiries to answer', async ({
      page,
      desk,
    }) => {
      const id = await desk.enquire(100, { user_name: 'Meera Kale', message: 'A flat in Aundh.' });
      await desk.database.call('setState', id, 'talks', Date.now());
      await desk.database.call('setReminder', id, Date.now() - 60_000);
      await comeIn(page, desk);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One reminder is due');
      const group = page.getByRole('region', { name: 'Reminders due' });
      await expect(group.getByRole('link')).toContainText('Reminder due since');
      await group.getByRole('link').click();
      await expect(page.getByRole('region', { name: 'Reminder', exact: true })).toContainText(
        'Due since',
      );
    });
  });
