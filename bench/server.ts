/**
 * `npm run bench:server -- speed [rounds]`: how many requests a second the site's server answers on one core, compared
 * with a minimal Node server, nginx and Caddy with the same files, and with nginx in front of this server as in
 * deploy/machine; and how much memory it uses. All requests accept gzip, which all servers support. Needs `wrk` and two
 * cores; nginx and Caddy are skipped if not installed. Exits 1 if a goal is missed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasProgram } from '../deploy/machine/testing/start-proxy.ts';
import { type ComparedServer, startServers } from './compared-servers.ts';
import { machine, median, print, table, verdict } from './print.ts';
import { serveBuild } from './site-process.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
const SECONDS = 4;
/**
 * Per server and file, not measured: during this time Node optimises hot code, and one answer in a hundred takes 5-20
 * ms.
 */
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 32;
const [CLIENT_CORE, SERVER_CORE] = [0, 1];
const BUILD = join(import.meta.dirname, '..', 'build');
const CLIENT = join(BUILD, 'client');
/**
 * Minimum ratios to another server's requests per second; the maximum ratio of p99 to nginx's. `kept`: a page of ours
 * in nginx's cache, compared with nginx serving plain files.
 */
const GOALS = {
  minimal: 0.85,
  nginx: 0.7,
  p99: 1.5,
  megabytes: 150,
  kept: 0.5,
} as const;
const FLAT_REQUESTS = 100_000;

interface Answer {
  readonly perSecond: number;
  readonly p99Ms: number;
}
type Figures = Map<string, Map<string, Answer[]>>;

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Loads one server for some seconds. */
function load(url: URL, seconds = SECONDS): Answer {
  const report = execFileSync(
    'taskset',
    [
      '-c',
      String(CLIENT_CORE),
      'wrk',
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      'Accept-Encoding: gzip',
      url.href,
    ],
    { encoding: 'utf8' },
  );
  const bad = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(report);
  if (bad) throw new Error(`${url}: ${bad[0]}`);
  const [, figure, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(report)!;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)![1]),
    p99Ms: Number(figure) * UNITS[unit!]!,
  };
}

/** The page, the largest script, and a picture of about 30 kB. */
function subjects(): [what: string, path: string][] {
  const sized = (pattern: string) =>
    globSync(pattern, { cwd: CLIENT }).map((name) => ({
      name,
      size: statSync(join(CLIENT, name)).size,
    }));
  const script = sized('assets/*.js').sort((a, b) => b.size - a.size)[0]!;
  const picture = sized('media/*.avif').sort(
    (a, b) => Math.abs(a.size - 30_000) - Math.abs(b.size - 30_000),
  )[0]!;
  return [
    ['page', '/'],
    ['script', `/${script.name}`],
    ['picture', `/${picture.name}`],
  ];
}

/** Resident memory in MiB (proc(5): VmRSS). */
const resident = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

function measure(servers: readonly Pick<ComparedServer, 'name' | 'url'>[]): Figures {
  const figures: Figures = new Map();
  for (const { url } of servers)
    for (const [, path] of subjects()) load(new URL(path, url), WARM_UP_SECONDS);
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [what, path] of subjects()) {
      const ofSubject = figures.get(what) ?? new Map<string, Answer[]>();
      figures.set(what, ofSubject);
      for (const { name, url } of servers) {
        const answer = load(new URL(path, url));
        ofSubject.set(name, [...(ofSubject.get(name) ?? []), answer]);
      }
      print(`round ${round} of ${ROUNDS}: ${what} done`);
    }
  return figures;
}

/** Prints one subject's table. Returns the missed goals. */
function report(what: string, answers: ReadonlyMap<string, readonly Answer[]>): string[] {
  const mid = (name: string, figure: keyof Answer) =>
    median((answers.get(name) ?? []).map((answer) => answer[figure]));
  const ours = mid('ours', 'perSecond');
  const rows = [...answers.keys()].map((name) => [
    name,
    mid(name, 'perSecond').toFixed(0),
    mid(name, 'p99Ms').toFixed(2),
    (ours / mid(name, 'perSecond')).toFixed(2),
  ]);
  print(`\n${table([[what, 'requests/s', 'p99 ms', 'ours ×'], ...rows])}`);
  const misses = (['minimal', 'nginx'] as const)
    .filter((name) => answers.has(name) && ours / mid(name, 'perSecond') < GOALS[name])
    .map((name) => `${what}: less than ${GOALS[name]} × ${name}`);
  const kept = mid('nginx before ours', 'perSecond') / mid('nginx', 'perSecond');
  if (what === 'page' && kept < GOALS.kept)
    misses.push(`page: kept by nginx less than ${GOALS.kept} × nginx`);
  if (answers.has('nginx') && mid('ours', 'p99Ms') > GOALS.p99 * mid('nginx', 'p99Ms'))
    misses.push(`${what}: p99 more than ${GOALS.p99} × nginx's`);
  return misses;
}

/** Measures memory before and after many requests. Returns the missed goals. */
function measureMemory(pid: number, url: URL): string[] {
  const before = resident(pid);
  let answered = 0;
  while (answered < FLAT_REQUESTS) answered += load(url).perSecond * SECONDS;
  const after = resident(pid);
  print(
    `\nmemory: ${before.toFixed(0)} MiB, after ${Math.round(answered)} more requests ${after.toFixed(0)} MiB`,
  );
  const misses = after > GOALS.megabytes ? [`memory above ${GOALS.megabytes} MiB`] : [];
  return after > before * 1.1 ? [...misses, 'memory grows'] : misses;
}

async function run(): Promise<void> {
  if (!hasProgram('wrk')) throw new Error('`wrk` is missing: install it (apt-get install wrk).');
  const scratch = mkdtempSync(join(tmpdir(), 'bench-server-'));
  // The very first start strips the types and caches the result; only later starts are measured.
  await (await serveBuild(BUILD, join(scratch, 'data'))).stop();
  const site = await serveBuild(BUILD, join(scratch, 'data'));
  const others: ComparedServer[] = [];
  try {
    spawnSync('taskset', ['-acp', String(SERVER_CORE), String(site.pid)]);
    others.push(...(await startServers(CLIENT, scratch, SERVER_CORE, Number(site.url.port))));
    print(`${machine()}; ${CONNECTIONS} connections, ${SECONDS} s each, ${ROUNDS} rounds`);
    const figures = measure([{ name: 'ours', url: site.url }, ...others]);
    const misses = [...figures].flatMap(([what, answers]) => report(what, answers));
    misses.push(...measureMemory(site.pid, site.url));
    verdict(misses);
  } finally {
    for (const { stop } of others) await stop();
    await site.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

await run();
