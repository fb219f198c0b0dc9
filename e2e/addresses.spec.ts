/**
 * Other spellings of an address: they lead to the page at its own address, or are not found; nothing is loaded
 * repeatedly.
 */
import type { Page } from '@playwright/test';
import { PAGE_MISSED_EVENT } from '#app/shell/missed-page/stay-if-missed.ts';
import { PROJECT_PATHS } from './content.ts';
import { expect, test } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const [PROJECT] = PROJECT_PATHS;
const encoded = (path: string, slash: string) => `/${path.slice(1).replaceAll('/', slash)}`;

/** The documents that the page loads, without redirects. */
function loadsOf(page: Page) {
  const loads: string[] = [];
  page.on('response', (answer) => {
    const isDocument = answer.request().isNavigationRequest();
    if (isDocument && answer.status() !== 301) loads.push(new URL(answer.url()).pathname);
  });
  return loads;
}

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

const SPELLINGS = [
  [encoded(PROJECT!, '%2F'), PROJECT!],
  [encoded(PROJECT!, '%2f'), PROJECT!],
  [encoded(PROJECT!, '%2F').toUpperCase().replace('%2F', '%2f'), PROJECT!],
  [`${PROJECT}%2F`, PROJECT!],
  ['/%61bout', '/about'],
  ['/About/', '/about'],
  ['/about%2Findex.html', '/about'],
] as const;

test('other spellings of an address lead to the page', async ({ page }) => {
  const loads = loadsOf(page);
  for (const [spelling, canonical] of SPELLINGS)
    await test.step(`${spelling} leads to ${canonical}`, async () => {
      loads.length = 0;
      await page.goto(`${spelling}?from=mail`);
      await hydrated(page);
      await expect(page).toHaveURL(`${canonical}?from=mail`);
      expect(loads).toEqual([canonical]);
    });
});

const NOWHERE = [
  encoded(PROJECT!, '%5C'),
  encoded(PROJECT!, '%252F'),
  encoded(PROJECT!, '//'),
  `${PROJECT}.`,
  `${PROJECT}%2E`,
  `${PROJECT};x`,
  `${PROJECT}%20`,
  '/%2Fabout',
  '/nowhere%2Fat%2Fall',
];

test('certain spellings are not found, and each is loaded once', async ({ page, expectFault }) => {
  expectFault(/404/);
  const loads = loadsOf(page);
  for (const spelling of NOWHERE)
    await test.step(spelling, async () => {
      loads.length = 0;
      const answer = await page.goto(spelling);
      expect(answer!.status()).toBe(404);
      await hydrated(page);
      expect(loads).toHaveLength(1);
    });
});

test('if a host serves a page at any spelling of its address, the page changes the address to its own', async ({
  page,
  request,
}) => {
  const html = await (await request.get(PROJECT!)).body();
  const spellings = ['%2F', '%5C', '//'].map((slash) => encoded(PROJECT!, slash));
  for (const spelling of [...spellings, `${PROJECT}.html`, `${PROJECT!.toUpperCase()}/`]) {
    await page.unrouteAll();
    await page.route(
      ({ pathname }) => pathname === spelling,
      (route) => route.fulfill({ body: html, contentType: 'text/html' }),
    );
    const loads = loadsOf(page);
    await page.goto(`${spelling}?q`);
    await hydrated(page);
    await expect(page).toHaveURL(`${PROJECT}?q`);
    expect(loads).toHaveLength(1);
  }
});

test('if a host serves a page at an unknown address, the page is loaded once', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/about')).body();
  await page.route('**/nowhere', (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  );
  await page.addInitScript((missed) => {
    addEventListener(missed, () => document.documentElement.setAttribute('data-missed', ''));
  }, PAGE_MISSED_EVENT);
  const loads = loadsOf(page);
  await page.goto('/nowhere');
  await expect(page.locator('html[data-missed]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toEqual(['/nowhere']);
});
