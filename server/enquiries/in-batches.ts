/** Runs long work on the database in short steps, so that other queries never wait long. */

/** Repeats `step` while it returns true. After each, the database is free for as long as the step took. */
export async function runInBatches(step: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const begun = performance.now();
    if (!(await step())) return;
    await new Promise((done) => setTimeout(done, performance.now() - begun));
  }
}

/** Repeats `next` until it returns nothing. Resolves with all that it returned. */
export async function collectInBatches<T>(next: () => Promise<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  await runInBatches(async () => {
    const some = await next();
    all.push(...some);
    return some.length > 0;
  });
  return all;
}
