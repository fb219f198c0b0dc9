/** Measures one visit with an empty cache on a phone. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { CPU_SLOWDOWN, PHONE } from './goals.ts';

/** The transfer of one request. Times in ms after the request of the page. */
interface Transfer {
  readonly url: string;
  readonly type: string;
  /** Including headers. */
  bytes: number;
  headers: number;
  readonly arrivals: { readonly at: number; readonly bytes: number }[];
}

export interface Visit {
  readonly lcpMs: number;
  readonly lcpElement: string;
  readonly scriptBeforeLcp: number;
  readonly script: number;
  readonly bytesToIdle: number;
  readonly bytesScrolled: number;
  readonly filmBytes: number;
  /** Sum of the time over 50 ms of each task after the first paint (TBT). */
  readonly blockingMs: number;
  readonly longestTaskMs: number;
  /** Layout shift from the first paint to the end of the page, after the preloader and scrolled through. */
  readonly shift: number;
  readonly repeatBytes: number;
}

interface Seen {
  lcp: { at: number; what: string };
  paintAt: number;
  tasks: { at: number; ms: number }[];
  shift: number;
}

const isFilm = ({ type, url }: Transfer) => type === 'Media' || url.endsWith('.mp4');

/** Runs in the page from its start: records paints, long tasks and layout shifts. */
function watch() {
  const seen: Seen = { lcp: { at: 0, what: '' }, paintAt: 0, tasks: [], shift: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, note: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note as never)).observe({
      type,
      buffered: true,
    });
  observe(
    'largest-contentful-paint',
    (e: { startTime: number; element?: Element; url: string }) => {
      seen.lcp = {
        at: e.startTime,
        what: `${e.element?.tagName.toLowerCase()} ${e.url.split('/').at(-1)}`,
      };
    },
  );
  observe('paint', (e: PerformanceEntry) => {
    if (e.name === 'first-contentful-paint') seen.paintAt = e.startTime;
  });
  observe('longtask', (e: PerformanceEntry) =>
    seen.tasks.push({ at: e.startTime, ms: e.duration }),
  );
  observe('layout-shift', (e: { value: number; hadRecentInput: boolean }) => {
    if (!e.hadRecentInput) seen.shift += e.value;
  });
}

/** Records every transferred byte. */
async function listen(cdp: CDPSession) {
  const transfers = new Map<string, Transfer>();
  let askedAt: number | undefined;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    askedAt ??= timestamp;
    transfers.set(requestId, {
      url: request.url,
      type: type ?? '',
      bytes: 0,
      headers: 0,
      arrivals: [],
    });
  });
  const arrive = (id: string, timestamp: number, bytes: number) => {
    const transfer = transfers.get(id);
    if (!transfer || bytes <= 0) return;
    transfer.bytes += bytes;
    transfer.arrivals.push({ at: (timestamp - askedAt!) * 1000, bytes });
  };
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    arrive(requestId, timestamp, encodedDataLength);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.headers = response.encodedDataLength;
  });
  // The final size of a transfer includes its headers.
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    arrive(requestId, timestamp, encodedDataLength - (transfers.get(requestId)?.bytes ?? 0)),
  );
  await cdp.send('Network.enable');
  return transfers;
}

const sum = (transfers: Iterable<Transfer>, isMeant: (transfer: Transfer) => boolean) =>
  [...transfers].filter(isMeant).reduce((all, { bytes }) => all + bytes, 0);

const bodies = (transfers: Iterable<Transfer>, isMeant: (transfer: Transfer) => boolean) =>
  [...transfers].filter(isMeant).reduce((all, { bytes, headers }) => all + bytes - headers, 0);

/** Waits until nothing has been transferred for a second. */
async function idle(page: Page, transfers: ReadonlyMap<string, Transfer>) {
  const state = () => `${transfers.size} ${sum(transfers.values(), () => true)}`;
  for (let before = '', quiet = 0; quiet < 4; before = state()) {
    await page.waitForTimeout(250);
    quiet = state() === before ? quiet + 1 : 0;
  }
}

async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(120);
  }
}

const openPhone = (browser: Browser): Promise<BrowserContext> => browser.newContext(PHONE);

/**
 * Visits `url` for the first time. With `isBaseline` it measures the first load only.
 */
export async function visit(browser: Browser, url: string, isBaseline = false): Promise<Visit> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  const transfers = await listen(cdp);
  await page.goto(url);
  if (!isBaseline) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await idle(page, transfers);
  const all = [...transfers.values()];
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const before = (transfer: Transfer, at: number) =>
    transfer.arrivals.filter((a) => a.at <= at).reduce((bytes, a) => bytes + a.bytes, 0);
  const toLcp = (isMeant: (transfer: Transfer) => boolean) =>
    all.filter(isMeant).reduce((bytes, transfer) => bytes + before(transfer, seen.lcp.at), 0);
  const isScript = ({ type }: Transfer) => type === 'Script';
  const notFilm = (transfer: Transfer) => !isFilm(transfer);
  const first = {
    lcpMs: seen.lcp.at,
    lcpElement: seen.lcp.what,
    scriptBeforeLcp: toLcp(isScript),
    script: bodies(all, isScript),
    bytesToIdle: sum(all, notFilm),
    blockingMs: seen.tasks
      .filter(({ at }) => at >= seen.paintAt)
      .reduce((ms, task) => ms + Math.max(0, task.ms - 50), 0),
    longestTaskMs: Math.max(0, ...seen.tasks.map(({ ms }) => ms)),
  };
  if (isBaseline) {
    await context.close();
    return { ...first, bytesScrolled: 0, filmBytes: 0, shift: 0, repeatBytes: 0 };
  }
  await page.locator('[data-preloader=complete]').waitFor({ state: 'attached' });
  await scrollThrough(page);
  await idle(page, transfers);
  const { shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const last = {
    bytesScrolled: sum(transfers.values(), notFilm),
    filmBytes: sum(transfers.values(), isFilm),
    shift,
  };
  transfers.clear();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.goto('about:blank');
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await idle(page, transfers);
  const repeatBytes = sum(transfers.values(), notFilm);
  await context.close();
  return { ...first, ...last, repeatBytes };
}
