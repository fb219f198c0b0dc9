/** Runs a program for the desk with limits of memory and time, at low priority and without the server's secrets. */
import { type ChildProcess, spawn } from 'node:child_process';
import { killGroup } from '#server/publishing/builder.ts';
import { untilStarted } from '../../ask-child.ts';

/** Address space of each program in kB: 6 GB. An encoder uses a sixth of it. */
const MEMORY_KB = 6_000_000;

/** How a program ended, and its output. */
export interface ProgramResult {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

interface RunOptions {
  readonly timeMs: number;
  readonly cwd?: string;
  readonly signal?: AbortSignal | undefined;
  readonly onMessage?: (message: unknown) => void;
}

/** Runs it from a shell that sets the limits; if the shell cannot, only time is limited. Rejects if it cannot be started. */
export async function runLimited(
  program: string,
  args: readonly string[],
  options: RunOptions,
): Promise<ProgramResult> {
  const { timeMs, cwd, signal, onMessage } = options;
  const { PATH, TMPDIR, FILM_EFFORT } = process.env;
  // Lower than the server. The program that makes a film lowers its priority further itself.
  const script = `ulimit -v ${MEMORY_KB} 2>/dev/null; exec nice -n 5 "$0" "$@"`;
  const child: ChildProcess = await untilStarted(
    spawn('/bin/sh', ['-c', script, program, ...args], {
      cwd,
      // Without the server's secrets.
      env: { PATH, TMPDIR, FILM_EFFORT },
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])],
      detached: true,
    }),
  );
  const end = () => killGroup(child);
  const timer = setTimeout(end, timeMs);
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  let [out, errors] = ['', ''];
  child.stdout?.on('data', (data) => {
    out = (out + data).slice(-200_000);
  });
  child.stderr?.on('data', (data) => {
    errors = (errors + data).slice(-8000);
  });
  if (onMessage) child.on('message', onMessage);
  const { promise, resolve } = Promise.withResolvers<ProgramResult>();
  child.once('close', (code) => resolve({ code, out, errors }));
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  });
}
