import { readFile } from 'node:fs/promises';
import { FORM_TEXTS, SEND_FORM_PATH, SEND_PATH } from '#contract/wire.ts';
import { expect, test } from './studio.ts';

const LIBRARY = 'node_modules/@emailjs/browser/dist/email.min.js';
const VALUES = {
  user_name: 'Contract',
  user_email: 'contract@example.org',
  property_type: '2BHK',
  message: 'From the official client',
};

declare global {
  interface Window {
    emailjs: typeof import('@emailjs/browser').default;
  }
}

/** A blank page of the site with the unmodified official client. */
test.beforeEach(async ({ page }) => {
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>.' }),
  );
  await page.goto('/blank');
  await page.evaluate(await readFile(LIBRARY, 'utf8'));
  await page.evaluate(() => window.emailjs.init({ publicKey: 'osari' }, location.origin));
});

test('the official client’s sendForm is answered 200 "OK"', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.url().endsWith(SEND_FORM_PATH));
  const answer = await page.evaluate(async (values) => {
    const form = document.createElement('form');
    for (const [name, value] of Object.entries(values))
      form.append(Object.assign(document.createElement('input'), { name, value }));
    const { status, text } = await window.emailjs.sendForm('studio', 'contact', form);
    return { status, text };
  }, VALUES);
  expect(answer).toEqual({ status: 200, text: FORM_TEXTS.ok });
  const request = await sent;
  expect(request.method()).toBe('POST');
  const body = request.postData()!;
  for (const field of ['lib_version', 'service_id', 'template_id', 'user_id'])
    expect(body).toContain(`name="${field}"`);
});

test('its JSON variant is answered too', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.url().endsWith(SEND_PATH));
  const answer = await page.evaluate(
    (values) =>
      window.emailjs.send('studio', 'home', values).then(({ status, text }) => ({ status, text })),
    VALUES,
  );
  expect(answer).toEqual({ status: 200, text: FORM_TEXTS.ok });
  expect((await sent).postDataJSON()).toMatchObject({ template_params: VALUES, user_id: 'osari' });
});

test('an invalid enquiry is refused with 400, and the client rejects', async ({
  page,
  expectFault,
}) => {
  expectFault(/400/);
  const refusal = await page.evaluate(
    (values) =>
      window.emailjs.send('studio', 'contact', { ...values, user_email: 'nobody' }).then(
        () => null,
        ({ status, text }) => ({ status, text }),
      ),
    VALUES,
  );
  expect(refusal).toMatchObject({ status: 400, text: expect.stringContaining('user_email') });
});

test('a request from another site is answered 403 "Forbidden"', async ({ request }) => {
  const answer = await request.post(SEND_FORM_PATH, {
    headers: { Origin: 'https://elsewhere.example' },
    multipart: { service_id: 'studio', template_id: 'contact', user_id: 'osari', ...VALUES },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toBe(FORM_TEXTS.forbidden);
});
