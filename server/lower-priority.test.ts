import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The priority that a process with the priority `start`, of a user without special rights, has after `lowerPriority(to)`. */
function priorityAfter(start: number, to: number): number {
  const program = `
    import { getPriority } from 'node:os';
    import { lowerPriority } from ${JSON.stringify(join(import.meta.dirname, 'lower-priority.ts'))};
    lowerPriority(${to});
    console.log(getPriority());`;
  const { stdout, stderr } = spawnSync(
    'nice',
    ['-n', String(start - getPriority()), process.execPath, '--input-type=module', '-e', program],
    { encoding: 'utf8', env: {}, ...(process.getuid?.() === 0 && { uid: 65534, gid: 65534 }) },
  );
  expect(stderr).toBe('');
  return Number(stdout);
}

test('the priority of a process is lowered, and never raised, which only an administrator may do', () => {
  expect(priorityAfter(19, 10)).toBe(19);
  expect(priorityAfter(19, 19)).toBe(19);
  const ours = getPriority();
  if (ours < 19) expect(priorityAfter(ours, 19)).toBe(19);
});
