/** Programs run as a person runs them in a terminal. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const SAID_MS = 60_000;

type Variables = Readonly<Record<string, string | undefined>>;
interface Command {
  readonly env?: Variables;
  readonly cwd?: string;
  /** Number of the user who runs it. */
  readonly uid?: number;
}

export interface Ended {
  readonly code: number | null;
  /** Everything that was on the screen. */
  readonly output: string;
}
export interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<Ended>;
}

/** A terminal in the folder, with these variables beside PATH and HOME. */
export function openTerminal(folder: string, variables: Variables) {
  /** Starts a program as a person does in a terminal, with all that it starts in one group. */
  function start(
    program: string,
    args: readonly string[],
    { env, cwd = folder, uid }: Command = {},
  ): Running {
    const child = spawn(program, args, {
      cwd,
      ...(uid && { uid, gid: uid }),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
    return { child, output: () => output, ended };
  }
  /** Runs `npm run <script>` to its end. */
  const npm = (line: string, command?: Command) =>
    start('npm', ['run', ...line.split(' ')], command).ended;

  async function said({ output, child }: Running, pattern: RegExp) {
    for (const until = Date.now() + SAID_MS; !pattern.test(output()); await pause(50))
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`not said: ${pattern}\n${output()}`);
  }
  function end({ child, ended }: Running, signal: NodeJS.Signals = 'SIGTERM') {
    try {
      process.kill(-child.pid!, signal);
    } catch {
      // It has ended by itself.
    }
    return ended;
  }

  return { start, npm, said, end };
}
