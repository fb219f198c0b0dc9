/** Fills in the promised time and the searched text of rows that were written by an older version or another program. */
import { setTimeout as pause } from 'node:timers/promises';
import { businessHours } from '#contract/written-hours.ts';
import { errorCode } from '#server/log.ts';
import type { DeskContext } from '../context.ts';

/** Rows per step, which take the database's thread about ten milliseconds; other work runs between steps. */
const STEP = 200;
const PAUSE_MS = 5;

/**
 * Returns a function that does one step and resolves, and continues in the background until nothing is left. It queries the
 * database at every call, which costs two index look-ups. Rejects with the database's error.
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
