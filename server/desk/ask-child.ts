/** Asks a process of its own one thing: it may fail, run out of memory or time, and the server goes on. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

interface ChildOptions {
  readonly args?: readonly string[];
  /** Handed to it as its one message; without it nothing is sent. */
  readonly message?: object;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly heapMb: number;
  /** Of everything it allocates, also outside of V8's heap; without it there is no limit. */
  readonly memoryMb?: number;
  readonly timeMs: number;
}

/**
 * Resolves once the child runs, and rejects where it could not be started (EMFILE, EAGAIN, ENOMEM). Node then emits
 * `error` more than once, and sends to a child without a channel: neither may end the server.
 */
export async function started<T extends ChildProcess>(child: T): Promise<T> {
  child.on('error', () => {});
  await once(child, 'spawn');
  return child;
}

/** By a shell that takes memory away first, where the system can: RLIMIT_DATA counts native memory too (Linux). */
const limited = (memoryMb: number, nodeArgs: readonly string[]) => ({
  execPath: '/bin/sh',
  execArgv: [
    '-c',
    `ulimit -d ${memoryMb * 1024} 2>/dev/null; exec "$0" "$@"`,
    process.execPath,
    ...nodeArgs,
  ],
});

/**
 * Its first message; null when it ended, or was ended, without one. Nothing of the server's secrets is in its environment.
 * Rejects when it cannot be started.
 */
export async function askChild<T>(program: string, options: ChildOptions): Promise<T | null> {
  const { args = [], message, env, cwd, heapMb, memoryMb, timeMs } = options;
  const heap = [`--max-old-space-size=${heapMb}`];
  const isLimited = memoryMb !== undefined && process.platform !== 'win32';
  const child = await started(
    fork(program, args, {
      cwd,
      ...(isLimited ? limited(memoryMb, heap) : { execArgv: heap }),
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        VIPS_CONCURRENCY: '1',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    }),
  );
  const timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
  const { promise, resolve } = Promise.withResolvers<T | null>();
  child.once('message', (answer) => resolve(answer as T));
  // Not `exit`: its last words may still be in the pipe then.
  child.once('close', () => resolve(null));
  if (message) child.send(message, () => {});
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
