import type { Request } from '@playwright/test';
import { SEND_TIMEOUT_MS } from '#app/constants.ts';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { content } from './content.ts';
import { emailsWith, expectEmail, FORMS, isSend, newVisitor, sentField } from './enquiries.ts';
import { expect, test, visit, visitWithStoppedClock } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const SEND = `**${SEND_FORM_PATH}`;
const { fill, find, path } = FORMS['Contact page'];
const { labels } = content.forms;
const { phone, email } = content.site;

test('while sending the button is disabled and shows "Sending..."', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(SEND, async (route) => {
    await released;
    await route.fulfill({ body: 'OK' });
  });
  await visit(page, path);
  const form = await find(page);
  await fill(form, newVisitor());
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(form).toHaveAttribute('data-sending', 'sending');
  release();
  await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('a failed send shows a message with phone and email, keeps the fields, and the next send removes the message', async ({
  page,
  expectFault,
}) => {
  expectFault(/500|The form was not sent/);
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Internal' }));
  await visit(page, path);
  const form = await find(page);
  const visitor = newVisitor();
  await fill(form, visitor);
  const logged = page.waitForEvent('console', (line) => line.text().includes('500 Internal'));
  await form.getByRole('button', { name: 'Submit' }).click();
  const status = form.getByRole('status');
  await expect(status).toContainText('Failed to send message. Please try again.');
  await expect(form).toHaveAttribute('data-sending', 'error');
  await logged;
  await expect(status).not.toContainText('500');
  await expect(status.getByRole('link', { name: phone.value })).toHaveAttribute('href', /^tel:/);
  await expect(status.getByRole('link', { name: email.value })).toHaveAttribute('href', /^mailto:/);
  await expect(form.getByLabel(labels.message)).toHaveValue(visitor.words);
  await page.unroute(SEND);
  await page.route(SEND, () => {}); // never answered
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(status).toBeEmpty();
});

test('a retry has the same submission_id, and a repeated send is stored once', async ({
  page,
  expectFault,
}) => {
  expectFault(/send-form|The form was not sent/);
  const sends: Request[] = [];
  page.on('request', (request) => isSend(request) && sends.push(request));
  // The server gets the first send, but its answer is lost.
  await page.route(
    SEND,
    async (route) => {
      await route.fetch();
      await route.abort('failed');
    },
    { times: 1 },
  );
  await visit(page, path);
  const form = await find(page);
  const visitor = newVisitor();
  await fill(form, visitor);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toHaveAttribute('data-sending', 'error');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toHaveAttribute('data-sending', 'success');
  const [first, second] = sends.map((request) => sentField(request, 'submission_id'));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  await expectEmail(visitor);
  expect(await emailsWith(visitor.words)).toHaveLength(1);
});

test('a send without an answer fails after the send timeout', async ({ page, expectFault }) => {
  expectFault(/The form was not sent: 0 Network Error/);
  await page.route(SEND, () => {}); // never answered
  await visitWithStoppedClock(page, path);
  const form = await find(page);
  await fill(form, newVisitor());
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toHaveAttribute('data-sending', 'sending');
  await page.clock.runFor(SEND_TIMEOUT_MS - 100);
  await expect(form).toHaveAttribute('data-sending', 'sending');
  await page.clock.runFor(100);
  await expect(form).toHaveAttribute('data-sending', 'error');
});

test('a draft survives a reload and is deleted after the send', async ({ page }) => {
  await visit(page, path);
  let form = await find(page);
  const visitor = newVisitor();
  await fill(form, visitor);
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  form = await find(page);
  await expect(form.getByLabel(labels.user_name, { exact: true })).toHaveValue(visitor.name);
  await expect(form.getByLabel(labels.property_type)).toHaveValue('2BHK');
  await expect(form.getByLabel(labels.message)).toHaveValue(visitor.words);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toHaveAttribute('data-sending', 'success');
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(form.getByLabel(labels.message)).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [name, ofSite] of Object.entries(FORMS))
    test(`${name}: a form posts natively and returns to a page with the same result`, async ({
      page,
    }) => {
      const visitor = newVisitor();
      await page.goto(ofSite.path);
      const form = await ofSite.find(page);
      await ofSite.fill(form, visitor);
      await form.getByRole('button', { name: ofSite.button }).click();
      await expect(page).toHaveURL(`${ofSite.path}#${ofSite.templateId}-sent`);
      await expect(
        page.getByText('Message sent successfully!').filter({ visible: true }),
      ).toBeInViewport();
      await expectEmail(visitor);
    });
});
