/** Runs the programs of `npm run dev` and ends them together. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

/** Exit code of a program; for one that a signal ended 128 plus the signal's number, as in a shell. */
async function codeOf(child: ChildProcess): Promise<number> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

/** @param root folder in which the programs run */
export function createDevRun(root: string) {
  const running = new Set<ChildProcess>();
  let isStopped = false;

  function stop(signal: NodeJS.Signals = 'SIGTERM') {
    isStopped = true;
    for (const child of running) child.kill(signal);
  }

  async function run(args: readonly string[]): Promise<number> {
    const child = spawn(process.execPath, [...args], { cwd: root, stdio: 'inherit' });
    running.add(child);
    const code = await codeOf(child);
    running.delete(child);
    return code;
  }

  return {
    stop,

    /** Runs programs at the same time. The first that fails ends the others, and its exit code is returned; 0 if none fails. */
    async together(programs: readonly string[]): Promise<number> {
      let failed = 0;
      const runOne = async (program: string) => {
        const code = await run([program]);
        if (code === 0 || isStopped) return;
        failed = code;
        stop();
      };
      await Promise.all(programs.map(runOne));
      return failed;
    },

    /** Runs `node <args>`, unless it was stopped before; returns the exit code. */
    serve: async (args: readonly string[]): Promise<number> => (isStopped ? 1 : run(args)),
  };
}
