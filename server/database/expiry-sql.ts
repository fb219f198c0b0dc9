/**
 * Erasing by age, in statements that every engine runs; parameters by their place. An erasure cannot be taken back, so
 * it trusts no single reading of the clock: neither that of this moment nor that under which a row was stored.
 */
import { DAY_MS } from '#contract/duration.ts';

/** Runs are a day apart, however often the server starts. */
const RUN_EVERY_MS = 20 * 3_600_000;
/** A clock that is this far ahead of the last run is not believed: somebody has to confirm it. */
export const RUN_GAP_MAX_MS = 31 * DAY_MS;
/** At most this part of a table goes in one run; of a small table one row. */
const SHARE = 10;
/** So many rows go in one transaction, which others wait for. */
export const ERASE_STEP = 200;
/** So many rows of a database that a restore replaced, and of the audit log, go in one run, each in one transaction. */
const REPLACED_MAX = 500;
const ACTS_MAX = 2000;

/** Comes first: where there was no run yet, the clock is compared with the newest row. */
export const PREPARE_EXPIRY_RUN = `INSERT INTO expiry_run SELECT 1, max(received_at) FROM enquiry
  WHERE true HAVING max(received_at) IS NOT NULL ON CONFLICT (one) DO NOTHING`;

/** (now) Rows: one where the run may begin, and then it is noted as begun; none where it is too early or doubted. */
export const BEGIN_EXPIRY_RUN = `INSERT INTO expiry_run VALUES (1, ?1)
  ON CONFLICT (one) DO UPDATE SET at = excluded.at
  WHERE at BETWEEN excluded.at - ${RUN_GAP_MAX_MS} AND excluded.at - ${RUN_EVERY_MS}
    OR at > excluded.at + ${RUN_GAP_MAX_MS}
  RETURNING at`;

/** (now) The same for a person who has looked at the date. */
export const CONFIRM_EXPIRY_RUN = `INSERT INTO expiry_run VALUES (1, ?1)
  ON CONFLICT (one) DO UPDATE SET at = excluded.at`;

export const LAST_EXPIRY_RUN = 'SELECT max(at) AS expiryRunAt FROM expiry_run';

/**
 * (before, now) Rows that are due. Rows are stored in the order in which they came: one that came after a younger row was
 * stored by a clock that was behind, and is as young as that. A row from the future says nothing.
 */
const due = (table: string, at: string) => `${at} < ?1 AND rowid < coalesce(
    (SELECT min(rowid) FROM ${table} WHERE ${at} BETWEEN ?1 AND ?2), 9223372036854775807)`;

/** (before, now) Erases the oldest of them, as many as a share or `max`. */
const eraseShare = (table: string, at: string, max = Number.MAX_SAFE_INTEGER) =>
  `DELETE FROM ${table} WHERE rowid IN (
    SELECT rowid FROM ${table} WHERE ${due(table, at)} ORDER BY ${at}, rowid
    LIMIT (SELECT min(${max}, max(1, count(*) / ${SHARE})) FROM ${table}))
  RETURNING id`;

export const ERASE_EXPIRED = eraseShare('enquiry', 'received_at');
export const ERASE_EXPIRED_IN_REPLACED = eraseShare('enquiry', 'received_at', REPLACED_MAX);
/** How many enquiries one run may erase. */
export const EXPIRY_SHARE = `SELECT max(1, count(*) / ${SHARE}) AS n FROM enquiry`;
/** (before, now, limit) A step of a run. */
export const ERASE_EXPIRED_STEP = `DELETE FROM enquiry WHERE rowid IN (
    SELECT rowid FROM enquiry WHERE ${due('enquiry', 'received_at')} ORDER BY received_at, rowid LIMIT ?3)
  RETURNING id`;
/** (day) Counts of views hold nothing of a person; they go in the same runs, and so under the same doubts about the clock. */
export const PURGE_VISITS =
  "DELETE FROM visit_count WHERE kind IN ('page', 'from', 'broken') AND day < ?1";
export const PURGE_ACTS = eraseShare('act', 'at', ACTS_MAX);
