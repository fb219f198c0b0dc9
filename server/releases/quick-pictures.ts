/** Client of the process that makes pictures (pictures/quick.ts). It is started when needed, and again after it has ended. */
import { type ChildProcess, fork } from 'node:child_process';
import { PROGRAMS } from '#server/programs.ts';

/** The picture was not made because the process was ended over another one; it can be requested again at once. */
export class Interrupted extends Error {}

/** The response of the process. */
type Answer = { readonly id: number } & ({ readonly data: Buffer } | { readonly failed: string });

/**
 * `limitMs`: how long one picture may take. After that the process is ended, because nothing else stops a decoder.
 * @returns a function that resolves with the picture, or rejects with an Error that gives the reason
 */
export function createMaker(limitMs: () => number) {
  let child: ChildProcess | undefined;
  let asked = 0;
  const open = new Map<number, PromiseWithResolvers<Buffer>>();

  /** Ends all open requests of the process; the next picture starts a new one. */
  function end(ended: ChildProcess, reason = new Error('The program that makes pictures ended.')) {
    if (child !== ended) return;
    child = undefined;
    for (const answer of open.values()) answer.reject(reason);
    open.clear();
  }

  function start(): ChildProcess {
    const made = fork(PROGRAMS.quickPicture, {
      execArgv: ['--max-old-space-size=128'],
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    made.on('error', () => end(made)).on('exit', () => end(made));
    made.on('message', (answer: Answer) => {
      if ('data' in answer) open.get(answer.id)?.resolve(answer.data);
      else open.get(answer.id)?.reject(new Error(answer.failed));
      open.delete(answer.id);
    });
    // The process ends when its IPC channel closes, so the server need not wait for it.
    made.unref();
    made.channel?.unref();
    return made;
  }

  return async (ask: object): Promise<Buffer> => {
    const id = ++asked;
    const answer = Promise.withResolvers<Buffer>();
    open.set(id, answer);
    child ??= start();
    const asking = child;
    const limit = limitMs();
    const timer = setTimeout(() => {
      open.delete(id);
      answer.reject(new Error(`It took longer than ${limit / 1000} s.`));
      asking.kill('SIGKILL');
      end(
        asking,
        new Interrupted(
          'The program that makes pictures was stopped because another picture took too long.',
        ),
      );
    }, limit);
    asking.send({ id, ask }, (error) => {
      if (error) answer.reject(error);
    });
    return answer.promise.finally(() => {
      clearTimeout(timer);
      open.delete(id);
    });
  };
}
