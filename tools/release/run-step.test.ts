import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a terse step of that program writes, when it ends with that code. */
function writtenBy(program: string): string {
  const code = `import { runStep } from './tools/release/run-step.ts';
    const options = { cwd: '.', env: {}, isQuiet: false, isTerse: true };
    await runStep(['-e', ${JSON.stringify(program)}], options).catch(() => {});`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const SAYS = "console.log('laid out'); console.error('a fault');";

test('a terse step writes nothing when all is well, and everything when it fails', () => {
  expect(writtenBy(SAYS)).toBe('');
  expect(writtenBy(`${SAYS} process.exitCode = 1`)).toBe('laid out\na fault\n');
});
