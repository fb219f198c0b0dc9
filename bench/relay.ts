/**
 * `npm run bench:server -- relay [seconds]`: how many enquiries a second the mail relay accepts, each synced to disk
 * before its "OK", from 50 clients at once while pages are requested. Prints the results with their goals; exits 1 if
 * one is missed. Clients and server share this machine's cores with everything else that runs on it, so the load is
 * printed too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { machine, percentile, print, verdict } from './print.ts';
import { ask, bodyOf, summary } from './relay-load.ts';
import { serveBuild } from './site-process.ts';

const SENDERS = 50;
const READERS = 4;
/** Pages are requested with this pause between them, as by visitors, not as fast as possible. */
const READER_PAUSE_MS = 10;
const WARM_UP_MS = 2000;
const GOALS = { perSecond: 500, p99Ms: 250, pagesP99Ms: 250 };

const seconds = Number(process.argv[2] ?? 10);
const build = process.argv[3] ?? join(import.meta.dirname, '..', 'build');
// On a disk for real data, not on a memory disk.
const dataDir = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'bench-relay-'));
async function run(): Promise<void> {
  const { url, stop } = await serveBuild(build, dataDir);
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS + READERS });
  const target = { url, agent };
  const accepted: number[] = [];
  const pages: number[] = [];
  let refused = 0;
  let answered = 0;
  const beginsAt = performance.now() + WARM_UP_MS;
  const endsAt = beginsAt + seconds * 1000;
  const isOn = () => performance.now() < endsAt;
  const isCounted = () => performance.now() >= beginsAt;

  const sender = async (_: unknown, index: number) => {
    for (let turn = 0; isOn(); turn += 1) {
      const time = await ask(target, SEND_FORM_PATH, 200, bodyOf(index, turn));
      if (time === null) refused += 1;
      else {
        answered += 1;
        if (isCounted()) accepted.push(time);
      }
    }
  };
  const reader = async () => {
    while (isOn()) {
      const time = await ask(target, '/contact', 200);
      if (time === null) refused += 1;
      else if (isCounted()) pages.push(time);
      await new Promise((done) => setTimeout(done, READER_PAUSE_MS));
    }
  };
  print(`${machine()}, ${seconds} s, ${SENDERS} senders, ${READERS} readers`);
  await Promise.all([
    ...Array.from({ length: SENDERS }, sender),
    ...Array.from({ length: READERS }, reader),
  ]);
  agent.destroy();
  await stop();
  print(summary('enquiries', accepted, seconds));
  print(summary('pages', pages, seconds));

  const stored = readRows(databaseFile(dataDir), 'SELECT id FROM enquiry').length;
  print(`answered "OK" ${answered}, stored ${stored}, refused ${refused}`);
  const misses = [
    accepted.length / seconds < GOALS.perSecond && `fewer than ${GOALS.perSecond} enquiries/s`,
    percentile(accepted, 0.99) >= GOALS.p99Ms && `enquiries' p99 not below ${GOALS.p99Ms} ms`,
    percentile(pages, 0.99) >= GOALS.pagesP99Ms && `pages' p99 not below ${GOALS.pagesP99Ms} ms`,
    stored < answered && 'something that was answered "OK" is not stored',
    refused > 0 && 'refused requests',
  ].filter((miss) => miss !== false);
  verdict(misses);
}

try {
  await run();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
