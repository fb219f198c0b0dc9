/**
 * `npm run bench:pages -- motion [rounds]`: number of late frames during animations on a phone with a slow processor,
 * at 60 frames a second. A scroll is also measured on the baseline, the same page without script. Needs an idle
 * machine.
 */
import type { Browser, Page } from '@playwright/test';
import { CPU_SLOWDOWN, PHONE, PROJECT } from './goals.ts';
import { machine, print, table } from './print.ts';
import { touch } from './taps.ts';
import { withBaseline } from './with-baseline.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
/** One and a half frames. */
const LATE_MS = 25;
/** The scroll gesture in CSS pixels, and its speed in pixels per second. */
const SCROLL = { x: 200, y: 600, yDistance: -3000, speed: 1800 } as const;
/** How long frames are recorded after a tap, or without one. */
const RECORDED_MS = 1_000;

interface Motion {
  readonly name: string;
  readonly path: string;
  /** Selector of the element to tap; without it no tap is made. */
  readonly tap?: string;
  /** Selector of the element that is scrolled into view first. */
  readonly at?: string;
  readonly isScroll?: boolean;
}

const MOTIONS: readonly Motion[] = [
  { name: 'scroll', path: '/', isScroll: true },
  { name: 'scroll', path: '/projects', isScroll: true },
  { name: 'scroll with the plan', path: PROJECT, isScroll: true },
  { name: 'film', path: '/' },
  { name: 'marquee', path: '/features', at: 'main section[aria-label]' },
  { name: 'question unfolds', path: '/faq', tap: 'details:nth-of-type(2) > summary' },
  { name: 'tab', path: '/features', tap: '[role=tab][aria-selected=false]' },
  { name: 'menu', path: '/', tap: 'header button[aria-expanded]:visible' },
  { name: 'lightbox', path: '/projects', tap: 'main figure a[href*="#"]:visible' },
  { name: 'next page', path: '/', tap: 'main a[href="/about"]' },
];

interface Frame {
  /** In ms. */
  readonly at: number;
  /** Whether an animation that began after the tap is running in this frame. */
  readonly moves: boolean;
}

/** Runs in the page: records every frame from now on. */
function recordFrames() {
  const frames: Frame[] = [];
  const before = new Set(document.getAnimations());
  Object.assign(window, { frames });
  const record = (at: number) => {
    const moves = document
      .getAnimations()
      .some((motion) => motion.playState === 'running' && !motion.pending && !before.has(motion));
    frames.push({ at, moves });
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

/** The times between frames, in ms; after a tap, only those of its animation. */
async function measure(browser: Browser, origin: string, motion: Motion, isBaseline: boolean) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(() => sessionStorage.setItem('preloader', 'played'));
  await page.goto(origin + motion.path);
  if (!isBaseline) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await settle(page);
  const target = (motion.tap ?? motion.at) && page.locator((motion.tap ?? motion.at)!).first();
  if (target) {
    await target.scrollIntoViewIfNeeded();
    await settle(page);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(recordFrames);
  if (motion.isScroll)
    await cdp.send('Input.synthesizeScrollGesture', {
      ...SCROLL,
      gestureSourceType: 'touch',
      preventFling: true,
    });
  else {
    if (target && motion.tap) await touch(page, cdp, target);
    await page.waitForTimeout(RECORDED_MS);
  }
  const all = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
  await context.close();
  const moving = ({ moves }: Frame) => moves;
  const from = all.findIndex(moving);
  const end = all.findIndex((frame, i) => i > from && !frame.moves);
  const frames = motion.tap ? all.slice(from, end < 0 ? undefined : end) : all;
  return frames.slice(1).map(({ at }, i) => at - frames[i]!.at);
}

/** Waits until the page's own work after a load or a scroll is done. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3_500);
}

function row(name: string, gaps: readonly number[]): string[] {
  const late = gaps.filter((gap) => gap > LATE_MS);
  return [
    name,
    String(gaps.length),
    String(late.length),
    gaps.length ? Math.max(...gaps).toFixed(0) : '',
  ];
}

await withBaseline(async ({ browser, site, baseline }) => {
  print(`${machine()}; CPU ×${CPU_SLOWDOWN}, ${ROUNDS} rounds`);
  const rows = [];
  for (const motion of MOTIONS) {
    const ours: number[] = [];
    const baselines: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(...(await measure(browser, site.origin, motion, false)));
      if (motion.isScroll)
        baselines.push(...(await measure(browser, baseline.origin, motion, true)));
    }
    rows.push(row(`${motion.name} ${motion.path}`, ours));
    if (motion.isScroll) rows.push(row('  the baseline', baselines));
  }
  print(table([['', 'frames', 'late', 'longest, ms'], ...rows]));
});
