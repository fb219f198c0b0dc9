/** Programs that a test run starts and that never outlive it. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The full path of a command, or undefined if the machine has none of these names. */
export function findCommand(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

export interface Program {
  readonly child: ChildProcess;
  /** Asks it to exit and waits until it has. */
  readonly end: () => Promise<void>;
}

/** Starts a program. It is killed at the latest when this process ends. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  stdio: StdioOptions = 'ignore',
): Program {
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(kill, 5000);
    await ended;
    clearTimeout(late);
    process.off('exit', kill);
  };
  return { child, end };
}

/** Waits for a line in the output of a program; rejects if it ends without. */
export function lineOf({ child }: Program, stream: number, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const pipe = child.stdio[stream]!;
    pipe.on('data', (bytes) => {
      said += bytes;
      const found = pattern.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${child.spawnfile} ended: ${said}`)));
  });
}
