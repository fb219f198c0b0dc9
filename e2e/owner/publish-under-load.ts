/**
 * `node e2e/owner/publish-under-load.ts [kills]`: publishes three times from the desk during 200 requests a second, and
 * prints the response times; then kills the server at random moments of preview and publish (40 by default), and checks
 * after each restart that the served site is complete and the draft exists. Exits 1 on any error.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Publishing } from '#contract/desk/publishing.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import { releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { freePort, type Program, startProgram, startSite } from '#server/testing/program.ts';
import { servedFaults } from '#tools/release/testing/kill-trial.ts';
import { type DeskClient, signIn } from '../../bench/desk-client.ts';
import { percentile, print } from '../../bench/print.ts';
import { ask } from '../../bench/relay-load.ts';
import { PATHS } from '../content.ts';

const kills = Number(process.argv[2] ?? 40);
const PER_SECOND = 200;
const dataDir = mkdtempSync(join(tmpdir(), 'publish-under-load-'));
const releases = releasesFolder(dataDir);
const faults: string[] = [];

/** Sends requests at a fixed rate, however long the answers take; ends when `isOn` returns false. */
function load(port: number) {
  const agent = new Agent({ keepAlive: true });
  const target = { url: new URL(`http://127.0.0.1:${port}`), agent };
  const times: number[] = [];
  let [sent, isOn] = [0, true];
  const one = async (path: string) => {
    const time = await ask(target, path, 200);
    if (time === null) faults.push(`${path} is not answered 200`);
    else times.push(time);
  };
  const began = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * PER_SECOND;
    for (; isOn && sent < due; sent += 1) void one(PATHS[sent % PATHS.length]!);
  }, 5);
  return async () => {
    isOn = false;
    clearInterval(timer);
    await pause(1000);
    agent.destroy();
    const at = (share: number) => Math.round(percentile(times, share));
    return { answers: times.length, p50: at(0.5), p99: at(0.99), max: at(1) };
  };
}

const comeIn = (port: number) => signIn(`http://localhost:${port}`, dataDir);
const build = ({ ask }: DeskClient, isToPublish: boolean) =>
  ask('/publishing/build', { method: 'POST', body: JSON.stringify({ isToPublish }) });

const drafts = createDrafts({ dataDir, contentDir: undefined });
const first = /^ {2}headline: (.*)$/m.exec(await drafts.readText('home.yaml'))![1]!;
let last = first;
async function change(words: string) {
  await drafts.changeText('home.yaml', (text) =>
    text.replace(`headline: ${last}\n`, `headline: ${words}\n`),
  );
  last = words;
}

async function ended({ ask }: DeskClient): Promise<Publishing> {
  for (;;) {
    const state = (await (await ask('/publishing')).json()) as Publishing;
    if (!state.job) return state;
    await pause(300);
  }
}

async function checkAfter(turn: number) {
  const found = [...(await servedFaults(releases))];
  if (!(await drafts.readText('home.yaml')).includes(`headline: ${last}\n`))
    found.push('the draft is not what was written');
  faults.push(...found.map((fault) => `after ${turn}: ${fault}`));
}

let site: Program | undefined;
try {
  const env = { DATA_DIR: dataDir };
  if ((await startProgram('tools/release/main.ts', [], env).ended) !== 0)
    throw new Error('The first release failed.');
  const port = await freePort();
  site = await startSite(dataDir, port);
  let desk = await comeIn(port);
  const stop = load(port);
  let took = 0;
  for (let turn = 1; turn <= 3; turn += 1) {
    await change(`Rooms of the turn ${turn}.`);
    const at = performance.now();
    await build(desk, true);
    const { ended: last, changes } = await ended(desk);
    took = performance.now() - at;
    if (last?.how !== 'live' || changes.length > 0)
      faults.push(`publish ${turn}: ${last?.how} ${last?.failure?.details}`);
    print(`publish ${turn}: live after ${(took / 1000).toFixed(1)} s`);
  }
  const { answers, p50, p99, max } = await stop();
  print(`${answers} answers, median ${p50} ms, p99 ${p99} ms, slowest ${max} ms`);
  for (let turn = 1; turn <= kills; turn += 1) {
    await change(`Rooms of the moment ${turn}.`);
    await build(desk, turn % 2 === 0);
    const after = Math.random() * took * 1.1;
    await pause(after);
    await site.kill();
    site = await startSite(dataDir, port);
    await checkAfter(turn);
    desk = await comeIn(port);
    print(`${turn}: killed after ${(after / 1000).toFixed(1)} s; ${servedRelease(releases)?.id}`);
  }
  await change('Rooms at the end.');
  await build(desk, true);
  if ((await ended(desk)).ended?.how !== 'live') faults.push('the last publish failed');
  await checkAfter(kills + 1);
  print(
    faults.length ? `${faults.length} faults:\n${faults.slice(0, 20).join('\n')}` : 'No fault.',
  );
  process.exitCode = faults.length ? 1 : 0;
} finally {
  await site?.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
