/** Lets the development server wait until content, pictures and desk are prepared. */
import { once } from 'node:events';

/** Set if there is an IPC channel to the preparing process, which closes it when everything is ready (run.ts). */
export const WAITS_VARIABLE = 'DEV_WAITS';

/** Resolves at once if no process prepares anything. */
export async function untilPrepared(): Promise<void> {
  if (process.env[WAITS_VARIABLE] && process.connected) await once(process, 'disconnect');
}
