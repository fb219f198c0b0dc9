/** Runs the programs of `npm run dev` and ends them together. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { WAITS_VARIABLE } from './prepare.ts';
import { RESTART_CODE } from './restart.ts';

/** Exit code of a program; 128 plus the signal's number if a signal ended it, as in a shell. */
async function codeOf(child: ChildProcess): Promise<number> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

/** @param root working directory of the programs */
export function createDevRun(root: string) {
  const running = new Set<ChildProcess>();
  let isStopped = false;

  function stop(signal: NodeJS.Signals = 'SIGTERM') {
    isStopped = true;
    for (const child of running) child.kill(signal);
  }

  function start(args: readonly string[], options: SpawnOptions = {}): ChildProcess {
    const child = spawn(process.execPath, [...args], { cwd: root, stdio: 'inherit', ...options });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  }

  return {
    stop,

    /** Runs programs in parallel. The first that fails ends the others, and its exit code is returned; 0 if none fails. */
    async together(programs: readonly string[]): Promise<number> {
      let failed = 0;
      const runOne = async (program: string) => {
        const code = await codeOf(start([program]));
        if (code === 0 || isStopped) return;
        failed = code;
        stop();
      };
      await Promise.all(programs.map(runOne));
      return failed;
    },

    /**
     * Starts `node <args>`, which waits (`prepare.ts`) until `preparing` has succeeded, and restarts it when it asks
     * for that (`restart.ts`). Returns the exit code.
     */
    async serve(args: readonly string[], preparing: Promise<number>): Promise<number> {
      const env = { ...process.env, [WAITS_VARIABLE]: '1' };
      for (;;) {
        const server = start(args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
        const ended = codeOf(server);
        const failed = await preparing;
        if (!failed && server.connected) server.disconnect();
        const code = failed || (await ended);
        if (code !== RESTART_CODE || isStopped) return code;
      }
    },
  };
}
