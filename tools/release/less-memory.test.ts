import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isMemoryShort } from '#pictures/memory.ts';
import { withLessMemory } from '#server/releases/less-memory.ts';

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

/** What a program prints; `procs`: the group it is started in. */
function outputOf(program: string, procs?: string): string {
  const join = procs ? `echo $$ > ${procs};` : '';
  const { stdout } = spawnSync(
    'sh',
    ['-c', `${join} exec "$0" "$@"`, process.execPath, '--input-type=module', '-e', program],
    { encoding: 'utf8', env: { ...process.env, ...LIMITS } },
  );
  return stdout.trim();
}

/** Those of a build that the desk starts. */
const { PICTURES_AT_ONCE } = withLessMemory({});
const LIMITS = { PICTURES_AT_ONCE };
/** What a step of a build runs with. */
const STEP = `import { runStep } from './tools/release/run-step.ts';
  await runStep(['-p', 'process.env.NODE_OPTIONS ?? ""'], { cwd: '.', env: {}, isQuiet: false });`;
const AT_ONCE = `import { pictureConcurrency } from './pictures/concurrency.ts';
  process.stdout.write(String(pictureConcurrency(Number(process.env.PICTURES_AT_ONCE))));`;

test('under a limit of 800 MB the steps of a build take less memory and encode one picture at a time, with plenty they take what they like and a build of the desk encodes two', ({
  skip,
}) => {
  const procs = memoryGroup(800 * 1024 ** 2);
  if (!procs) return skip('no memory can be limited here');
  expect(outputOf(STEP, procs)).toMatch(/^--max-old-space-size=480 /);
  expect(outputOf(AT_ONCE, procs)).toBe('1');
  if (isMemoryShort()) return;
  expect(outputOf(STEP)).toBe('');
  expect(outputOf(AT_ONCE)).toBe('2');
});
