/** Time from a tap to the next paint, on a phone with a slow processor (Event Timing). */
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { CPU_SLOWDOWN, PHONE, PROJECT } from './goals.ts';

type Tap = readonly [name: string, find: (page: Page) => Locator];

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();

/** A tap on the headline does nothing, so its time is that of the machine and the measurement. */
const nothing: Tap = ['nothing', (page) => page.locator('h1').first()];

/** In the order of a visit; each target is scrolled to first. */
const TAPS: Readonly<Record<string, readonly Tap[]>> = {
  '/': [
    nothing,
    ['menu', button('Menu')],
    ['menu closes', button('Close menu')],
    ['tab', (page) => page.getByRole('tab', { selected: false }).first()],
    ['question', (page) => page.locator('details summary').nth(1)],
    ['pop-up', button('Enquire Now')],
  ],
  '/projects': [
    nothing,
    ['project', (page) => page.locator('[data-details] details:not([open]) summary').first()],
    ['category', (page) => page.getByRole('tab', { selected: false }).first()],
    ['lightbox', (page) => page.locator('main figure a[href*="#"]:visible').first()],
  ],
  [PROJECT]: [
    nothing,
    ['plan unfolds', (page) => page.locator('.plan-niche button')],
    ['plan folds', (page) => page.locator('.plan-head button')],
    ['lightbox', (page) => page.locator('main figure[id] a').first()],
  ],
  '/cost': [nothing],
  '/process': [nothing],
};

const longestEvent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { events } = window as unknown as { events: PerformanceEntry[] };
        requestAnimationFrame(() =>
          setTimeout(() => resolve(Math.max(0, ...events.splice(0).map((e) => e.duration))), 300),
        );
      }),
  );

/** How long the finger is down. */
const HOLD_MS = 80;

/**
 * Touches the middle of the target. Playwright's `tap()` first runs a hit test in the page, which would be measured
 * too.
 */
export async function touch(page: Page, cdp: CDPSession, target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(HOLD_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Milliseconds by tap, rounded to the next multiple of 8; 16 means 16 or less. */
export async function taps(browser: Browser, origin: string, path: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(() => {
    sessionStorage.setItem('preloader', 'played');
    const events: PerformanceEntry[] = [];
    Object.assign(window, { events });
    new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
  await page.goto(origin + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // Parts that load only near the screen must be loaded before they are tapped.
  for (const late of await page.locator('[data-details=idle]').all()) {
    await late.scrollIntoViewIfNeeded();
    await page.locator('[data-details=ready]').first().waitFor();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times: Record<string, number> = {};
  for (const [name, find] of TAPS[path]!) {
    const target = find(page);
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(700);
    await longestEvent(page);
    await touch(page, cdp, target);
    times[name] = Math.max(16, await longestEvent(page));
  }
  await context.close();
  return times;
}
