/** How long after a tap the answer is painted, on a phone with a slow processor (Event Timing). */
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { CPU_SLOWDOWN, type Path, PHONE } from './goals.ts';

type Tap = readonly [name: string, find: (page: Page) => Locator];

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();

/** The headline answers nothing: how long its tap takes is what the machine and the measuring cost. */
const nothing: Tap = ['nothing', (page) => page.locator('h1').first()];

/** In the order of a visit; each is scrolled to first, as a visitor does. */
const TAPS: Readonly<Record<Path, readonly Tap[]>> = {
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

/** How long a finger rests on the glass. */
const HOLD_MS = 80;

/** A finger in the middle of it. `tap()` would ask the page first what lies there, and that counts as the page's time. */
export async function touch(page: Page, cdp: CDPSession, target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(HOLD_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Milliseconds by tap, to the next multiple of 8; 16 and less reads as 16. */
export async function taps(browser: Browser, origin: string, path: Path) {
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
  // What comes only when it is near shall be there before it is tapped.
  for (const late of await page.locator('[data-details=idle]').all()) {
    await late.scrollIntoViewIfNeeded();
    await page.locator('[data-details=ready]').first().waitFor();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times: Record<string, number> = {};
  for (const [name, find] of TAPS[path]) {
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
