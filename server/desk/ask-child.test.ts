/** A child's message is complete, and a child that cannot be started does not end the server. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askChild } from './ask-child.ts';

const TESTING = join(import.meta.dirname, 'testing');
const ask = (bytes: number) =>
  askChild<{ answer: Uint8Array }>(join(TESTING, 'big-answer.ts'), {
    message: { bytes },
    heapMb: 128,
    memoryMb: 1000,
    timeMs: 60_000,
  });

test.each([1, 300_000, 8_000_000])('a message of %i bytes is complete', async (bytes) => {
  for (let n = 0; n < 4; n += 1) expect((await ask(bytes))?.answer.length).toBe(bytes);
});

test('a child that exceeds its memory limit ends without a message', async () => {
  expect(await ask(1_500_000_000)).toBeNull();
});

test('if no file can be opened the request fails, and the parent process continues', () => {
  const program = join(TESTING, 'ask-without-files.ts');
  const { stdout, stderr, status } = spawnSync(
    '/bin/sh',
    ['-c', 'ulimit -n 64; exec "$0" "$1"', process.execPath, program],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  const { failed, afterwards } = JSON.parse(stdout) as { failed: unknown[]; afterwards: number };
  expect(failed[0]).toBe('EMFILE');
  expect(afterwards).toBe(3);
});
