/** Finds problems of the running site. Alarm, `/healthz` and edge use it. */
import { DAY_MS } from '#contract/duration.ts';
import type { Health } from '#server/database/types.ts';
import { clockProblem } from '#server/enquiries/clock-check.ts';

/** With the default RETRY_SECONDS, four attempts have failed after an hour. */
const UNSENT_MS = 3_600_000;
/**
 * Below this the disk counts as nearly full. A release and its build need about 300 MB, so three more fit. Not a percentage: 5 %
 * of a large disk is plenty, and 5 % of a small one is less than a build.
 */
export const MIN_FREE_BYTES = 1e9;
/** Longer than two nights without a backup. */
const BACKUP_GAP_MS = 3 * DAY_MS;

/** The last results of `npm run backup`, in milliseconds. */
export interface BackupRecord {
  readonly succeededAt: number | null;
  /** Set if the last attempt failed. */
  readonly failedAt: number | null;
}

/** Facts that only a machine has. */
export interface MachineFacts {
  /** Free bytes on the disk of DATA_DIR; null if the file system does not say. */
  readonly freeBytes: number | null;
  /** Null if no backup was ever made. */
  readonly backup: BackupRecord | null;
}

interface Facts extends Partial<MachineFacts> {
  /** Null if the database did not answer. */
  readonly health: Health | null;
  readonly hasMailServer: boolean;
  /** When the served release was made, in milliseconds; 0 if there is none. */
  readonly releasedAt: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The current problems. */
export interface Trouble {
  /** Emails that have waited for an hour: how many, and since when (milliseconds). */
  readonly unsent?: { readonly count: number; readonly since: number };
  /** Failed emails of enquiries that are still open. */
  readonly failed?: number;
  /** SMTP_URL is not set, so nobody gets an email about an enquiry. */
  readonly hasMailServer?: false;
  readonly clock?: 'ahead' | 'behind';
  /** Free bytes of a disk that is nearly full. */
  readonly freeBytes?: number;
  /** The last backup failed, or none was made for more than three days; with the time of the last good one. */
  readonly backup?: { readonly kind: 'failed' | 'overdue'; readonly succeededAt: number | null };
}

function troubleOfBackup(record: BackupRecord, now: number): Trouble['backup'] {
  const { succeededAt, failedAt } = record;
  if (failedAt !== null) return { kind: 'failed', succeededAt };
  const isOverdue = succeededAt !== null && now - succeededAt > BACKUP_GAP_MS;
  return isOverdue ? { kind: 'overdue', succeededAt } : undefined;
}

/** The problems that these facts show. A missing fact, such as the free disk space, is no problem. */
export function findTrouble(facts: Facts): Trouble {
  const { health, hasMailServer, releasedAt, now, freeBytes = null } = facts;
  const since = health?.oldestUnsentAt ?? null;
  const clock = clockProblem(now, { expiryRunAt: health?.expiryRunAt ?? null, releasedAt });
  const backup = facts.backup ? troubleOfBackup(facts.backup, now) : undefined;
  return {
    ...(health &&
      since !== null &&
      now - since >= UNSENT_MS && {
        unsent: { count: health.unsent, since },
      }),
    ...(health && health.failed > 0 && { failed: health.failed }),
    ...(!hasMailServer && { hasMailServer }),
    ...(clock && { clock }),
    ...(freeBytes !== null && freeBytes < MIN_FREE_BYTES && { freeBytes }),
    ...(backup && { backup }),
  };
}

/** For logs, the webhook and `/healthz`: numbers and single words, nothing about enquiries. */
export const troubleFields = ({ unsent, backup, ...rest }: Trouble) => ({
  ...(unsent && { unsent: unsent.count }),
  ...rest,
  ...(backup && { backup: backup.kind }),
});

/** Names of the problems, which stay the same while they last: "unsent", "backup overdue". */
export const reasonsOf = (trouble: Trouble): string[] =>
  Object.entries(troubleFields(trouble)).map(([name, value]) =>
    typeof value === 'string' ? `${name} ${value}` : name,
  );
