/**
 * `npm run bench:motion [rounds]`: which frames come late while something moves, on a phone with a slow processor, 60 a
 * second being on time. A scroll is measured beside the floor, the same page without a script. Needs a quiet machine.
 */
import type { Browser, Page } from '@playwright/test';
import { besideFloor } from './beside-floor.ts';
import { CPU_SLOWDOWN, PHONE } from './goals.ts';
import { machine, print, table } from './print.ts';
import { touch } from './taps.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
/** One and a half frames. */
const LATE_MS = 25;
/** A finger's way over the glass, in CSS pixels, and its speed in pixels a second. */
const FINGER = { x: 200, y: 600, yDistance: -3000, speed: 1800 } as const;
/** How long a motion is watched after a tap, or without one. */
const WATCHED_MS = 1_000;

interface Motion {
  readonly name: string;
  readonly path: string;
  /** What is tapped; without it the page is watched as it lies. */
  readonly tap?: string;
  /** What is brought into view first. */
  readonly at?: string;
  readonly isScroll?: boolean;
}

const MOTIONS: readonly Motion[] = [
  { name: 'scroll', path: '/', isScroll: true },
  { name: 'scroll', path: '/projects', isScroll: true },
  { name: 'film', path: '/' },
  { name: 'marquee', path: '/features', at: 'main section[aria-label]' },
  { name: 'question unfolds', path: '/faq', tap: 'details:nth-of-type(2) > summary' },
  { name: 'tab', path: '/features', tap: '[role=tab][aria-selected=false]' },
  { name: 'menu', path: '/', tap: 'header button[aria-expanded]' },
  { name: 'lightbox', path: '/projects', tap: 'main figure a[href*="#"]:visible' },
  { name: 'next page', path: '/', tap: 'main a[href="/about"]' },
];

interface Frame {
  /** In ms. */
  readonly at: number;
  /** Whether something that began after the touch moves in it. */
  readonly moves: boolean;
}

/** Lets the page note every frame from now on. */
function noteFrames() {
  const frames: Frame[] = [];
  const before = new Set(document.getAnimations());
  Object.assign(window, { frames });
  const note = (at: number) => {
    const moves = document
      .getAnimations()
      .some((motion) => motion.playState === 'running' && !motion.pending && !before.has(motion));
    frames.push({ at, moves });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** The times between frames, in ms; after a touch, from the first frame that moves to the one that stands again. */
async function watch(browser: Browser, origin: string, motion: Motion, isFloor: boolean) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(() => sessionStorage.setItem('preloader', 'played'));
  await page.goto(origin + motion.path);
  if (!isFloor) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await settle(page);
  const target = (motion.tap ?? motion.at) && page.locator((motion.tap ?? motion.at)!).first();
  if (target) {
    await target.scrollIntoViewIfNeeded();
    await settle(page);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(noteFrames);
  if (motion.isScroll)
    await cdp.send('Input.synthesizeScrollGesture', {
      ...FINGER,
      gestureSourceType: 'touch',
      preventFling: true,
    });
  else {
    if (target && motion.tap) await touch(page, cdp, target);
    await page.waitForTimeout(WATCHED_MS);
  }
  const all = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
  await context.close();
  const moving = ({ moves }: Frame) => moves;
  const from = all.findIndex(moving);
  const stands = all.findIndex((frame, i) => i > from && !frame.moves);
  const frames = motion.tap ? all.slice(from, stands < 0 ? undefined : stands) : all;
  return frames.slice(1).map(({ at }, i) => at - frames[i]!.at);
}

/** Until what a page does by itself after a visit or a scroll is done. */
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

await besideFloor(async ({ browser, site, floor }) => {
  print(`${machine()}; CPU ×${CPU_SLOWDOWN}, ${ROUNDS} rounds`);
  const rows = [];
  for (const motion of MOTIONS) {
    const ours: number[] = [];
    const floors: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(...(await watch(browser, site.origin, motion, false)));
      if (motion.isScroll) floors.push(...(await watch(browser, floor.origin, motion, true)));
    }
    rows.push(row(`${motion.name} ${motion.path}`, ours));
    if (motion.isScroll) rows.push(row('  the floor', floors));
  }
  print(table([['', 'frames', 'late', 'longest, ms'], ...rows]));
});
