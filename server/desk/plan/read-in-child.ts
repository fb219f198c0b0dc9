/** Reads a plan in a process of its own, with a limit of memory and of time. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { PlanFault } from './fault.ts';
import type { ReadPlan, Sheets } from './read-plan.ts';

const TIME_MAX_MS = 45_000;
const MEMORY_MAX_MB = 768;
const TOO_MUCH =
  'This drawing is more than a plan needs: it took too long to read. Hide what is not needed, and export it anew.';

type Answer = { read: ReadPlan | Sheets } | { fault: string } | { failed: string };

/** One after another: two at once would share the limits of the machine. */
let last: Promise<unknown> = Promise.resolve();

export interface ReadOptions {
  /** Of a PDF, from 1. */
  readonly sheet?: number | undefined;
  readonly timeMs?: number;
}

/** Rejects with a `PlanFault` in words for the owner. */
export function readInChild(file: string, options: ReadOptions = {}): Promise<ReadPlan | Sheets> {
  const next = last.catch(() => {}).then(() => read(file, options));
  last = next.catch(() => {});
  return next;
}

async function read(file: string, { sheet, timeMs = TIME_MAX_MS }: ReadOptions) {
  const child = fork(join(import.meta.dirname, 'child.ts'), {
    execArgv: [`--max-old-space-size=${MEMORY_MAX_MB}`],
    // Nothing of the server's secrets.
    env: { PATH: process.env.PATH, VIPS_CONCURRENCY: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
  try {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('exit', () => reject(new PlanFault(TOO_MUCH)));
    child.once('error', reject);
    child.send({ file, sheet });
    const answer = await promise;
    if ('read' in answer) return answer.read;
    throw new PlanFault('fault' in answer ? answer.fault : TOO_MUCH);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
