/**
 * `npm run bench [--keep-pictures]`: how long people wait for their site: the first page of a fresh clone, its
 * pictures, a changed word, new photos, `npm run dev`, `npm test`. Exits 1 if a goal is missed. Needs an idle machine:
 * the load is printed too. With --keep-pictures pictures that are already encoded are not encoded again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProgram, until } from '#server/testing/program.ts';
import { copyProject } from '#tools/release/testing/project-copy.ts';
import { readLastRun } from '#tools/test-run/last-run.ts';
import { publish, signIn, uploadPhotos } from './desk-client.ts';
import { machine, print, table, verdict } from './print.ts';

/** In seconds. */
const GOALS = { first: 30, final: 240, word: 6, photos: 20, dev: 5, test: 480 };
const PHOTOS = 10;

const rows: string[][] = [['', 'measured', 'goal']];
const misses: string[] = [];
function judge(name: string, seconds: number, goal: number) {
  if (seconds > goal) misses.push(name);
  rows.push([name, `${seconds.toFixed(1)} s`, `${goal} s`]);
  print(`${name}: ${seconds.toFixed(1)} s`);
}
const since = (began: number) => (performance.now() - began) / 1000;

const answersPage = (origin: string) => async () => {
  const answer = await fetch(origin);
  return answer.ok && (await answer.text()).includes('</html>');
};

/** `npm start` in a fresh clone, then a changed word and photos through its desk. */
async function measureSite(project: string, dataDir: string) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const began = performance.now();
  const site = startProgram('server/start.ts', [], { PORT: `${port}`, DATA_DIR: dataDir }, project);
  try {
    const server = { name: 'npm start', ...site };
    await until(answersPage(origin), server);
    judge('first page after a fresh start', since(began), GOALS.first);
    await until(async () => {
      const { release } = (await (await fetch(`${origin}/healthz`)).json()) as {
        release?: { isProvisional?: true };
      };
      return release !== undefined && !release.isProvisional;
    }, server);
    judge('everything at final quality', since(began), GOALS.final);
    const desk = await signIn(origin, dataDir);
    judge('a changed word is live', await publish(desk, 'Rooms of one other word.'), GOALS.word);
    const uploaded = await uploadPhotos(desk, PHOTOS);
    const live = await publish(desk, 'Rooms with new pictures.');
    judge(`${PHOTOS} new photos are uploaded and live`, uploaded + live, GOALS.photos);
  } finally {
    await site.kill('SIGTERM');
  }
}

async function measureDev(project: string) {
  const port = await freePort();
  const began = performance.now();
  const dev = spawn('npm', ['run', 'dev'], {
    ...{ cwd: project, detached: true },
    env: { ...process.env, PORT: `${port}` },
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(dev, 'exit').then(([code]) => code as number | null);
  try {
    const server = { name: 'npm run dev', ended, output: () => output };
    await until(answersPage(`http://localhost:${port}`), server);
    judge('npm run dev is ready', since(began), GOALS.dev);
  } finally {
    // npm, its shell and their child processes.
    if (dev.exitCode === null) process.kill(-dev.pid!, 'SIGTERM');
    await ended;
  }
}

const root = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  print(machine());
  const project = copyProject(join(root, 'project'));
  if (!process.argv.includes('--keep-pictures'))
    for (const made of ['public/media', 'pictures/manifest.json'])
      rmSync(join(project, made), { recursive: true, force: true });
  await measureSite(project, join(root, 'data'));
  await measureDev(project);
  const run = readLastRun();
  if (run) judge(`npm test, on ${run.endedAt.slice(0, 10)}`, run.seconds, GOALS.test);
  else print('npm test has not passed here yet: its time is missing.');
  print(`\n${table(rows)}`);
  print(machine());
  verdict(misses);
} catch (error) {
  process.stderr.write(`Not measured: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
