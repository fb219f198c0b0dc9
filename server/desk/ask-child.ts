/** Runs a task in a child process, which may fail or run out of memory or time without affecting the server. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface ChildOptions {
  readonly args?: readonly string[];
  /** Sent to the child; absent: nothing is sent. */
  readonly message?: object;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly heapMb: number;
  /** Limit in MB for all its allocations, also outside V8's heap; absent: no limit. */
  readonly memoryMb?: number;
  readonly timeMs: number;
}

/**
 * Resolves once the child runs; rejects if it cannot be started (EMFILE, EAGAIN, ENOMEM). Node then emits `error` more than
 * once, and `send` fails because there is no channel: neither may end the server.
 */
export async function untilStarted<T extends ChildProcess>(child: T): Promise<T> {
  child.on('error', () => {});
  await once(child, 'spawn');
  return child;
}

/** Starts Node from a shell that limits memory, if the system can: RLIMIT_DATA includes native memory (Linux). */
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
 * The child's first message; null if it ended, or was ended, without one. Its environment has no secrets of the server.
 * Rejects if it cannot be started.
 */
export async function askChild<T>(program: string, options: ChildOptions): Promise<T | null> {
  const { args = [], message, env, cwd, heapMb, memoryMb, timeMs } = options;
  const heap = [`--max-old-space-size=${heapMb}`];
  const isLimited = memoryMb !== undefined && process.platform !== 'win32';
  const child = await untilStarted(
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
  // Not `exit`: a message may still be in the pipe then.
  child.once('close', () => resolve(null));
  if (message) child.send(message, () => {});
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
