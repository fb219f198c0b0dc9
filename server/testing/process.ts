/** Runs the whole server in its own process, so that it can be killed. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { startProgram } from './program.ts';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly output: () => string;
  /** Sends the signal and resolves with the exit code; null if it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts `node server/<script>`; the process is killed at the end of the test at the latest. */
export function startProcess(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  project?: string,
) {
  const program = startProgram(`server/${script}`, args, env, project);
  onTestFinished(() => void program.child.kill('SIGKILL'));
  return program;
}

/** Runs a script to its end. */
export async function runProcess(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  project?: string,
) {
  const { child, output } = startProcess(script, args, env, project);
  const [code] = await once(child, 'close');
  return { code: code as number | null, output: output() };
}

const ADDRESS = /The site is at http:\/\/localhost:(\d+)/;

/** Starts the server on a free port and resolves when it prints its address. Rejects if it ends instead. */
export async function startServer(
  build: string,
  env: Record<string, string>,
  project?: string,
): Promise<ServerProcess> {
  const settings = { PORT: '0', RATE_LIMIT: 'off', ...env };
  const { child, output, said } = startProcess('main.ts', [build], settings, project);
  await said(ADDRESS);
  return {
    url: `http://127.0.0.1:${ADDRESS.exec(output())?.[1]}`,
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
