import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { type Part, runStages, timesOf } from './parts.ts';

const part = (name: string, code: string): Part => ({ name, run: [process.execPath, '-e', code] });
const exits = (name: string, status: number) => part(name, `process.exit(${status})`);

test('after a part that fails the rest of its lane and the stages behind it do not run', async () => {
  const results = await runStages([
    [[exits('types', 3), exits('lint', 0)], [exits('build', 0)]],
    [[exits('unit', 0)]],
  ]);
  expect(results.map(({ name, code }) => [name, code])).toEqual([
    ['types', 3],
    ['build', 0],
  ]);
});

test('the lanes of a stage run beside one another: each waits here for what the other tells', async () => {
  const port = `require('net').createServer(function () { process.exit() }).listen(`;
  const socket = join(temporaryFolder(), 'socket');
  const listens = part('listens', `${port}${JSON.stringify(socket)})`);
  const connects = part(
    'connects',
    `const go = () => require('net').connect(${JSON.stringify(socket)}).on('connect', () => process.exit()).on('error', go); go()`,
  );
  const results = await runStages([[[listens], [connects]]]);
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
});

test('a part that a signal ends has failed', async () => {
  const [result] = await runStages([[[part('killed', 'process.kill(process.pid, "SIGKILL")')]]]);
  expect(result!.code).toBe(1);
});

test('each part has a line with its time, and a failed one says so', () => {
  const results = [
    { name: 'unit', seconds: 61.4, code: 0 },
    { name: 'e2e', seconds: 599.6, code: 1 },
  ];
  expect(timesOf(results, 661)).toBe('unit       1:01\ne2e       10:00  failed\nall       11:01');
});
