/**
 * `npm run bench:pages [rounds] [--no-lighthouse]`: how heavy and how fast the pages are for a first visitor on a phone
 * with a thin line, beside the floor: the same pages without a script. Prints the figures beside their goals; exits 1
 * on a miss. Needs a quiet machine: the load is printed too.
 */
import type { Browser } from '@playwright/test';
import { browserToUse } from '#tools/chromium.ts';
import { besideFloor } from './beside-floor.ts';
import {
  CPU_SLOWDOWN,
  GOALS,
  type Goal,
  LINE,
  NEXT_PAGE_MS,
  type Path,
  TAP_GOALS,
} from './goals.ts';
import { judge } from './lighthouse.ts';
import { nextPage, VISITORS } from './next-page.ts';
import { machine, median, print, table } from './print.ts';
import { taps } from './taps.ts';
import { thinLine } from './thin-line.ts';
import { type Visit, visit } from './visit.ts';

const ROUNDS = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5);
const PATHS = Object.keys(GOALS) as Path[];
const EVERY_PAGE = [
  '/',
  '/about',
  '/projects',
  '/contact',
  '/services',
  '/whychooseus',
  '/faq',
  '/features',
  '/privacy',
];

interface Round {
  readonly ours: Visit;
  readonly floor: Visit;
  readonly taps: Readonly<Record<string, number>>;
}

/** Interleaved, so that whatever else the machine does falls on both. */
async function measure(browser: Browser, ours: string, floor: string, direct: string) {
  const rounds: Record<Path, Round[]> = { '/': [], '/projects': [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const path of PATHS) {
      const floorVisit = await visit(browser, floor + path, true);
      const ourVisit = await visit(browser, ours + path);
      rounds[path].push({
        ours: ourVisit,
        floor: floorVisit,
        taps: await taps(browser, direct, path),
      });
      const ratio = (ourVisit.lcpMs / floorVisit.lcpMs).toFixed(2);
      print(
        `round ${round} ${path}: LCP ${ourVisit.lcpMs.toFixed(0)} ms (${ourVisit.lcpElement}), floor ${floorVisit.lcpMs.toFixed(0)} ms (${floorVisit.lcpElement}), ratio ${ratio}`,
      );
    }
  }
  return rounds;
}

/** The figures that the goals are about. */
function figures(rounds: readonly Round[]): Record<Goal, number> {
  const mid = (figure: (visit: Visit) => number) => median(rounds.map(({ ours }) => figure(ours)));
  const ratios = rounds.map(({ ours, floor }) => ours.lcpMs / floor.lcpMs);
  return {
    lcpRatio: mid((v) => v.lcpMs) / median(rounds.map(({ floor }) => floor.lcpMs)),
    lcpWorstRatio: Math.max(...ratios),
    scriptBeforeLcp: mid((v) => v.scriptBeforeLcp),
    script: mid((v) => v.script),
    ownScript: mid((v) => v.ownScript),
    htmlBytes: mid((v) => v.htmlBytes),
    fontBytes: mid((v) => v.fontBytes),
    bytesToLcp: mid((v) => v.bytesToLcp),
    bytesToIdle: mid((v) => v.bytesToIdle),
    bytesScrolled: mid((v) => v.bytesScrolled),
    repeatBytes: mid((v) => v.repeatBytes),
    blockingMs: mid((v) => v.blockingMs),
    longestTaskMs: mid((v) => v.longestTaskMs),
    shift: Math.max(...rounds.map(({ ours }) => ours.shift)),
  };
}

/** What the page without a script takes for the same: style and layout alone may miss a goal on a slow machine. */
const FLOORED = ['blockingMs', 'longestTaskMs', 'htmlBytes', 'fontBytes'] as const;

function floorFigure(goal: Goal, rounds: readonly Round[]): string {
  const figure = FLOORED.find((name) => name === goal);
  return figure ? String(Math.round(median(rounds.map(({ floor }) => floor[figure])))) : '';
}

/** Prints a page's figures; the names of the goals that it misses. */
function report(path: Path, rounds: readonly Round[]): string[] {
  const goals: Readonly<Record<Goal, number>> = GOALS[path];
  const measured = figures(rounds);
  const shown = (value: number) => (value < 10 ? value.toFixed(2) : String(Math.round(value)));
  const misses = (Object.keys(goals) as Goal[]).filter(
    (goal) => !(Number(shown(measured[goal])) <= goals[goal]),
  );
  const rows = (Object.keys(goals) as Goal[]).map((goal) => [
    goal,
    shown(measured[goal]),
    String(goals[goal]),
    floorFigure(goal, rounds),
    misses.includes(goal) ? 'MISSED' : 'ok',
  ]);
  print(`\n${table([[path, 'measured', 'goal', 'floor', ''], ...rows])}`);
  const tapGoals: Readonly<Record<string, number>> = TAP_GOALS[path];
  const slowTaps: string[] = [];
  const tapped = Object.keys(rounds[0]!.taps).map((name) => {
    const ms = median(rounds.map(({ taps }) => taps[name]!));
    const goal = tapGoals[name];
    if (goal && ms > goal) slowTaps.push(name);
    return `${name} ${ms}${goal ? ` (${goal})` : ''}`;
  });
  print(`taps, median ms (goal): ${tapped.join(', ')}`);
  print(`films, bytes: ${median(rounds.map(({ ours }) => ours.filmBytes))}`);
  return [...misses, ...slowTaps].map((goal) => `${path} ${goal}`);
}

async function judgeAll(origin: string, chrome: string): Promise<string[]> {
  print('\nLighthouse, mobile: performance, accessibility, best practices, SEO');
  const misses: string[] = [];
  for (const path of EVERY_PAGE) {
    const { scores, faults } = await judge(origin + path, chrome);
    print(`${path.padEnd(14)}${Object.values(scores).join('  ')}   ${faults.join('; ')}`);
    if (Object.values(scores).some((score) => score < 100)) misses.push(`${path} Lighthouse`);
  }
  return misses;
}

/** Prints how soon the next page is there; a miss where the visitor's processor is not slowed down. */
async function turnPages(browser: Browser, origin: string): Promise<string[]> {
  const misses: string[] = [];
  print('\nnext page, from the click to its first frame, median ms:');
  for (const [name, visitor] of Object.entries(VISITORS)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await nextPage(browser, origin, visitor));
    const goal = visitor.cpu === 1 ? NEXT_PAGE_MS : undefined;
    print(`  ${name} ${median(times).toFixed(0)}${goal ? ` (${goal})` : ''}`);
    if (goal && median(times) > goal) misses.push(`next page, ${name}`);
  }
  return misses;
}

const isEveryGoalMet = await besideFloor(async ({ browser, site, floor }) => {
  const ourLine = await thinLine(Number(site.port), LINE);
  const floorLine = await thinLine(Number(floor.port), LINE);
  try {
    print(
      `${machine()}; ${LINE.downBps / 1e6} Mbps, ${LINE.rttMs} ms, CPU ×${CPU_SLOWDOWN}, ${ROUNDS} rounds`,
    );
    const rounds = await measure(browser, ourLine.url, floorLine.url, site.origin);
    const misses = PATHS.flatMap((path) => report(path, rounds[path]));
    misses.push(...(await turnPages(browser, site.origin)));
    if (!process.argv.includes('--no-lighthouse'))
      misses.push(...(await judgeAll(site.origin, browserToUse().executablePath!)));
    print(misses.length ? `\nMissed: ${misses.join('; ')}.` : '\nEvery goal is met.');
    return misses.length === 0;
  } finally {
    ourLine.close();
    floorLine.close();
  }
});
process.exitCode = isEveryGoalMet ? 0 : 1;
