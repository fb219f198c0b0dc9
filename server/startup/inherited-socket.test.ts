import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createBuild, temporaryFolder } from '#server/testing/fixtures.ts';
import { inheritedSocket } from './inherited-socket.ts';

const MAIN = join(import.meta.dirname, '..', 'main.ts');
const hasTool = spawnSync('systemd-socket-activate', ['--version']).status === 0;

test('a socket is taken when it is meant for this process, and there is one', () => {
  expect(inheritedSocket({}, 7)).toBeNull();
  expect(inheritedSocket({ LISTEN_PID: '8', LISTEN_FDS: '1' }, 7)).toBeNull();
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toEqual({ fd: 3 });
  expect(() => inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '2' }, 7)).toThrow('one address');
});

test.skipIf(!hasTool)('a visitor who comes before the server is answered by it', async () => {
  const port = 20_000 + (process.pid % 20_000);
  const child = spawn(
    'systemd-socket-activate',
    [
      '-l',
      `127.0.0.1:${port}`,
      '-E',
      `DATA_DIR=${temporaryFolder()}`,
      process.execPath,
      MAIN,
      createBuild(),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stderr, 'data');
  const answer = await fetch(`http://127.0.0.1:${port}/contact`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Contact')]);
});
