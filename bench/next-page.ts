/** Time from a click on a link to the first frame of the next page, with its data prefetched. */
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

/** The link to click, in the text of the home page. */
const NEXT = '/about';
/** After this time the prefetch on hover is done. */
const PREFETCH_MS = 1_500;

/** Runs in the page: records the times of the click and of the first frame of the next page. */
function recordNextPage() {
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
  await page.waitForTimeout(PREFETCH_MS);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.evaluate(recordNextPage);
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
