/** Runs a step of a build in its own process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { clearLine } from '#pictures/clear-line.ts';
import { isMemoryShort, memoryMiB } from '#pictures/memory.ts';
import { withLessMemory } from '#server/releases/less-memory.ts';
import { isTraceOfFullDisk, plainReason, ReleaseFault } from './fault.ts';
import { pathProblem } from './project-path.ts';

/** As a URL, because a path may contain `#`, `?` or `%`. */
const END_WITH_PARENT = import.meta.resolve('./end-with-parent.ts');
const OUTPUT_MAX = 20_000;

interface StepOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** True: its output is shown only if it fails. */
  readonly isQuiet: boolean;
  /** True: its output is shown in full, but only if it fails. */
  readonly isTerse?: boolean;
  /** Gets each line of its output while it runs; only if it is quiet. */
  readonly onLine?: ((line: string) => void) | undefined;
  /** Ends the step, which then prints nothing more. */
  readonly signal?: AbortSignal;
}

/** Another step may be showing progress. */
const withClearLine = (text: string) => (text ? `${clearLine(process.stderr)}${text}` : '');

/** Runs `node <args>`. @throws ReleaseFault with the program's message if it fails */
export async function runStep(args: readonly string[], options: StepOptions) {
  const { cwd, env, isQuiet, isTerse = false, onLine, signal: ending } = options;
  const problem = pathProblem(cwd);
  if (problem) throw new ReleaseFault(problem);
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd,
    env: {
      ...(isMemoryShort() ? withLessMemory(env) : env),
      BUILD_PARENT: String(process.pid),
      ...(onLine && { REPORT_PROGRESS: '1' }),
    },
    stdio: ['ignore', isQuiet || isTerse ? 'pipe' : 'inherit', 'pipe'],
  });
  ending?.addEventListener('abort', () => child.kill());
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => {
    output = (output + chunk).slice(-OUTPUT_MAX);
  });
  child.stderr?.on('data', (chunk) => {
    errors = (errors + chunk).slice(-OUTPUT_MAX);
  });
  if (onLine && child.stdout) createInterface(child.stdout).on('line', onLine);
  const [code, signal] = await once(child, 'close');
  const isShown = !isQuiet && !(isTerse && code === 0) && !ending?.aborted;
  if (isShown && !isTraceOfFullDisk(errors))
    process.stderr.write(withClearLine(isTerse ? output + errors : errors));
  if (code === 0) return;
  const reason = plainReason(errors) || plainReason(output);
  // Only the kernel ends a step with SIGKILL, when memory runs out.
  if (signal === 'SIGKILL')
    throw new ReleaseFault(
      `The build was ended by SIGKILL, most likely for lack of memory (${memoryMiB()} MiB are free now). Stop other programs, add memory or swap, then run it again.`,
    );
  throw new ReleaseFault(reason || `The build was ended by ${signal ?? `code ${code}`}.`);
}
