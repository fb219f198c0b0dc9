/**
 * Erasing by age. SQL for all engines, with positional parameters. An erasure cannot be undone, so it trusts neither
 * the current time nor the time of a row alone.
 */
import { DAY_MS } from '#contract/duration.ts';

/** Runs are a day apart, regardless of restarts. */
const RUN_EVERY_MS = 20 * 3_600_000;
/** If the clock is this far ahead of the last run, a person has to confirm it. */
export const RUN_GAP_MAX_MS = 31 * DAY_MS;
/** A run erases at most this share of a table (1 in SHARE), but at least one row. */
const SHARE = 10;
/** Rows per transaction, because others wait for it. */
export const ERASE_STEP = 200;
/** Rows per run of a replaced database and of the audit log, each in one transaction. */
const REPLACED_MAX = 500;
const AUDIT_ENTRIES_MAX = 2000;

/** Runs first: before the first run, the clock is compared with the newest row. */
export const PREPARE_EXPIRY_RUN = `INSERT INTO expiry_run SELECT 1, max(received_at) FROM enquiry
  WHERE true HAVING max(received_at) IS NOT NULL ON CONFLICT (one) DO NOTHING`;

/** (now) Returns one row if the run may begin, and records that; none if it is too early or the clock is doubted. */
export const BEGIN_EXPIRY_RUN = `INSERT INTO expiry_run VALUES (1, ?1)
  ON CONFLICT (one) DO UPDATE SET at = excluded.at
  WHERE at BETWEEN excluded.at - ${RUN_GAP_MAX_MS} AND excluded.at - ${RUN_EVERY_MS}
    OR at > excluded.at + ${RUN_GAP_MAX_MS}
  RETURNING at`;

/** (now) The same when a person has confirmed the date. */
export const CONFIRM_EXPIRY_RUN = `INSERT INTO expiry_run VALUES (1, ?1)
  ON CONFLICT (one) DO UPDATE SET at = excluded.at`;

export const LAST_EXPIRY_RUN = 'SELECT max(at) AS expiryRunAt FROM expiry_run';

/**
 * (before, now) Rows that are due. Rows are stored in the order of arrival: one that came after a younger row was
 * stored while the clock was behind, and counts as equally young. A row from the future does not count.
 */
const due = (table: string, at: string) => `${at} < ?1 AND rowid < coalesce(
    (SELECT min(rowid) FROM ${table} WHERE ${at} BETWEEN ?1 AND ?2), 9223372036854775807)`;

/** (before, now) Erases the oldest of them, at most a share or `max`. */
const eraseShare = (table: string, at: string, max = Number.MAX_SAFE_INTEGER) =>
  `DELETE FROM ${table} WHERE rowid IN (
    SELECT rowid FROM ${table} WHERE ${due(table, at)} ORDER BY ${at}, rowid
    LIMIT (SELECT min(${max}, max(1, count(*) / ${SHARE})) FROM ${table}))
  RETURNING id`;

export const ERASE_EXPIRED = eraseShare('enquiry', 'received_at');
export const ERASE_EXPIRED_IN_REPLACED = eraseShare('enquiry', 'received_at', REPLACED_MAX);
/** Maximum number of enquiries in one run. */
export const EXPIRY_SHARE = `SELECT max(1, count(*) / ${SHARE}) AS n FROM enquiry`;
/** (before, now, limit) One step of a run. */
export const ERASE_EXPIRED_STEP = `DELETE FROM enquiry WHERE rowid IN (
    SELECT rowid FROM enquiry WHERE ${due('enquiry', 'received_at')} ORDER BY received_at, rowid LIMIT ?3)
  RETURNING id`;
/** (day) Visit counts contain no personal data, but are erased in the same runs, and so only if the clock is not doubted. */
export const PURGE_VISITS =
  "DELETE FROM visit_count WHERE kind IN ('page', 'from', 'broken') AND day < ?1";
export const PURGE_AUDIT_ENTRIES = eraseShare('act', 'at', AUDIT_ENTRIES_MAX);
