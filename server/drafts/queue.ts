/** Runs tasks one after another, in the order in which they are added; one that fails does not stop the next. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
export type Queue = ReturnType<typeof createQueue>;
