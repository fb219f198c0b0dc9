/** Asks a process of its own one thing: it may fail, run out of memory or time, and the server goes on. */
import { fork } from 'node:child_process';

export interface ChildOptions {
  readonly args?: readonly string[];
  /** Handed to it as its one message; without it nothing is sent. */
  readonly message?: object;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly heapMb: number;
  readonly timeMs: number;
}

/** Its first message; null when it ended, or was ended, without one. Nothing of the server's secrets is in its environment. */
export async function askChild<T>(program: string, options: ChildOptions): Promise<T | null> {
  const { args = [], message, env, cwd, heapMb, timeMs } = options;
  const child = fork(program, args, {
    cwd,
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: { PATH: process.env.PATH, VIPS_CONCURRENCY: '1', ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
  try {
    const { promise, resolve, reject } = Promise.withResolvers<T | null>();
    child.once('message', (answer) => resolve(answer as T));
    child.once('exit', () => resolve(null));
    child.once('error', reject);
    if (message) child.send(message);
    return await promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
