/**
 * `npm run bench:pages -- [rounds] [--no-lighthouse]`: size and speed of the pages for a first visit on a phone with a
 * slow network, compared with the baseline, the same pages without script. Prints the results with their goals; exits 1
 * if one is missed. Needs an idle machine: the load is printed too.
 */
import type { Browser } from '@playwright/test';
import { browserToUse } from '#tools/chromium.ts';
import { PATHS, PROJECT_PATHS } from '../e2e/content.ts';
import { CPU_SLOWDOWN, GOALS, type Goal, NETWORK, NEXT_PAGE_MS, TAP_GOAL_MS } from './goals.ts';
import { audit } from './lighthouse.ts';
import { nextPage, VISITORS } from './next-page.ts';
import { machine, median, print, table, verdict } from './print.ts';
import { slowNetwork } from './slow-network.ts';
import { taps } from './taps.ts';
import { type Visit, visit } from './visit.ts';
import { withBaseline } from './with-baseline.ts';

const ROUNDS = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5);
const MEASURED = Object.keys(GOALS);

interface Round {
  readonly ours: Visit;
  readonly baseline: Visit;
  readonly taps: Readonly<Record<string, number>>;
}

/** Visits site and baseline in turn, so that other load of the machine affects both. */
async function measure(browser: Browser, ours: string, baseline: string, direct: string) {
  const rounds = Object.fromEntries(MEASURED.map((path) => [path, [] as Round[]]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const path of MEASURED) {
      const baselineVisit = await visit(browser, baseline + path, true);
      const ourVisit = await visit(browser, ours + path);
      rounds[path]!.push({
        ours: ourVisit,
        baseline: baselineVisit,
        taps: await taps(browser, direct, path),
      });
      const ratio = (ourVisit.lcpMs / baselineVisit.lcpMs).toFixed(2);
      print(
        `round ${round} ${path}: LCP ${ourVisit.lcpMs.toFixed(0)} ms (${ourVisit.lcpElement}), baseline ${baselineVisit.lcpMs.toFixed(0)} ms (${baselineVisit.lcpElement}), ratio ${ratio}`,
      );
    }
  }
  return rounds;
}

/** The values that have goals. */
function figures(rounds: readonly Round[]): Record<Goal, number> {
  const mid = (figure: (visit: Visit) => number) => median(rounds.map(({ ours }) => figure(ours)));
  return {
    lcpRatio: mid((v) => v.lcpMs) / median(rounds.map(({ baseline }) => baseline.lcpMs)),
    scriptBeforeLcp: mid((v) => v.scriptBeforeLcp),
    script: mid((v) => v.script),
    bytesToIdle: mid((v) => v.bytesToIdle),
    bytesScrolled: mid((v) => v.bytesScrolled),
    repeatBytes: mid((v) => v.repeatBytes),
    blockingMs: mid((v) => v.blockingMs),
    longestTaskMs: mid((v) => v.longestTaskMs),
    shift: Math.max(...rounds.map(({ ours }) => ours.shift)),
  };
}

/** Goals that are printed with the baseline's value, because style and layout alone may miss them on a slow machine. */
const COMPARED = ['blockingMs', 'longestTaskMs'] as const;

function baselineFigure(goal: Goal, rounds: readonly Round[]): string {
  const figure = COMPARED.find((name) => name === goal);
  return figure ? String(Math.round(median(rounds.map(({ baseline }) => baseline[figure])))) : '';
}

/** Prints a page's results. Returns the names of the goals that it misses. */
function report(path: string, rounds: readonly Round[]): string[] {
  const goals: Readonly<Record<Goal, number>> = GOALS[path]!;
  const measured = figures(rounds);
  const shown = (value: number) => (value < 10 ? value.toFixed(2) : String(Math.round(value)));
  const misses = (Object.keys(goals) as Goal[]).filter(
    (goal) => !(Number(shown(measured[goal])) <= goals[goal]),
  );
  const rows = (Object.keys(goals) as Goal[]).map((goal) => [
    goal,
    shown(measured[goal]),
    String(goals[goal]),
    baselineFigure(goal, rounds),
    misses.includes(goal) ? 'MISSED' : 'ok',
  ]);
  print(`\n${table([[path, 'measured', 'goal', 'baseline', ''], ...rows])}`);
  const slowTaps: string[] = [];
  const tapped = Object.keys(rounds[0]!.taps).map((name) => {
    const ms = median(rounds.map(({ taps }) => taps[name]!));
    if (ms > TAP_GOAL_MS) slowTaps.push(name);
    return `${name} ${ms}`;
  });
  print(`taps, median ms (goal ${TAP_GOAL_MS}): ${tapped.join(', ')}`);
  print(`films, bytes: ${median(rounds.map(({ ours }) => ours.filmBytes))}`);
  return [...misses, ...slowTaps].map((goal) => `${path} ${goal}`);
}

async function auditAll(origin: string, chrome: string): Promise<string[]> {
  print('\nLighthouse, mobile: performance, accessibility, best practices, SEO');
  const misses: string[] = [];
  for (const path of [...PATHS, ...PROJECT_PATHS]) {
    const { scores, failures } = await audit(origin + path, chrome);
    print(`${path.padEnd(14)}${Object.values(scores).join('  ')}   ${failures.join('; ')}`);
    if (Object.values(scores).some((score) => score < 100)) misses.push(`${path} Lighthouse`);
  }
  return misses;
}

/** Prints the time to the next page. It counts as a miss only without CPU throttling. */
async function measureNextPage(browser: Browser, origin: string): Promise<string[]> {
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

await withBaseline(async ({ browser, site, baseline }) => {
  const siteNetwork = await slowNetwork(Number(site.port), NETWORK);
  const baselineNetwork = await slowNetwork(Number(baseline.port), NETWORK);
  try {
    print(
      `${machine()}; ${NETWORK.downBps / 1e6} Mbps, ${NETWORK.rttMs} ms, CPU ×${CPU_SLOWDOWN}, ${ROUNDS} rounds`,
    );
    const rounds = await measure(browser, siteNetwork.url, baselineNetwork.url, site.origin);
    const misses = MEASURED.flatMap((path) => report(path, rounds[path]!));
    misses.push(...(await measureNextPage(browser, site.origin)));
    if (!process.argv.includes('--no-lighthouse'))
      misses.push(...(await auditAll(site.origin, browserToUse().executablePath!)));
    verdict(misses);
  } finally {
    siteNetwork.close();
    baselineNetwork.close();
  }
});
