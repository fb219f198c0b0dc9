/** The time at which chosen changes are published. Each query runs inside a transaction. Times: milliseconds since 1970. */
import type { DatabaseSync } from 'node:sqlite';
import type { SetTimeRow } from './desk-types.ts';

/** After this time a claim has expired: its server has begun the build, or has ended. */
const CLAIM_MS = 120_000;

export function createSetTimeQueries(db: DatabaseSync) {
  const select = db.prepare('SELECT * FROM set_time');
  const insert = db.prepare(
    `INSERT INTO set_time VALUES
       (1, :id, :publish_at, :person_id, :person_name, :changes, :group_ids, NULL, NULL)
     ON CONFLICT (one) DO UPDATE SET id = excluded.id, publish_at = excluded.publish_at,
       person_id = excluded.person_id, person_name = excluded.person_name, changes = excluded.changes,
       group_ids = excluded.group_ids, claimed_until = NULL, cancelled_at = NULL
     WHERE cancelled_at IS NOT NULL`,
  );
  const move = db.prepare(
    `UPDATE set_time SET publish_at = ?2
     WHERE id = ?1 AND claimed_until IS NULL AND cancelled_at IS NULL`,
  );
  const cancel = db.prepare(
    `UPDATE set_time SET cancelled_at = ?2
     WHERE id = ?1 AND claimed_until IS NULL AND cancelled_at IS NULL`,
  );
  const restore = db.prepare(
    `UPDATE set_time SET cancelled_at = NULL
     WHERE id = ?1 AND cancelled_at IS NOT NULL AND publish_at > ?2`,
  );
  // A claim from a clock that was ahead expires too.
  const claim = db.prepare(
    `UPDATE set_time SET claimed_until = :now + ${CLAIM_MS}
     WHERE publish_at <= :now AND cancelled_at IS NULL AND (claimed_until IS NULL
       OR claimed_until NOT BETWEEN :now + 1 AND :now + ${CLAIM_MS})
     RETURNING *`,
  );
  const release = db.prepare('UPDATE set_time SET claimed_until = NULL WHERE id = ?');
  const remove = db.prepare('DELETE FROM set_time WHERE id = ?');
  return {
    /** Includes a cancelled one. */
    setTime: (): SetTimeRow | null => (select.get() as unknown as SetTimeRow | undefined) ?? null,
    /** Replaces a cancelled one. False if another one is set. */
    addSetTime: (row: Omit<SetTimeRow, 'one' | 'claimed_until' | 'cancelled_at'>): boolean =>
      insert.run({ ...row }).changes > 0,
    /** False if it is no longer set, or its build begins. This applies to the next two as well. */
    moveSetTime: (id: string, at: number): boolean => move.run(id, at).changes > 0,
    cancelSetTime: (id: string, now: number): boolean => cancel.run(id, now).changes > 0,
    /** Also false if its time has passed. */
    restoreSetTime: (id: string, now: number): boolean => restore.run(id, now).changes > 0,
    /** Claims the one that is due, for a single server; null if there is none. */
    claimSetTime: (now: number): SetTimeRow | null =>
      (claim.get({ now }) as unknown as SetTimeRow | undefined) ?? null,
    /** Releases the claim, because the build could not begin: it is due again at once. */
    releaseSetTime: (id: string): void => void release.run(id),
    endSetTime: (id: string): void => void remove.run(id),
  };
}
