/** Runs a program of the project as a process, without the test runner: for tests and scripts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

export const PROJECT = join(import.meta.dirname, '..', '..');

export interface Program {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  /** Resolves when its output matches; rejects if it ends before. */
  said(pattern: RegExp): Promise<void>;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Resolves once `holds` is true; errors of `holds` count as false.
 * @throws Error with the program's output, if it ends before
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  { name, ended, output }: Pick<Program, 'ended' | 'output'> & { readonly name: string },
): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (
    !(await Promise.resolve()
      .then(holds)
      .catch(() => false))
  ) {
    if (isOver) throw new Error(`${name} ended with code ${await ended}: ${output()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Starts `node <file> <args>`; `file` is relative to the project. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  project = PROJECT,
): Program {
  const child = spawn(process.execPath, [join(project, file), ...args], {
    cwd: project,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    output: () => output,
    ended,
    said: (pattern) =>
      until(() => pattern.test(output), { name: file, ended, output: () => output }),
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await ended;
    },
  };
}

/** Starts the server with the releases in `dataDir`; resolves once it listens on `port`. */
export async function startSite(
  dataDir: string,
  port: number,
  project = PROJECT,
): Promise<Program> {
  const env = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  const program = startProgram('server/main.ts', [], env, project);
  await program.said(/The site is at/);
  return program;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
