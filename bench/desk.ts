/**
 * `npm run bench:desk`: the desk on a slow network and a slow processor, how soon typed letters are painted, how soon a
 * changed word is live, the memory of server and build, and the cost of 100,000 enquiries. Needs an idle machine and a
 * fresh build. `npm run bench:desk -- typing` measures only typing, `-- inbox` only the 100,000 enquiries.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserToUse } from '#tools/chromium.ts';
import { FIRST_SCREEN_MARK } from '../desk/complete.ts';
import { comeIn, type DeskServer, startDesk } from '../e2e/desk/desk.ts';
import { type DeskClient, publish, signIn, uploadPhotos } from './desk-client.ts';
import { CPU_SLOWDOWN, NETWORK, PHONE } from './goals.ts';
import { measureLongInbox } from './long-inbox.ts';
import { machine, median, percentile, print, table, verdict } from './print.ts';
import { slowNetwork } from './slow-network.ts';

const GOALS = {
  firstLoadBytes: 250_000,
  interactiveMs: 3000,
  typingMs: 50,
  liveS: 20,
  photosS: 60,
  memoryMiB: 1024,
  pageP99Ms: 20,
  inboxMs: 200,
};
const LETTERS = 'A hall at nine, and the sun on Kota.';
const misses: string[] = [];

function judge(name: string, value: number, goal: number, unit: string): string[] {
  if (value > goal) misses.push(name);
  return [name, `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`, `${goal} ${unit}`];
}

/** From the request to a list that reacts to a tap and has its fonts, with an empty cache. */
async function firstLoad(page: Page, desk: DeskServer) {
  const network = await slowNetwork(Number(new URL(desk.origin).port), NETWORK);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // Passkeys need this host name, and its cookies apply to every port.
  const began = performance.now();
  await page.goto(`${network.url.replace('127.0.0.1', 'localhost')}/desk/`, {
    waitUntil: 'commit',
  });
  await page.getByRole('searchbox').click();
  const interactiveMs = performance.now() - began;
  await page.waitForLoadState('networkidle');
  const { bytes, laterBytes } = await page.evaluate((mark) => {
    const [complete] = performance.getEntriesByName(mark);
    if (!complete) throw new Error('The first screen was not complete.');
    const loads = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const sum = (isLater: boolean) =>
      loads
        .filter(({ startTime }) => startTime > complete.startTime === isLater)
        .reduce((all, { transferSize }) => all + transferSize, 0);
    return { bytes: sum(false), laterBytes: sum(true) };
  }, FIRST_SCREEN_MARK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
  await cdp.detach();
  network.close();
  return { bytes, laterBytes, interactiveMs };
}

/** Milliseconds from each key press to the frame with its letter. */
async function typing(page: Page, field: string): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') times.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.locator(field).first().click();
  for (const letter of LETTERS) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await pause(60);
  }
  await pause(800);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  // Faster ones are not reported, so they count as the threshold.
  return [...times, ...Array<number>(Math.max(0, LETTERS.length - times.length)).fill(16)];
}

/** MiB of all child processes except the browser's; shared memory is divided among the processes (PSS). */
function memory(): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const [, parent = '0'] =
        /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      parents.set(Number(name), Number(parent));
    } catch {
      // The process has ended.
    }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent === process.pid || (parent !== undefined && parent > 1 && isBelow(parent));
  };
  let kib = 0;
  for (const pid of parents.keys())
    try {
      if (!isBelow(pid) || /chrom/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) continue;
      kib += Number(
        /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0,
      );
    } catch {
      // The process has ended.
    }
  return kib / 1024;
}

/** Publishes one changed word. Returns the seconds until a visitor reads it, and the maximum memory meanwhile. */
async function publishInMemory(client: DeskClient, words: string) {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memory());
  }, 200);
  const seconds = await publish(client, words);
  clearInterval(watch);
  return { seconds, most };
}

/** 100,000 enquiries, with the desk open in three tabs. */
async function longInbox(page: Page, desk: DeskServer): Promise<string[][]> {
  const { pagesDuringFill, pages, inbox } = await measureLongInbox(page, desk);
  const p99 = percentile(pagesDuringFill, 0.99);
  return [
    ["a visitor's page while rows are made ready: p99", `${p99.toFixed(1)} ms`, ''],
    judge(
      "a visitor's page, 100,000 enquiries: p99",
      percentile(pages, 0.99),
      GOALS.pageP99Ms,
      'ms',
    ),
    ['the inbox, 100,000 enquiries: median', `${median(inbox).toFixed(1)} ms`, ''],
    judge('the inbox, 100,000 enquiries: slowest', Math.max(...inbox), GOALS.inboxMs, 'ms'),
  ];
}

/** Typing in the search, and on two pages of texts with the live page beside them. */
async function measureTyping(page: Page, desk: DeskServer): Promise<string[][]> {
  const rows: string[][] = [];
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [name, address, field] of [
    ['search', '/', 'input[type=search]'],
    ['words, with the page beside', '/words/home', 'textarea, .words-texts input'],
    ['the most words of a page, all open', '/words/costs', 'textarea, .words-texts input'],
  ] as const) {
    await page.goto(`${desk.origin}/desk${address}`);
    await page.locator(field).first().waitFor();
    await page.waitForLoadState('networkidle');
    const openAll = page.getByRole('button', { name: 'Open all' });
    if (await openAll.isVisible()) await openAll.click();
    const times = await typing(page, field);
    rows.push(judge(`typing, ${name}: median`, median(times), GOALS.typingMs, 'ms'));
    rows.push([`typing, ${name}: slowest`, `${Math.max(...times)} ms`, '']);
  }
  return rows;
}

/** First load, typing, publishing, photos. */
async function measureDesk(page: Page, desk: DeskServer): Promise<string[][]> {
  const rows: string[][] = [];
  const { bytes, laterBytes, interactiveMs } = await firstLoad(page, desk);
  rows.push(judge('first load', bytes, GOALS.firstLoadBytes, 'bytes'));
  rows.push(['other screens, loaded after it', `${laterBytes} bytes`, '']);
  rows.push(judge('interactive', interactiveMs, GOALS.interactiveMs, 'ms'));
  rows.push(...(await measureTyping(page, desk)));
  // The text must be saved before another one replaces it.
  await pause(3000);
  const client = await signIn(desk.origin, desk.dataDir);
  for (const turn of [1, 2, 3]) {
    const { seconds, most } = await publishInMemory(client, `Rooms of the turn ${turn}.`);
    rows.push(judge(`a changed word is live, ${turn}`, seconds, GOALS.liveS, 's'));
    rows.push(judge(`memory of server and build, ${turn}`, most, GOALS.memoryMiB, 'MiB'));
  }
  const taken = await uploadPhotos(client, 25);
  rows.push(['25 photos taken in', `${taken.toFixed(1)} s`, '']);
  const { seconds, most } = await publishInMemory(client, 'Rooms with new pictures.');
  rows.push(judge('25 photos are live after', seconds, GOALS.photosS, 's'));
  rows.push(judge('memory with 25 photos', most, GOALS.memoryMiB, 'MiB'));
  return rows;
}

const [, , only] = process.argv;
print(machine());
// Only publishing needs a release, whose build takes a minute.
const desk = await startDesk({}, { isReleased: only === undefined });
const browser = await chromium.launch(browserToUse());
try {
  for (let i = 0; i < 40; i += 1)
    await desk.enquire(i * 3, {
      user_name: `Visitor ${i}`,
      message: 'A flat of two rooms in Aundh.',
    });
  const page = await (await browser.newContext(PHONE)).newPage();
  await comeIn(page, desk);
  const rows = [['', 'measured', 'goal']];
  if (only === undefined) rows.push(...(await measureDesk(page, desk)));
  if (only === 'typing') rows.push(...(await measureTyping(page, desk)));
  else rows.push(...(await longInbox(page, desk)));
  print(table(rows));
  print(machine());
  verdict(misses);
} finally {
  await browser.close();
  await desk.stop();
}
