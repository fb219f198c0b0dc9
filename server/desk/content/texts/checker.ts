/** Checks changed texts in a child process, which the first check starts and which ends when it is idle. */
import { type ChildProcess, fork } from 'node:child_process';
import type { Problem } from '#content-model/problem.server.ts';
import { PROGRAMS } from '#server/programs.ts';
import { untilStarted } from '../../ask-child.ts';

/** Restarting takes half a second; meanwhile a build may need the memory. */
const IDLE_MS = 10_000;
/** A check takes a second on an idle machine, and many times as long during builds. */
const TIME_MAX_MS = 60_000;

/** A question to the process. */
export interface Check {
  /** The draft's folder, which is named "content". */
  readonly folder: string;
  readonly file: string;
  readonly before: string;
  /** Other earlier texts, such as the published one: their values may be written again, also against a newer rule. */
  readonly earlier: readonly string[];
  readonly after: string;
}
type Answer = { readonly id: number; readonly answer?: unknown; readonly failed?: string };

let child: Promise<ChildProcess> | null = null;
let idle: NodeJS.Timeout | undefined;
let asked = 0;
let waiting = 0;

async function start(): Promise<ChildProcess> {
  const running = await untilStarted(
    fork(PROGRAMS.checkTexts, {
      execArgv: ['--max-old-space-size=256'],
      // Without the server's secrets.
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }),
  );
  running.setMaxListeners(0);
  running.unref();
  running.channel?.unref();
  return running;
}
/** The running process, or a new one. */
function current(): Promise<ChildProcess> {
  if (child) return child;
  const starting = start();
  const forget = () => {
    if (child === starting) child = null;
  };
  starting.then((running) => running.once('exit', forget), forget);
  child = starting;
  return starting;
}

/** Faults that a change causes. Rejects if the check itself fails. */
export async function problemsOfChange(check: Check): Promise<Problem[]> {
  clearTimeout(idle);
  waiting += 1;
  try {
    return await ask(await current(), check);
  } finally {
    waiting -= 1;
    if (waiting === 0) rest();
  }
}

/** Ends the process if no check follows. */
function rest() {
  const resting = child;
  idle = setTimeout(async () => {
    // Later checks start another process.
    if (child === resting) child = null;
    (await resting)?.kill();
  }, IDLE_MS);
  idle.unref();
}

async function ask(asking: ChildProcess, check: Check): Promise<Problem[]> {
  const id = ++asked;
  const { promise, resolve, reject } = Promise.withResolvers<Problem[]>();
  const onAnswer = (answer: Answer) => {
    if (answer.id !== id) return;
    if (answer.failed === undefined) resolve(answer.answer as Problem[]);
    else reject(new Error(answer.failed));
  };
  const onExit = () => reject(new Error('The check of the words ended.'));
  const timer = setTimeout(() => asking.kill('SIGKILL'), TIME_MAX_MS);
  asking.on('message', onAnswer).once('close', onExit);
  asking.channel?.ref();
  asking.send({ id, check }, (error) => {
    if (error) reject(error);
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    asking.off('message', onAnswer).off('close', onExit);
    if (waiting === 1) asking.channel?.unref();
  }
}
