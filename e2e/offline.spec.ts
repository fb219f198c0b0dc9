/** Offline and online again. */
import type { BrowserContext, Page } from '@playwright/test';
import { content } from './content.ts';
import { residential } from './projects.ts';
import { expect, lookAt, mainNavigation, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const NETWORK_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|Error loading route module/;
const isAt = (page: Page, path: string) =>
  expect(page).toHaveTitle(new RegExp(content.pages[path]!.title));
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: content.site.missedPage });
const again = (page: Page) => notice(page).getByRole('button', { name: 'Try again' });

/** The parts that a navigation fetches; each is made to fail in turn. */
const PARTS = {
  'its data': /\/about\.data/,
  'its module': /\/assets\/about-/,
};
for (const [part, address] of Object.entries(PARTS))
  test(`if ${part} of a page cannot be fetched, the current page stays; "Try again" opens the new one`, async ({
    page,
    expectFault,
  }) => {
    expectFault(NETWORK_ERRORS);
    await page.route(address, (route) => route.abort('failed'));
    await page.route(/\/about$/, (route) => route.abort('failed'));
    await visit(page, '/faq');
    const link = mainNavigation(page).getByRole('link', { name: 'About', exact: true });
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
    await isAt(page, '/about');
    await expect(page).toHaveURL('/about');
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await isAt(page, '/faq');
  });

test('a page of a newer build is loaded as a document', async ({ page, expectFault }) => {
  expectFault(/about-|Error loading route module|dynamically imported/);
  await page.route(/\/assets\/about-/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await visit(page, '/faq');
  await mainNavigation(page).getByRole('link', { name: 'About', exact: true }).click();
  await isAt(page, '/about');
  await expect(page).toHaveURL('/about');
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
  await visit(page, '/contact');
  await mainNavigation(page).getByRole('link', { name: 'About', exact: true }).click();
  await isAt(page, '/about');
  await goOffline(page, context);
  await mainNavigation(page).getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(notice(page)).toBeVisible();
  await isAt(page, '/about');
  await page.goBack();
  await isAt(page, '/contact');
  await expect(notice(page)).toHaveCount(0);
  await page.goForward();
  await isAt(page, '/about');
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
  await expect(page).toHaveURL(`/projects/${home!.slug}`);
  await expect(page).toHaveTitle(new RegExp(`^${home!.title}`));
});

test.describe('a picture that failed', () => {
  const FOUNDATION = content.about.foundation.pictures[0]!;
  const picture = (page: Page) => page.getByRole('img', { name: FOUNDATION.alt });
  const width = (page: Page) =>
    picture(page).evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0));
  const words = (page: Page) =>
    picture(page).evaluate((img) => getComputedStyle(img.parentElement!, '::after').content);

  test('shows its alternative text, and loads when the browser is online again', async ({
    page,
    context,
    expectFault,
  }) => {
    expectFault(/./);
    // Browsers decide how far ahead they load pictures, so this one might have loaded already.
    await page.route(/\.(avif|jpg)$/, (route) => route.abort('failed'));
    await visit(page, '/about');
    await goOffline(page, context);
    await page.unrouteAll();
    await lookAt(picture(page));
    await expect(picture(page)).toHaveAttribute('data-broken');
    expect(await words(page)).toContain(FOUNDATION.alt.slice(0, 20));
    await expect(picture(page)).toHaveAccessibleName(FOUNDATION.alt);
    await context.setOffline(false);
    await expect.poll(() => width(page)).toBeGreaterThan(0);
    await expect(picture(page)).not.toHaveAttribute('data-broken');
    expect(await words(page)).toBe('none');
  });

  test('loads when it scrolls into view again, even without an online event', async ({
    page,
    expectFault,
  }) => {
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
    test.skip(!alt, 'content/ has no photo of the first founder');
    const photo = page.locator(`img[alt="${alt}"]`);
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
