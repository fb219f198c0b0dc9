import type { Locator, Page } from '@playwright/test';
import { MESSAGE_MAX, NAME_MAX, QUESTION_MAX } from '#contract/forms.ts';
import { content } from './content.ts';
import { FORMS, isSend, newVisitor } from './enquiries.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const contact = FORMS['Contact page'];
const { labels, count } = content.forms;
const left = (n: number) => count.left.replace('{n}', n.toLocaleString('en-IN'));
const over = (n: number) => count.over.replace('{n}', n.toLocaleString('en-IN'));
const visible = (form: Locator, text: string) =>
  form.getByText(text, { exact: true }).filter({ visible: true }).first();

/** Inserts text as from the clipboard, which `maxlength` would cut. */
async function paste(page: Page, field: Locator, text: string) {
  await field.focus();
  await page.keyboard.insertText(text);
}

const FIELDS = [
  { form: contact, label: labels.message, max: MESSAGE_MAX },
  { form: contact, label: labels.user_name, max: NAME_MAX },
  { form: FORMS['Any Questions?'], label: labels.question, max: QUESTION_MAX },
];
for (const { form: ofSite, label, max } of FIELDS)
  test(`"${label}" keeps the complete pasted text, says how many characters are too many, and is not sent`, async ({
    page,
  }) => {
    const sends: string[] = [];
    page.on('request', (request) => isSend(request) && sends.push(request.url()));
    await visit(page, ofSite.path);
    const form = await ofSite.find(page);
    await ofSite.fill(form, newVisitor());
    const field = form.getByLabel(label, { exact: true });
    await field.fill('');
    await paste(page, field, 'a'.repeat(max + 1000));
    expect(await field.inputValue()).toHaveLength(max + 1000);
    await expect(visible(form, over(1000))).toBeVisible();
    await form.getByRole('button', { name: ofSite.button }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(over(1000));
    expect(sends).toEqual([]);
    await field.fill('a'.repeat(max));
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(visible(form, left(0))).toBeVisible();
    await form.getByRole('button', { name: ofSite.button }).click();
    await expect(form).toHaveAttribute('data-sending', 'success');
    await expect(visible(form, left(0)), 'the empty form shows no count').toBeHidden();
  });

test('the count is shown from 200 characters left, and is announced at multiples of 50 only', async ({
  page,
}) => {
  await visit(page, contact.path);
  const form = await contact.find(page);
  const message = form.getByLabel(labels.message);
  await paste(page, message, 'a'.repeat(MESSAGE_MAX - 201));
  await expect(visible(form, left(201))).toBeHidden();
  const announced: string[] = [];
  await page.exposeFunction('announce', (text: string) => announced.push(text));
  await form.evaluate((element) =>
    new MutationObserver((records) => {
      for (const { target } of records) {
        const live = (target.nodeType === 1 ? (target as Element) : target.parentElement)?.closest(
          '[aria-live]',
        );
        if (live?.textContent)
          (window as unknown as { announce(t: string): void }).announce(live.textContent);
      }
    }).observe(element, { subtree: true, childList: true, characterData: true }),
  );
  for (let n = 200; n > 140; n -= 1) {
    await page.keyboard.insertText('a');
    await expect(visible(form, left(n))).toBeVisible();
  }
  await expect.poll(() => [...new Set(announced)]).toEqual([left(200), left(150)]);
});
