/** Detects that the parent process has ended. */

const CHECK_MS = 500;

/**
 * Calls `onEnd` once when the parent process has ended. `npm start` passes SIGTERM on to its shell, and the shell ends
 * without passing it on: without this check a stopped `npm start` would leave the server running. `parent` is its process
 * id, read at the very start. Returns the function that stops checking.
 */
export function watchParent(parent: number, onEnd: () => void): () => void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onEnd();
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
