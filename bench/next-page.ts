/** How long after a click on a link the next page of the site is on the screen, its data fetched ahead. */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { CPU_SLOWDOWN, PHONE } from './goals.ts';

interface Visitor {
  readonly screen: BrowserContextOptions;
  readonly cpu: number;
}

export const VISITORS = {
  desk: { screen: { viewport: { width: 1440, height: 900 } }, cpu: 1 },
  phone: { screen: PHONE, cpu: 1 },
  [`phone at CPU ×${CPU_SLOWDOWN}`]: { screen: PHONE, cpu: CPU_SLOWDOWN },
} as const satisfies Readonly<Record<string, Visitor>>;

/** Where the click leads: from the home page, by the link in its text. */
const NEXT = '/about';
/** What a hand near the link starts is done by then. */
const AHEAD_MS = 1_500;

/** Lets the page note when the click came and when the first frame with the next page in it was drawn. */
function noteNextPage() {
  const times = { clicked: 0, shown: 0 };
  Object.assign(window, { times });
  addEventListener('click', ({ timeStamp }) => Object.assign(times, { clicked: timeStamp }), {
    capture: true,
    once: true,
  });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const fade = start(change);
    fade.ready.then(() =>
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(times, { shown: performance.now() })),
      ),
    );
    return fade;
  };
}

/** Milliseconds from the click to the first frame of the next page. */
export async function nextPage(browser: Browser, origin: string, { screen, cpu }: Visitor) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(() => sessionStorage.setItem('preloader', 'played'));
  await page.goto(origin);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const link = page.locator(`main a[href="${NEXT}"]`);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(AHEAD_MS);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.evaluate(noteNextPage);
  await link.click({ delay: 80 });
  await page.waitForFunction(
    () => (window as unknown as { times: { shown: number } }).times.shown > 0,
  );
  const { clicked, shown } = await page.evaluate(
    () => (window as unknown as { times: { clicked: number; shown: number } }).times,
  );
  await context.close();
  return shown - clicked;
}
