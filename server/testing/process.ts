/** The whole server as a process of its own, so that it can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const PROJECT = join(import.meta.dirname, '..', '..');

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it wrote so far. */
  readonly output: () => string;
  /** Sends the signal and resolves with the exit code once it has ended; null when it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts `node server/<script>`; the process is killed at the end of the test at the latest. */
export function startProcess(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  project = PROJECT,
) {
  const child = spawn(process.execPath, [join(project, 'server', script), ...args], {
    cwd: project,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: () => output };
}

/** Runs a script to its end. */
export async function runProcess(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  project = PROJECT,
) {
  const { child, output } = startProcess(script, args, env, project);
  const [code] = await once(child, 'close');
  return { code: code as number | null, output: output() };
}

/** Starts the server on a free port and resolves once it says where it is. Rejects when it ends instead. */
export async function startServer(
  build: string,
  env: Record<string, string>,
  project = PROJECT,
): Promise<ServerProcess> {
  const settings = { PORT: '0', RATE_LIMIT: 'off', ...env };
  const { child, output } = startProcess('main.ts', [build], settings, project);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.on('data', () => {
    const port = output().match(/The site is at http:\/\/localhost:(\d+)/)?.[1];
    if (port) resolve(`http://127.0.0.1:${port}`);
  });
  child.once('exit', () => reject(new Error(`The server did not start: ${output()}`)));
  const url = await promise;
  return {
    url,
    child,
    output,
    async end(signal) {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      return (await ended)[0];
    },
  };
}
