import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { barLink, barLinks, expectTitle } from './bar-links.ts';
import { content, PATHS } from './content.ts';
import { FORMS, newVisitor } from './enquiries.ts';
import { serve, staticHost } from './static-host.ts';
import { test as base, expect, visit } from './studio.ts';

const run = promisify(execFile);
const EXPORT = join(import.meta.dirname, '..', 'tools', 'export', 'export.ts');
const KEYS = {
  EMAILJS_PUBLIC_KEY: 'public-key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_TEMPLATE_CONTACT: 't-contact',
  EMAILJS_TEMPLATE_HOME: 't-home',
  EMAILJS_TEMPLATE_ENQUIRY: 't-enquiry',
  EMAILJS_TEMPLATE_QUESTION: 't-question',
};

interface Hosted {
  readonly origin: string;
  /** A fake of the EmailJS cloud: its address, and the bodies of the requests that it received. */
  readonly cloud: { readonly origin: string; readonly sends: string[] };
}

/** The exported site on a static host. Its forms send to the fake cloud. */
const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern.
    async ({}, use) => {
      const sends: string[] = [];
      const cloud = await serve(async (request, response) => {
        response.setHeader('Access-Control-Allow-Origin', '*');
        sends.push((await request.toArray()).join(''));
        response.end('OK');
      });
      const folder = await mkdtemp(join(tmpdir(), 'export-'));
      await run(process.execPath, [EXPORT, folder], {
        env: {
          ...process.env,
          ...KEYS,
          SITE_ORIGIN: 'https://osari.example',
          EMAILJS_ORIGIN: cloud.origin,
        },
        maxBuffer: 64 * 1024 * 1024,
      });
      const host = await serve(staticHost(folder));
      await use({ origin: host.origin, cloud: { origin: cloud.origin, sends } });
      host.server.close();
      cloud.server.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.origin),
});

// Without it the export stops: its forms would have no notice.
test.skip(!content.privacy.emailJs, 'content/privacy.yaml has no notice for EmailJS');

// Serially, so that the site is exported only once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

test('every page is served at its address, with its content security policy', async ({ page }) => {
  for (const path of PATHS) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    // In the page itself, because headers depend on the host. Anything that it forbids would fail this test as an
    // error.
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy, path).toHaveAttribute('content', /script-src 'self' 'sha256-/);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  }
});

test('a click opens the next page without a new document', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  const [next] = barLinks(1, '/');
  await barLink(page, next!.label).click();
  await expectTitle(page, next!.to);
  await expect(page.locator('html[data-same]')).toBeAttached();
});

test('another spelling of an address redirects to the page', async ({ page }) => {
  await page.goto('/about/');
  await expect(page).toHaveURL(/\/about$/);
});

test('an unknown address is answered with 404 and the home page', async ({ page, expectFault }) => {
  expectFault(/404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  for (const { label } of barLinks(1)) await expect(barLink(page, label)).toBeVisible();
});

test('a form sends to the cloud, with the keys of the environment', async ({
  page,
  hosted: { cloud },
  expectFault,
}) => {
  expectFault(new RegExp(`request leaves the site: ${cloud.origin}`));
  const { path, find, fill, button } = FORMS['Contact page'];
  await visit(page, path);
  const form = await find(page);
  const visitor = newVisitor();
  await fill(form, visitor);
  await form.getByRole('button', { name: button }).click();
  // The sentence ends with the time by which the studio answers.
  const [, beforeTime = ''] = content.forms.sent.next.split(/\{now\}|\{answer-by\}/);
  await expect(form.getByRole('status')).toContainText(beforeTime);
  const sent = cloud.sends.find((text) => text.includes(visitor.email));
  for (const key of ['public-key', 'service', 't-contact']) expect(sent).toContain(key);
});

test('the privacy notice is that of this export: nothing is stored, EmailJS forwards the form', async ({
  page,
}) => {
  await page.goto('/privacy');
  const { headline, emailJs } = content.privacy;
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(main).toContainText(emailJs!.lead);
  const headings = main.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(emailJs!.sections.map(({ heading }) => heading));
  await expect(main).not.toContainText(content.privacy.lead);
  // The page's data does not have the other notice either.
  const data = await page.request.get('/privacy.data');
  expect(await data.text()).not.toContain(content.privacy.lead);
});

test('without its keys the export lists the missing ones, and writes nothing', async () => {
  const env = { ...process.env, ...KEYS, EMAILJS_SERVICE_ID: '', SITE_ORIGIN: '' };
  const { code, stderr } = await run(process.execPath, [EXPORT], { env }).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(code).toBe(1);
  expect(stderr).toContain('SITE_ORIGIN, EMAILJS_SERVICE_ID are missing');
});
