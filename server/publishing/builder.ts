/** Builds content as a release, in a process with low priority and limits, which ends with its parent. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Problem } from '#content-model/problem.server.ts';
import { BUILD_STEPS, type BuildStep } from '#contract/desk/publishing.ts';
import { lowerPriority } from '#server/lower-priority.ts';
import { PROGRAMS, ROOT } from '#server/programs.ts';
import { withLessMemory } from '#server/releases/less-memory.ts';
import type { BuildFault } from './failure.ts';

const ERRORS_MAX = 4000;

export interface BuildProgram {
  readonly args: readonly string[];
  /** Arguments of node for checking content without a build; the check writes its mistakes to `CHECK_REPORT`. */
  readonly checkArgs: readonly string[];
  readonly timeLimitMs: number;
}
export const PREVIEW_PROGRAM: BuildProgram = {
  args: [PROGRAMS.buildPreview],
  checkArgs: [PROGRAMS.checkContent],
  timeLimitMs: 15 * 60_000,
};

type Outcome =
  | { readonly id: string }
  | (Omit<BuildFault, 'problems'> & { readonly problems: readonly Problem[] });

export interface Build {
  readonly ended: Promise<Outcome>;
  /** Ends the build and all processes that it has started. */
  stop(): void;
}

interface ProgressMessage {
  readonly step?: BuildStep;
  readonly done?: number;
  readonly of?: number;
  readonly id?: string;
  readonly fault?: string;
  readonly problems?: readonly Problem[];
}

export type Progress = Pick<ProgressMessage, 'step' | 'done' | 'of'>;

interface BuildOptions {
  readonly content: string;
  readonly dataDir: string;
  readonly program: BuildProgram;
  readonly onProgress: (message: Progress) => void;
}

const read = (line: string): ProgressMessage => {
  try {
    const message = JSON.parse(line) as ProgressMessage;
    return message.step && !BUILD_STEPS.includes(message.step) ? {} : message;
  } catch {
    return {};
  }
};

/** Kills a process that was started as the leader of a group, with all processes that it has started. */
export function killGroup(child: ChildProcess) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

/** Starts the build and returns at once; `ended` resolves with its outcome. */
export function startBuild({ content, dataDir, program, onProgress }: BuildOptions): Build {
  const child = spawn(process.execPath, [...program.args], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // The build shares the machine with the server.
      ...withLessMemory(process.env),
      BUILD_PARENT: String(process.pid),
      CONTENT_DIR: content,
      DATA_DIR: resolve(dataDir),
    },
  });
  // If it could not be started (EMFILE, EAGAIN), it has no streams, and `error` may be emitted more than once.
  child.on('error', () => {});
  if (child.pid !== undefined) lowerPriority(constants.priority.PRIORITY_LOW, child.pid);
  let last: ProgressMessage = {};
  let errors = '';
  let isSlow = false;
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      const message = read(line);
      if (message.id !== undefined || message.fault !== undefined) last = message;
      else onProgress(message);
    });
  child.stderr?.on('data', (chunk) => {
    errors = (errors + chunk).slice(-ERRORS_MAX);
  });
  const timer = setTimeout(() => {
    isSlow = true;
    killGroup(child);
  }, program.timeLimitMs);
  const onExit = () => killGroup(child);
  process.once('exit', onExit);

  async function finish(): Promise<Outcome> {
    const [code, signal] = (await Promise.race([
      once(child, 'close'),
      once(child, 'error').then(() => [null, null]),
    ])) as [number | null, string | null];
    clearTimeout(timer);
    process.off('exit', onExit);
    // Also ends steps that are left over if the build was killed.
    killGroup(child);
    const minutes = Math.round(program.timeLimitMs / 60_000);
    const fail = (fault: string): Outcome => ({
      fault,
      isSentence: true,
      problems: [],
      details: errors,
    });
    if (isSlow)
      return fail(
        `The work took longer than ${minutes} minutes, so the server ended it. Try again when the server has less to do.`,
      );
    if (code === 0 && last.id !== undefined) return { id: last.id };
    if (last.fault !== undefined)
      return { fault: last.fault, problems: last.problems ?? [], details: last.fault };
    if (child.pid === undefined)
      return fail(
        'The work could not be started: the server is out of memory, or has too many files open. Try again in a minute.',
      );
    const fault = `The program ended with ${signal ?? `code ${code}`}.`;
    return { fault, problems: [], details: errors && `${fault}\n${errors}` };
  }
  return { ended: finish(), stop: () => killGroup(child) };
}
