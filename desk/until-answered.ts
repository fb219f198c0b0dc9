/** Repeats a request that failed because of the connection or a busy server, until there is a response. */
import { ResponseError } from './api.ts';

export const FIRST_WAIT_MS = 1000;
const WAIT_MAX_MS = 15_000;
/** Attempts while the server is busy; then its error is shown, with "Try again". */
const BUSY_MAX = 12;

/** Resolves after that time, or as soon as the browser is online again; rejects with the signal's reason. */
export const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((done, stopped) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) stopped(signal.reason);
      else done();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });

/** What a repeated request waits for: the connection, or a server without errors. */
export type Wait = 'connection' | 'server';

export const WAITING: Readonly<Record<Wait, string>> = {
  connection: 'No connection. The desk continues with this file when the connection is back.',
  server: 'The server had an error. Trying again…',
};

interface Options {
  readonly signal?: AbortSignal | undefined;
  /** Called when it starts to wait, and with null when it stops. */
  readonly onWait?: ((wait: Wait | null) => void) | undefined;
}

const isBusy = (error: unknown) =>
  error instanceof ResponseError && (error.status >= 500 || error.status === 429);

/**
 * @param request must be safe to repeat, because it may reach the server twice
 * @returns its response. Rejects with a `ResponseError` that a repetition would not change, or with the signal's reason
 */
export async function askUntilAnswered<T>(
  request: () => Promise<T>,
  { signal, onWait }: Options = {},
): Promise<T> {
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await request();
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof ResponseError && !(isBusy(error) && tries < BUSY_MAX)) throw error;
        onWait?.(error instanceof ResponseError ? 'server' : 'connection');
        await pause(Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** (tries - 1)), signal);
      }
    }
  } finally {
    onWait?.(null);
  }
}
