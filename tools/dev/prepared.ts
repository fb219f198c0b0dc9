/** The development server starts while content, pictures and desk are prepared, and waits here before it reads them. */
import { once } from 'node:events';

/** Set where a channel to the program that prepares is open; it is closed when everything is ready (run.ts). */
export const WAITS = 'DEV_WAITS';

export async function prepared(): Promise<void> {
  if (process.env[WAITS] && process.connected) await once(process, 'disconnect');
}
