/** Erases what is too old. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { deleteCopies, eraseInReplaced } from './copies.ts';
import {
  BEGIN_EXPIRY_RUN,
  CONFIRM_EXPIRY_RUN,
  ERASE_EXPIRED,
  PREPARE_EXPIRY_RUN,
  PURGE_ACTS,
  PURGE_VISITS,
} from './expiry-sql.ts';

export function createExpiryQueries(db: DatabaseSync) {
  const prepareRun = db.prepare(PREPARE_EXPIRY_RUN);
  const begin = db.prepare(BEGIN_EXPIRY_RUN);
  const confirm = db.prepare(CONFIRM_EXPIRY_RUN);
  const eraseExpired = db.prepare(ERASE_EXPIRED);
  const purgeActs = db.prepare(PURGE_ACTS);
  const purgeVisits = db.prepare(PURGE_VISITS);
  const purgeSessions = db.prepare('DELETE FROM session WHERE expires_at <= ?');
  const purgeLinks = db.prepare('DELETE FROM sign_in_link WHERE expires_at <= ?');

  return {
    /**
     * Once a day, and only while the clock agrees with the last run (expiry-sql.ts): erases a share of the enquiries and acts
     * from before `before`, and what has expired of sessions and links. Returns the references; null when it is no time
     * for it. The list of erasures does not hear of it: a backup that is restored is right to bring back what is not old.
     */
    eraseExpired(before: number, now: number): string[] | null {
      prepareRun.run();
      if (begin.all(now).length === 0) return null;
      purgeSessions.run(now);
      purgeLinks.run(now);
      purgeActs.all(before, now);
      purgeVisits.run(new Date(before).toISOString().slice(0, 10));
      const ids = (eraseExpired.all(before, now) as { id: string }[]).map(({ id }) => id);
      const path = db.location();
      if (!path) return ids;
      const inReplaced = eraseInReplaced(path, ERASE_EXPIRED, before, now);
      if (ids.length + inReplaced.ids.length > 0) deleteCopies(path);
      inReplaced.deleteUnreadable(before);
      return [...new Set([...ids, ...inReplaced.ids])];
    },
    /** A person has looked at the clock: the next run is compared with this moment. */
    confirmExpiryRun(now: number): void {
      confirm.run(now);
    },
  };
}
