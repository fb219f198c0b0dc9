/** Asks the program that makes pictures (pictures/quick.ts); it is started when it is needed, and again after it has ended. */
import { type ChildProcess, fork } from 'node:child_process';
import { PROGRAMS } from '#server/programs.ts';

/** The picture was not made, because the program was ended over another one: it can be asked for again at once. */
export class Interrupted extends Error {}

/** As the program answers. */
type Answer = { readonly id: number } & ({ readonly data: Buffer } | { readonly failed: string });

/**
 * `limitMs`: how long one picture may take; then the program is ended, since nothing else stops a decoder.
 * @returns a function that resolves with the picture, or rejects with an Error that says why there is none
 */
export function createMaker(limitMs: () => number) {
  let child: ChildProcess | undefined;
  let asked = 0;
  const open = new Map<number, PromiseWithResolvers<Buffer>>();

  /** What is open is asked of the program that has ended; the next picture starts it again. */
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
    // It ends with its parent's channel; the server need not wait for it.
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
