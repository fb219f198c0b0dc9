import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isMemoryShort } from '#pictures/memory.ts';

const CGROUPS = '/sys/fs/cgroup';

/** A group of processes that may take so many bytes together; null where this machine allows none (as root, on Linux). */
function memoryGroup(bytes: number): string | null {
  const isFirst = existsSync(join(CGROUPS, 'memory'));
  const group = join(CGROUPS, isFirst ? 'memory' : '', `test-${process.pid}`);
  try {
    mkdirSync(group);
    onTestFinished(() => rmdirSync(group));
    writeFileSync(join(group, isFirst ? 'memory.limit_in_bytes' : 'memory.max'), String(bytes));
    return join(group, 'cgroup.procs');
  } catch {
    return null;
  }
}

/** What a step of a build runs with; `procs`: the group it is started in. */
function stepOptions(procs?: string): string {
  const program = `import { runStep } from './tools/release/run-step.ts';
    await runStep(['-p', '[process.env.NODE_OPTIONS, process.env.PICTURES_AT_ONCE].join(" ")'], { cwd: '.', env: {}, isQuiet: false });`;
  const join = procs ? `echo $$ > ${procs};` : '';
  const { stdout } = spawnSync(
    'sh',
    ['-c', `${join} exec "$0" "$@"`, process.execPath, '--input-type=module', '-e', program],
    { encoding: 'utf8' },
  );
  return stdout.trim();
}

test('under a limit of 800 MB the steps of a build take less memory, with plenty they take what they like', ({
  skip,
}) => {
  const procs = memoryGroup(800 * 1024 ** 2);
  if (!procs) return skip('no memory can be limited here');
  expect(stepOptions(procs)).toMatch(/^--max-old-space-size=480 .*1$/);
  if (!isMemoryShort()) expect(stepOptions()).toBe('');
});
