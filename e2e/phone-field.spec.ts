import { content } from './content.ts';
import { emailsWith, FORMS, isSend, newVisitor, sentField } from './enquiries.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const { fill, find, path } = FORMS['Enquire Now'];
const { labels, expected } = content.forms;

/** Pasted texts, and the normalised number. */
const NORMALISED = {
  'no-break spaces': ['+91\u00a098230\u00a012345', '+91 98230 12345'],
  'no-break hyphens': ['020\u20112567\u20111234', '020-2567-1234'],
  dots: ['98230.12345', '98230 12345'],
  'Devanagari digits': ['९८२३० १२३४५', '98230 12345'],
  'an extension': ['+91 (20) 2567 1234 ext. 4', '+912025671234(4)'],
  'the marks around a copied contact': ['\u202a+91 98230 12345\u202c', '+91 98230 12345'],
} as const;

test('a pasted phone number is normalised on blur, and sent in that form', async ({ page }) => {
  await visit(page, path);
  const form = await find(page);
  const phone = form.getByLabel(labels.user_phone);
  for (const [what, [typed, meant]] of Object.entries(NORMALISED))
    await test.step(what, async () => {
      await fill(form, newVisitor());
      await phone.fill(typed);
      await phone.blur();
      await expect(phone).toHaveValue(meant);
      await expect(phone).not.toHaveAttribute('aria-invalid');
      const sending = page.waitForRequest(isSend);
      await form.getByRole('button', { name: 'Submit' }).click();
      expect(sentField(await sending, 'user_phone')).toBe(meant);
      await expect(phone, 'the form is empty again').toHaveValue('');
      await expect(form).toHaveAttribute('data-sending', 'success');
    });
});

test('a number that is pasted and sent with Enter is normalised too', async ({ page }) => {
  await visit(page, path);
  const form = await find(page);
  await fill(form, newVisitor());
  const phone = form.getByLabel(labels.user_phone);
  await phone.fill('९८२३०.१२३४५');
  const sending = page.waitForRequest(isSend);
  await phone.press('Enter');
  expect(sentField(await sending, 'user_phone')).toBe('98230 12345');
});

// Each on a new page, because a field with a message is checked while one types.
for (const typed of ['12345', 'ask my wife', '98230 12345, 98230 54321'])
  test(`"${typed}" is not a valid phone number: the field says what is expected`, async ({
    page,
  }) => {
    await visit(page, path);
    const form = await find(page);
    const phone = form.getByLabel(labels.user_phone);
    await phone.pressSequentially(typed);
    await expect(phone, 'not while the visitor types').not.toHaveAttribute('aria-invalid');
    await phone.blur();
    await expect(phone).toHaveAccessibleDescription(expected.user_phone);
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone, 'what was typed stays').toHaveValue(typed);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('pasted phone numbers reach the studio normalised', async ({ page }) => {
    for (const [what, [typed, meant]] of Object.entries(NORMALISED)) {
      await page.goto(path);
      const form = await find(page);
      const visitor = newVisitor();
      await fill(form, visitor);
      await form.getByLabel(labels.user_phone).fill(typed);
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(page).toHaveURL(`${path}#enquiry-sent`);
      await expect.poll(async () => (await emailsWith(visitor.words))[0], what).toContain(meant);
    }
  });

  test('the field says what is expected', async ({ page }) => {
    await page.goto(path);
    const phone = (await find(page)).getByLabel(labels.user_phone);
    await expect(phone).toHaveAttribute('title', expected.user_phone);
  });
});
