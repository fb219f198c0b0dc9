import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { freePort, startProgram } from '#server/testing/program.ts';
import { release } from './release.ts';
import { runStep } from './run-step.ts';
import { runKillTrial } from './testing/kill-trial.ts';
import { smallReleases } from './testing/options.ts';
import { PAGES, writeProject } from './testing/small-site.ts';

test('builds and servers killed at random moments: no request fails but the killed server’s, and what is served is whole', async () => {
  const root = temporaryFolder();
  const change = (turn: number) => writeProject(root, `words ${turn}`);
  change(-1);
  await release(smallReleases(root));
  const { faults, answered, killed } = await runKillTrial({
    dataDir: join(root, 'data'),
    port: await freePort(),
    pages: PAGES,
    moments: 12,
    perSecond: 200,
    change,
    startRelease: () => startProgram('tools/release/testing/small-release.ts', [root, '300'], {}),
  });
  expect(faults).toEqual([]);
  expect(killed).toEqual({ builds: 9, servers: 3 });
  expect(answered).toBeGreaterThan(200);
}, 300_000);

test('one build at a time; a second one waits, and then finds nothing to do', async () => {
  const root = temporaryFolder();
  writeProject(root, 'words');
  const program = () => startProgram('tools/release/testing/small-release.ts', [root, '400'], {});
  const [first, second] = [program(), program()];
  expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  expect(first.output()).toBe(second.output());
});

test('a lock dies with its holder', async () => {
  const root = temporaryFolder();
  writeProject(root, 'words');
  const holder = startProgram('tools/release/testing/small-release.ts', [root, '60000'], {});
  await new Promise((done) => setTimeout(done, 500));
  await holder.kill();
  const next = startProgram('tools/release/testing/small-release.ts', [root], {});
  expect(await next.ended).toBe(0);
});

test('a step of a build ends when the build is killed', async () => {
  const step = join(import.meta.dirname, 'testing', 'endless-step.ts');
  const build = startProgram('tools/release/testing/run-endless.ts', [step], {});
  await build.said(/step \d+/);
  const pid = Number(/step (\d+)/.exec(build.output())![1]);
  const isAlive = () => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };
  expect(isAlive()).toBe(true);
  await build.kill();
  await expect.poll(isAlive, { timeout: 20_000 }).toBe(false);
});

test('what a step says on its way out is shown, but no trace of a full disk', async () => {
  const shown = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => shown.mockRestore());
  const step = async (says: string) => {
    const file = join(temporaryFolder(), 'step.mjs');
    writeFileSync(file, `process.stderr.write(${JSON.stringify(says)}); process.exitCode = 1;`);
    shown.mockClear();
    const options = { cwd: process.cwd(), env: process.env, isQuiet: false };
    const { message } = (await runStep([file], options).catch((error: Error) => error)) as Error;
    return [shown.mock.calls.join(''), message];
  };
  const trace =
    'Error: ENOSPC: no space left on device, copyfile\n    at copyDir (file:///x.js:1:2)\n';
  expect(await step(trace)).toEqual(['', 'The disk is full: make room, then run it again.']);
  const plain = 'content/home.yaml:3: nothing called `opneing` belongs here\n';
  expect(await step(plain)).toEqual([plain, plain.trim()]);
});
