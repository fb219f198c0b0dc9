/** What is wrong with the running site, judged from facts alone: the alarm, `/healthz` and the edge all ask here. */
import { DAY_MS } from '#contract/duration.ts';
import type { Health } from '#server/database/types.ts';
import { clockDoubt } from '#server/enquiries/clock.ts';

/** With the default RETRY_SECONDS, four attempts have failed after an hour. */
const UNSENT_MS = 3_600_000;
/**
 * Less than this is nearly full: a release and its build need about 300 MB, so three more fit. No share of the disk: 5 %
 * of a large one is plenty, and 5 % of a small one is less than a build.
 */
export const MIN_FREE_BYTES = 1e9;
/** Longer than two nights without the nightly backup. */
const BACKUP_GAP_MS = 3 * DAY_MS;

/** The last results of `npm run backup`, in milliseconds. */
export interface BackupRecord {
  readonly succeededAt: number | null;
  /** Set while the last try failed. */
  readonly failedAt: number | null;
}

/** What only a machine can look at. */
export interface MachineFacts {
  /** Bytes left on the disk of DATA_DIR; null where the file system does not say. */
  readonly freeBytes: number | null;
  /** Null where no backup was ever made. */
  readonly backup: BackupRecord | null;
}

export interface Facts extends Partial<MachineFacts> {
  /** Null where the database did not answer. */
  readonly health: Health | null;
  readonly hasMailServer: boolean;
  /** When the served release was made, in milliseconds; 0 where there is none. */
  readonly releasedAt: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Each is there only while it is wrong. */
export interface Trouble {
  /** Emails that have waited for an hour: how many are unsent, and since when (milliseconds). */
  readonly unsent?: { readonly count: number; readonly since: number };
  /** Emails that were given up, of enquiries that are still open. */
  readonly failed?: number;
  /** SMTP_URL is not set: nobody gets a mail about an enquiry. */
  readonly hasMailServer?: false;
  readonly clock?: 'ahead' | 'behind';
  /** Bytes left on a disk that is nearly full. */
  readonly freeBytes?: number;
  /** The last backup failed, or none was made for three days; with the time of the last good one. */
  readonly backup?: { readonly kind: 'failed' | 'overdue'; readonly succeededAt: number | null };
}

function troubleOfBackup(record: BackupRecord, now: number): Trouble['backup'] {
  const { succeededAt, failedAt } = record;
  if (failedAt !== null) return { kind: 'failed', succeededAt };
  const isOverdue = succeededAt !== null && now - succeededAt > BACKUP_GAP_MS;
  return isOverdue ? { kind: 'overdue', succeededAt } : undefined;
}

export function findTrouble(facts: Facts): Trouble {
  const { health, hasMailServer, releasedAt, now, freeBytes = null } = facts;
  const since = health?.oldestUnsentAt ?? null;
  const clock = clockDoubt(now, { expiryRunAt: health?.expiryRunAt ?? null, releasedAt });
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

/** For logs, the webhook and `/healthz`: numbers and single words, nothing of any enquiry. */
export const troubleFields = ({ unsent, backup, ...rest }: Trouble) => ({
  ...(unsent && { unsent: unsent.count }),
  ...rest,
  ...(backup && { backup: backup.kind }),
});

/** What is wrong, by words that stay the same while it lasts: "unsent", "backup overdue". */
export const reasonsOf = (trouble: Trouble): string[] =>
  Object.entries(troubleFields(trouble)).map(([name, value]) =>
    typeof value === 'string' ? `${name} ${value}` : name,
  );
