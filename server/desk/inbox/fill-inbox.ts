/** Makes rows ready for the inbox that were written by an older version or another program: promise and searched text. */
import { setTimeout as pause } from 'node:timers/promises';
import { businessHours } from '#contract/written-hours.ts';
import { errorCode } from '#server/log.ts';
import type { DeskContext } from '../context.ts';

/** So many rows take the database's thread some ten milliseconds; between two steps others have their turn. */
const STEP = 200;
const PAUSE_MS = 5;

/**
 * Returns a function that does one step, and goes on in the background until nothing is left; resolves after the first
 * step. It asks the database again at every call, which costs it two look-ups in an index. Rejects with its error.
 */
export function fillInbox({
  database,
  site,
  log,
}: Pick<DeskContext, 'database' | 'site' | 'log'>): () => Promise<void> {
  let isRunning = false;
  const step = async () => {
    const [due, texts] = await Promise.all([
      database.call('fillDueAt', businessHours(site.studio.hours), STEP),
      database.call('fillSearchText', STEP),
    ]);
    return due === STEP || texts === STEP;
  };
  async function goOn() {
    isRunning = true;
    try {
      do await pause(PAUSE_MS);
      while (await step());
    } catch (error) {
      log('error', 'inbox-not-filled', { code: errorCode(error) });
    }
    isRunning = false;
  }
  return async () => {
    if (!isRunning && (await step()) && !isRunning) void goOn();
  };
}
