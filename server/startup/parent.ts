/** Tells when the process that started this one has ended. */

const LOOK_MS = 500;

/**
 * Calls `gone` once when the parent has died. `npm start` passes SIGTERM on to its shell, and the shell dies without
 * passing it on: without this a stopped `npm start` would leave the server behind. `parent` is its process id, read at
 * the very start. Returns the function that ends it.
 */
export function watchParent(parent: number, gone: () => void): () => void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
