import type { Locator } from '@playwright/test';
import { content } from './content.ts';
import { FORMS, isSend, newVisitor, sentField } from './enquiries.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const contact = FORMS['Contact page'];
const { labels, suggestion } = content.forms;
const offer = (form: Locator, domain: string) =>
  form.getByRole('button', { name: suggestion.replace('{domain}', domain) });
const anyOffer = (form: Locator) =>
  form.getByRole('button', { name: suggestion.replace(/\{domain\}.*/, '') });

const TYPOS = {
  'asha@gmail': 'gmail.com',
  'asha@gmial.com': 'gmail.com',
  'asha@yahoo.co': 'yahoo.com',
  'asha@rediffmial.com': 'rediffmail.com',
};
test('for a mistyped domain a button suggests the probable one and fills it in', async ({
  page,
}) => {
  await visit(page, contact.path);
  const form = await contact.find(page);
  await contact.fill(form, newVisitor());
  const email = form.getByLabel(labels.user_email);
  for (const [typed, meant] of Object.entries(TYPOS))
    await test.step(typed, async () => {
      await email.fill(typed);
      await email.press('Tab');
      await offer(form, meant).click();
      await expect(email).toHaveValue(`asha@${meant}`);
      await expect(email).toBeFocused();
      await expect(offer(form, meant)).toBeHidden();
      await page.reload();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(email, 'the draft has it too').toHaveValue(`asha@${meant}`);
    });
});

test('the suggestion is not an error: asha@gmail is sent as typed, and the layout does not move', async ({
  page,
}) => {
  await visit(page, contact.path);
  const form = await contact.find(page);
  await contact.fill(form, newVisitor());
  const submit = form.getByRole('button', { name: 'Submit' });
  const email = form.getByLabel(labels.user_email);
  const place = await submit.boundingBox();
  await email.fill('asha@gmail');
  await email.blur();
  await expect(offer(form, 'gmail.com')).toBeVisible();
  expect(await submit.boundingBox()).toEqual(place);
  const sending = page.waitForRequest(isSend);
  await submit.click();
  expect(sentField(await sending, 'user_email')).toBe('asha@gmail');
  await expect(form).toHaveAttribute('data-sending', 'success');
  await expect(anyOffer(form)).toBeHidden();
});

test('a valid address gets no suggestion', async ({ page }) => {
  await visit(page, contact.path);
  const form = await contact.find(page);
  const email = form.getByLabel(labels.user_email);
  await email.fill('asha@gmail');
  await email.blur();
  await expect(offer(form, 'gmail.com')).toBeVisible();
  await email.fill('asha@osari.example');
  await email.blur();
  await expect(anyOffer(form)).toBeHidden();
});

test('in "Any Questions?" the suggestion is not cut off by the collapsed field', async ({
  page,
}) => {
  const ask = FORMS['Any Questions?'];
  await visit(page, ask.path);
  const form = await ask.find(page);
  await ask.fill(form, { ...newVisitor(), email: 'asha@hotmial.com' });
  await offer(form, 'hotmail.com').click();
  await expect(form.getByLabel(content.faq.ask.emailLabel)).toHaveValue('asha@hotmail.com');
});
