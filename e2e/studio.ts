/** The `test` of the end-to-end tests, which fails on unexpected errors, and actions of a visitor. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** A working day. */
const NOW = Date.parse('2026-06-01T10:00:00+05:30');

interface Visit {
  /** The opening film has not been played in this session. */
  firstVisit: boolean;
  /** The browser's data saver is on. */
  saveData: boolean;
  /** Declares a console error, page error or failed request that the test causes itself. */
  expectFault: (fault: RegExp) => void;
  /** Errors of the page so far. */
  faults: string[];
}

export const test = base.extend<Visit>({
  firstVisit: [false, { option: true }],
  saveData: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's way to say "no fixture"
  faults: async ({}, use) => use([]),
  expectFault: [
    async ({ faults }, use) => {
      const expected: RegExp[] = [];
      await use((fault) => expected.push(fault));
      const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      expect(unexpected, 'unexpected errors').toEqual([]);
    },
    { auto: true },
  ],
  // Only a test that uses the fixture opens a page.
  page: async ({ page, baseURL, faults, firstVisit, saveData }, use) => {
    const isOnSite = (url: string) => url.startsWith(baseURL!);
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      faults.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => faults.push(`page: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      // The page itself aborts requests that it no longer needs: of a removed film, or at a navigation.
      if (why !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${why}`);
    });
    page.on('request', (request) => {
      if (/^(https?|wss?):/.test(request.url()) && !isOnSite(request.url()))
        faults.push(`request leaves the site: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`answer: ${response.url()} ${response.status()}`);
    });
    if (!firstVisit) await page.addInitScript(() => sessionStorage.setItem('preloader', 'played'));
    if (saveData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await use(page);
  },
});

export { expect };

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/**
 * Opens a page with a stopped clock, which only `page.clock.runFor` advances, and advances it just until the page is
 * hydrated.
 */
export async function visitWithStoppedClock(page: Page, path: string) {
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(NOW + 1000);
  await page.goto(path);
  await runUntilHydrated(page);
}

/** Advances a stopped clock until the page is hydrated. */
export const runUntilHydrated = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [50] });

/** Scrolls without smooth scrolling. */
export const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** Scrolls an element to the middle of the screen. */
export const lookAt = (locator: Locator) =>
  locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** The section with a given heading. */
export const sectionOf = (page: Page, heading: string) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) })
    .last();

export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
