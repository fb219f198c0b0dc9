/** Many buttons disappear when they are pressed by keyboard. The focus then stays at the same place (WCAG 2.4.3). */
import type { Locator, Page } from '@playwright/test';
import { comeIn, expect, test } from './desk.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.matches('body, main') ? activeElement.localName : 'kept';
  });

/** Presses a button by keyboard, waits for the result, and expects that the focus is not lost. */
async function press(button: Locator, comes: Locator) {
  await button.focus();
  await button.press('Enter');
  await expect(comes).toBeVisible();
  expect(await focused(button.page()), `${button} → ${comes}`).toBe('kept');
}

test('the focus stays near a button that disappears when it is pressed', async ({ page, desk }) => {
  const id = await desk.enquire(1, { user_name: 'Meera Kale', message: 'A flat in Aundh.' });
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/enquiry/${id}`);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  await test.step('a reminder', async () => {
    await press(button('Set a reminder'), page.getByLabel('Day'));
    await press(button('Cancel'), button('Set a reminder'));
    await press(button('Set a reminder'), page.getByLabel('Day'));
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Day').fill(day);
    await press(button('Save the reminder'), button('Change'));
    await press(button('Change'), page.getByLabel('Day'));
    await expect(page.getByLabel('Day')).toHaveValue(day);
    await press(button('Cancel'), button('Change'));
    const reminder = page.getByRole('region', { name: 'Reminder' });
    await press(
      reminder.getByRole('button', { name: 'Remove' }),
      page.getByText('Reminder removed.'),
    );
    await press(button('Undo'), reminder.getByRole('button', { name: 'Remove' }));
  });

  await test.step('templates', async () => {
    for (const name of ['Fees', 'First visit'])
      await desk.database.call('addTemplate', { name, body: 'x' }, 100);
    await page.goto(`${desk.origin}/desk/templates`);
    await press(button('Edit “Fees”'), page.getByLabel('Text'));
    await expect(page.getByLabel('Name')).toBeFocused();
    await press(button('Cancel'), button('Edit “Fees”'));
    await expect(button('Edit “Fees”')).toBeFocused();
    await press(button('Edit “Fees”'), page.getByLabel('Text'));
    await page.getByLabel('Text').fill('y');
    await press(button('Save the template'), page.getByText('“Fees” is saved.'));
    await press(button('Down “Fees”'), page.getByText('“Fees” is now number 2.'));
    await press(button('Up “Fees”'), page.getByText('“Fees” is now number 1.'));
    await press(button('Remove “Fees”'), page.getByText('“Fees” is removed.'));
    await press(button('Undo'), button('Edit “Fees”'));
  });

  await test.step('a colour', async () => {
    await page.goto(`${desk.origin}/desk/words/brand#colours.day.accent`);
    const field = page.locator('[data-field="colours.day.accent"]');
    await field.fill('#777777');
    await press(button(/^Restore the standard colour/).first(), field);
  });

  await test.step('a film', async () => {
    await page.goto(`${desk.origin}/desk/films`);
    await press(button(/^Remove: /).first(), button(/^Restore: /).first());
    await press(button(/^Restore: /).first(), page.getByText('Restored.'));
  });

  await test.step('tasks before the site opens', async () => {
    await page.goto(`${desk.origin}/desk/publish/launch`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/left to do/);
    const before = (await heading.textContent())!;
    await press(button(/^This is right/).first(), page.getByText(/^Confirmed: /));
    await expect(heading).not.toHaveText(before);
    await press(button('Undo'), button(/^This is right/).first());
    await expect(heading).toHaveText(before);
  });
});

test('text that is typed while a template is being saved is saved too', async ({ page, desk }) => {
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/templates`);
  await page.getByRole('button', { name: 'Add a template' }).click();
  await page.getByLabel('Name').fill('Fees');
  await page.getByLabel('Text').fill('We charge');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/reply-templates', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save the template' }).click();
  await page.getByLabel('Text').fill('We charge by the square foot.');
  release();
  await expect(page.getByText('“Fees” is saved.')).toBeVisible();
  const templates = await desk.database.call('templates');
  expect(templates.map(({ name, body }) => [name, body])).toEqual([
    ['Fees', 'We charge by the square foot.'],
  ]);
});

test('the text of a template that somebody else has removed meanwhile can be saved as a new one', async ({
  page,
  desk,
}) => {
  const id = await desk.database.call('addTemplate', { name: 'Fees', body: 'x' }, 100);
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/templates`);
  await page.getByRole('button', { name: 'Edit “Fees”' }).click();
  await page.getByLabel('Text').fill('We charge by the square foot.');
  await desk.database.call('removeTemplate', id as number, Date.now());
  await page.reload();
  await expect(page.getByText(/^Somebody else removed this template/)).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveValue('We charge by the square foot.');
  await page.getByRole('button', { name: 'Save the template' }).click();
  await expect(page.getByText('“Fees” is saved.')).toBeVisible();
  await expect(page.getByText('We charge by the square foot.')).toBeVisible();
  await expect(page.getByText(/^Somebody else removed this template/)).toHaveCount(0);
});
