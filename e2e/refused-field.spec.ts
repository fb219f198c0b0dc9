/** Values that the browser accepts and the mail relay refuses: the page says which field, and why. */
import { content } from './content.ts';
import { FORMS, newVisitor } from './enquiries.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const { labels } = content.forms;
const { fill, find, path } = FORMS['Contact page'];

test('each line of the relay’s 400 is shown at its field until the field is changed; then the form is sent', async ({
  page,
  expectFault,
}) => {
  expectFault(/The form was not sent: 400|status of 400|send-form 400/);
  await visit(page, path);
  const form = await find(page);
  const visitor = newVisitor();
  await fill(form, visitor);
  const email = form.getByLabel(labels.user_email);
  const name = form.getByLabel(labels.user_name, { exact: true });
  // A browser whose validation differs from the relay's.
  await email.evaluate((input: HTMLInputElement) => {
    input.type = 'text';
    input.value = 'asha@bü cher.example';
  });
  await name.evaluate((input: HTMLInputElement) => {
    input.removeAttribute('pattern');
    input.value = '\u3164';
  });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toHaveAttribute('data-sending', 'error');
  await expect(form.getByRole('status')).toContainText('Failed to send message.');
  await expect(email).toHaveAccessibleDescription(
    `${labels.user_email} must be an e-mail address such as name@example.org.`,
  );
  await expect(name).toHaveAccessibleDescription(`${labels.user_name} is required.`);
  await expect(name).toBeFocused();

  await name.fill(visitor.name);
  await email.fill('asha@bücher.example');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toHaveAttribute('data-sending', 'success');
});

for (const [what, value] of Object.entries({
  'a zero-width space': '\u200b',
  'a Hangul filler': '\u3164',
  'a Braille blank': '\u2800',
  'a soft hyphen': '\u00ad',
}))
  test(`a name of only ${what} is refused`, async ({ page }) => {
    await visit(page, path);
    const form = await find(page);
    await fill(form, { ...newVisitor(), name: value });
    const name = form.getByLabel(labels.user_name, { exact: true });
    await name.blur();
    expect(await name.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(name).toBeFocused();
    await expect(form).toHaveAttribute('data-sending', 'idle');
  });
