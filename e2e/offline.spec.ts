/** Offline and online again. */

import type { BrowserContext, Page } from '@playwright/test';
import { PAGES, projectPath } from '#content-model/pages.ts';
import { barLink, barLinks, expectTitle as isAt } from './bar-links.ts';
import { content } from './content.ts';
import { residential } from './projects.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const NETWORK_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|Error loading route module/;
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: content.site.missedPage });
const again = (page: Page) => notice(page).getByRole('button', { name: 'Try again' });

/** Address of the module of a page. */
const moduleOf = (path: string) =>
  new RegExp(`/assets/${PAGES.find((page) => page.path === path)!.component}-`);
/** The parts that a navigation fetches; each is made to fail in turn. */
const PARTS = {
  'its data': (path: string) => new RegExp(`${path}\\.data`),
  'its module': moduleOf,
};
for (const [part, addressOf] of Object.entries(PARTS))
  test(`if ${part} of a page cannot be fetched, the current page stays; "Try again" opens the new one`, async ({
    page,
    expectFault,
  }) => {
    expectFault(NETWORK_ERRORS);
    const [next] = barLinks(1, '/', '/faq');
    await page.route(addressOf(next!.to), (route) => route.abort('failed'));
    await page.route(`**${next!.to}`, (route) => route.abort('failed'));
    await visit(page, '/faq');
    const link = barLink(page, next!.label);
    for (let tap = 0; tap < 2; tap += 1) {
      await link.click();
      await expect(notice(page)).toBeVisible();
      await expect(page).toHaveURL('/faq');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.faq.heading);
      await notice(page).getByRole('button', { name: 'Close' }).click();
      await expect(notice(page)).toHaveCount(0);
    }
    await link.click();
    await again(page).click();
    await expect(notice(page)).toBeVisible();
    await page.unrouteAll();
    await again(page).click();
    await isAt(page, next!.to);
    await expect(page).toHaveURL(next!.to);
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await isAt(page, '/faq');
  });

test('a page of a newer build is loaded as a document', async ({ page, expectFault }) => {
  const [next] = barLinks(1, '/', '/faq');
  expectFault(/status of 404|answer: .* 404|Error loading route module|dynamically imported/);
  await page.route(moduleOf(next!.to), (route) => route.fulfill({ status: 404 }), { times: 1 });
  await visit(page, '/faq');
  await barLink(page, next!.label).click();
  await isAt(page, next!.to);
  await expect(page).toHaveURL(next!.to);
});

/** Goes offline when the page has loaded everything. */
async function goOffline(page: Page, context: BrowserContext) {
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
}

test('offline, a tap on a page that was not fetched keeps the current page; visited pages still open', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(NETWORK_ERRORS);
  expectFault(/could not be loaded, so it is hidden/);
  const [next, other] = barLinks(2, '/faq');
  await visit(page, '/faq');
  await barLink(page, next!.label).click();
  await isAt(page, next!.to);
  await goOffline(page, context);
  await barLink(page, other!.label).click();
  await expect(notice(page)).toBeVisible();
  await isAt(page, next!.to);
  await page.goBack();
  await isAt(page, '/faq');
  await expect(notice(page)).toHaveCount(0);
  await page.goForward();
  await isAt(page, next!.to);
});

test('"Try again" after a failed navigation keeps the fragment of the link', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(NETWORK_ERRORS);
  const [home] = residential.projects;
  await visit(page, '/');
  await goOffline(page, context);
  const link = page
    .getByRole('region', { name: content.home.projects.heading })
    .getByRole('link', { name: home!.title });
  await lookAt(link);
  await link.click();
  await expect(notice(page)).toBeVisible();
  await expect(link).toBeInViewport();
  await context.setOffline(false);
  await again(page).click();
  await expect(page).toHaveURL(projectPath(home!.slug));
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(home!.title)}`));
});

test.describe('a picture that failed', () => {
  const { foundation, hidden } = content.about;
  const [FOUNDATION] = hidden?.foundation ? [] : foundation.pictures;
  const skipWithoutPicture = () =>
    test.skip(!FOUNDATION, 'content/about.yaml shows no picture of the foundation');
  const picture = (page: Page) => page.getByRole('img', { name: FOUNDATION!.alt });
  const width = (page: Page) =>
    picture(page).evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0));
  const words = (page: Page) =>
    picture(page).evaluate((img) => getComputedStyle(img.parentElement!, '::after').content);

  test('shows its alternative text, and loads when the browser is online again', async ({
    page,
    context,
    expectFault,
  }) => {
    skipWithoutPicture();
    expectFault(/./);
    // Browsers decide how far ahead they load pictures, so this one might have loaded already.
    await page.route(/\.(avif|jpg)$/, (route) => route.abort('failed'));
    await visit(page, '/about');
    await goOffline(page, context);
    await page.unrouteAll();
    await lookAt(picture(page));
    await expect(picture(page)).toHaveAttribute('data-broken');
    expect(await words(page)).toContain(FOUNDATION!.alt.slice(0, 20));
    await expect(picture(page)).toHaveAccessibleName(FOUNDATION!.alt);
    await context.setOffline(false);
    await expect.poll(() => width(page)).toBeGreaterThan(0);
    await expect(picture(page)).not.toHaveAttribute('data-broken');
    expect(await words(page)).toBe('none');
  });

  test('loads when it scrolls into view again, even without an online event', async ({
    page,
    expectFault,
  }) => {
    skipWithoutPicture();
    expectFault(/./);
    await page.route(/\.(avif|jpg)$/, (route) => route.abort('failed'));
    await visit(page, '/about');
    await lookAt(picture(page));
    await expect(picture(page)).toHaveAttribute('data-broken', '');
    await lookAt(page.getByRole('heading', { level: 1 }));
    await expect(picture(page)).toHaveAttribute('data-broken', 'away');
    // Not earlier, because it is requested each time that it comes into view, and could arrive during the check.
    await page.unrouteAll({ behavior: 'wait' });
    await lookAt(picture(page));
    await expect.poll(() => width(page)).toBeGreaterThan(0);
    await expect(picture(page)).not.toHaveAttribute('data-broken');
  });

  test('of a founder is shown once the browser is online again', async ({
    page,
    context,
    expectFault,
  }) => {
    expectFault(/./);
    const alt = content.about.founders.people[0]?.photo?.alt;
    test.skip(!alt || Boolean(hidden?.founders), 'content/ has no photo of the first founder');
    const photo = page.getByAltText(alt!, { exact: true });
    await page.route(/\/founders-/, (route) => route.abort('failed'));
    await visit(page, '/about');
    await lookAt(page.getByRole('heading', { name: content.about.founders.heading }));
    await expect(photo).toBeHidden();
    await page.unrouteAll();
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await context.setOffline(false);
    await expect(photo).toBeVisible();
  });
});
