import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The priority that a process with the priority `start` has after `lowerPriority(to)`. */
function priorityAfter(start: number, to: number): number {
  const program = `
    import { getPriority } from 'node:os';
    import { lowerPriority } from ${JSON.stringify(join(import.meta.dirname, 'lower-priority.ts'))};
    lowerPriority(${to});
    console.log(getPriority());`;
  const { stdout, stderr } = spawnSync(
    'nice',
    ['-n', String(start - getPriority()), process.execPath, '--input-type=module', '-e', program],
    { encoding: 'utf8', env: {} },
  );
  expect(stderr).toBe('');
  return Number(stdout);
}

// Tests run at the lowest priority, so that only an administrator can start a program above it.
test.runIf(process.getuid?.() === 0)(
  'the priority of a process is lowered, and never raised',
  () => {
    expect(priorityAfter(0, 10)).toBe(10);
    expect(priorityAfter(10, 19)).toBe(19);
    expect(priorityAfter(19, 10)).toBe(19);
  },
);
