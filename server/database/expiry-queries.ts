/** Erases expired data. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { deleteCopies, eraseInReplaced } from './copies.ts';
import {
  BEGIN_EXPIRY_RUN,
  CONFIRM_EXPIRY_RUN,
  ERASE_EXPIRED_IN_REPLACED,
  ERASE_EXPIRED_STEP,
  ERASE_STEP,
  EXPIRY_SHARE,
  PREPARE_EXPIRY_RUN,
  PURGE_AUDIT_ENTRIES,
  PURGE_VISITS,
} from './expiry-sql.ts';

export function createExpiryQueries(db: DatabaseSync) {
  const prepareRun = db.prepare(PREPARE_EXPIRY_RUN);
  const begin = db.prepare(BEGIN_EXPIRY_RUN);
  const confirm = db.prepare(CONFIRM_EXPIRY_RUN);
  const share = db.prepare(EXPIRY_SHARE);
  const eraseStep = db.prepare(ERASE_EXPIRED_STEP);
  const purgeAuditEntries = db.prepare(PURGE_AUDIT_ENTRIES);
  const purgeVisits = db.prepare(PURGE_VISITS);
  const purgeSessions = db.prepare('DELETE FROM session WHERE expires_at <= ?');
  const purgeEnded = db.prepare('DELETE FROM ended_session WHERE until <= ?');
  const purgeLinks = db.prepare('DELETE FROM sign_in_link WHERE expires_at <= ?');

  /** How many enquiries this run may still erase. A crash ends the run; the next day's run continues. */
  let left = 0;

  function eraseMore(before: number, now: number): string[] {
    const limit = Math.min(left, ERASE_STEP);
    const ids = (eraseStep.all(before, now, limit) as { id: string }[]).map(({ id }) => id);
    left = ids.length < limit ? 0 : left - limit;
    return ids;
  }

  return {
    /**
     * Once a day, and only if the clock fits the last run (expiry-sql.ts): erases expired sessions, links and audit log
     * entries, and the first enquiries from before `before`; `eraseMoreExpired` erases the others, up to the share.
     * Returns the references; null if it is not time for a run. These are not added to the list of erasures, because a
     * restored backup may bring them back until the next run.
     */
    eraseExpired(before: number, now: number): string[] | null {
      prepareRun.run();
      if (begin.all(now).length === 0) return null;
      purgeSessions.run(now);
      purgeEnded.run(now);
      purgeLinks.run(now);
      purgeAuditEntries.all(before, now);
      purgeVisits.run(new Date(before).toISOString().slice(0, 10));
      left = (share.get() as { n: number }).n;
      const ids = eraseMore(before, now);
      const path = db.location();
      if (!path) return ids;
      const inReplaced = eraseInReplaced(path, ERASE_EXPIRED_IN_REPLACED, before, now);
      if (ids.length + inReplaced.ids.length > 0) deleteCopies(path);
      inReplaced.deleteUnreadable(before);
      return [...new Set([...ids, ...inReplaced.ids])];
    },
    /** Erases the next ones; returns [] when the run is finished. */
    eraseMoreExpired: (before: number, now: number): string[] =>
      left === 0 ? [] : eraseMore(before, now),
    /** A person has confirmed the clock: the next run is compared with this time. */
    confirmExpiryRun(now: number): void {
      confirm.run(now);
    },
  };
}
