import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { RESTART_CODE } from './restart.ts';
import { createDevRun } from './run.ts';

/** Programs by their names, in a folder of their own. */
function programs(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  for (const [name, code] of Object.entries(files)) writeFileSync(join(root, name), code);
  return root;
}
const ENDLESS =
  "setInterval(() => {}, 1000); process.on('SIGTERM', () => { require('fs').writeFileSync('ended', ''); process.exit(0); }); require('fs').writeFileSync('began', '');";
const FAILS_LATER =
  "const t = setInterval(() => require('fs').existsSync('began') && process.exit(3), 10);";

/** A server that says when it starts, waits, and then serves. */
const WAITING =
  "import { writeFileSync } from 'node:fs'; writeFileSync('began', ''); await (await import(process.argv[2])).untilPrepared(); writeFileSync('served', ''); process.exit(7);";
const PREPARED = new URL('./prepare.ts', import.meta.url).href;

test('a program that fails ends the others and the server before it serves, and its exit code is returned', async () => {
  const root = programs({ 'fails.cjs': FAILS_LATER, 'server.mjs': WAITING });
  const { together, serve } = createDevRun(root);
  expect(await serve(['server.mjs', PREPARED], together(['fails.cjs']))).toBe(3);
  expect(existsSync(join(root, 'served'))).toBe(false);
});

test('a program that fails ends the others', async () => {
  const root = programs({ 'fails.cjs': FAILS_LATER, 'endless.cjs': ENDLESS });
  expect(await createDevRun(root).together(['endless.cjs', 'fails.cjs'])).toBe(3);
  expect(existsSync(join(root, 'ended'))).toBe(true);
});

test('the server starts beside the programs, serves when all have succeeded, and its exit code is returned', async () => {
  const waits =
    "const t = setInterval(() => require('fs').existsSync('began') && clearInterval(t), 10);";
  const root = programs({ 'good.cjs': waits, 'server.mjs': WAITING });
  const { together, serve } = createDevRun(root);
  expect(await serve(['server.mjs', PREPARED], together(['good.cjs']))).toBe(7);
  expect(existsSync(join(root, 'served'))).toBe(true);
});

test('a server whose program has changed is started again', async () => {
  const root = programs({
    'server.cjs': `const { existsSync, writeFileSync } = require('fs'); const again = !existsSync('began'); writeFileSync('began', ''); process.exit(again ? ${RESTART_CODE} : 4);`,
  });
  expect(await createDevRun(root).serve(['server.cjs'], Promise.resolve(0))).toBe(4);
});

test('a server that a signal ended has failed: the exit code is 128 and the number of the signal', async () => {
  const { serve } = createDevRun(temporaryFolder());
  const kill = 'process.kill(process.pid, "SIGKILL")';
  expect(await serve(['-e', kill], Promise.resolve(0))).toBe(137);
});

// `script` gives a program a terminal; the options are those of Linux.
test.runIf(process.platform === 'linux')(
  'on a terminal what the check says replaces an open line of progress instead of continuing it',
  () => {
    const line = `printf 'pictures: 5 of 90'; ${process.execPath} tools/content/check-content.ts`;
    const { stdout } = spawnSync('script', ['-qec', line, '/dev/null'], { encoding: 'utf8' });
    expect(stdout.replaceAll('\x1b[K', '<clear>')).toMatch(
      /pictures: 5 of 90\r<clear>(Notes|The content has)/,
    );
  },
);
