/** Runs the site's server on a socket that stays open during restarts, like osari.socket, with systemd's tool and a shell. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort, PROJECT } from '#server/testing/program.ts';

const MAIN = join(PROJECT, 'server', 'main.ts');

/** Whether this system has systemd's tool. */
export const hasSocketTool =
  spawnSync('systemd-socket-activate', ['--version']).error === undefined;

/** Restarts the server whenever it ends; the shell holds the socket. */
const RESTARTING = `while :; do (export LISTEN_PID=$BASHPID; exec "$@") & echo "$!"; wait "$!"; done`;

/** Serves the build; `restart` ends the server like systemd, and the next one takes over. */
export async function startSocketUnit(build: string, dataDir: string) {
  const port = await freePort();
  const listen = ['-l', `127.0.0.1:${port}`, '-E', `DATA_DIR=${dataDir}`, '-E', 'TRUST_PROXY=1'];
  const child = spawn(
    'systemd-socket-activate',
    [
      ...listen,
      '-E',
      'RATE_LIMIT=off',
      'bash',
      '-c',
      RESTARTING,
      'bash',
      process.execPath,
      MAIN,
      build,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  onTestFinished(() => {
    process.kill(-child.pid!, 'SIGKILL');
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  await once(child.stderr, 'data');
  child.stderr.resume();
  const servers = () => [...printed.matchAll(/^(\d+)$/gm)].map(([pid]) => Number(pid));
  return {
    port,
    /** How many servers have been started so far. */
    starts: () => servers().length,
    /** How many of them were ready to answer. */
    ready: () => [...printed.matchAll(/The site is at /g)].length,
    restart: () => process.kill(servers().at(-1)!, 'SIGTERM'),
  };
}
