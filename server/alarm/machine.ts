/** Facts about a machine for the alarm: free space on the disk of DATA_DIR, and the results of `npm run backup`. */
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { giveToFolderOwner } from '#server/database/ownership.ts';
import { writeDurably } from '#server/durable.ts';
import type { BackupRecord, MachineFacts } from './trouble.ts';

/** `statfs` of `node:fs/promises`, or a test's. */
type StatFs = (path: string) => Promise<{ bavail: number; bsize: number; blocks: number }>;

/** Bytes that this process may still write; null if the file system does not say. */
export async function freeBytes(folder: string, ask: StatFs = statfs): Promise<number | null> {
  const { bavail, bsize, blocks } = await ask(folder).catch(() => ({
    bavail: 0,
    bsize: 0,
    blocks: 0,
  }));
  return blocks > 0 ? bavail * bsize : null;
}

const backupFile = (dataDir: string) => join(dataDir, 'backup.json');

const timeOf = (value: unknown) => {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(at) ? at : null;
};

/** Null if no backup was ever made, or if the file cannot be read. */
export function readBackupRecord(dataDir: string): BackupRecord | null {
  try {
    const { succeededAt, failedAt } = JSON.parse(readFileSync(backupFile(dataDir), 'utf8'));
    return { succeededAt: timeOf(succeededAt), failedAt: timeOf(failedAt) };
  } catch {
    return null;
  }
}

const textOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Records that a backup ended at `at`. Throws the file system's error. */
export function recordBackup(dataDir: string, at: number, hasSucceeded: boolean): void {
  const succeededAt = hasSucceeded ? at : (readBackupRecord(dataDir)?.succeededAt ?? null);
  const failedAt = hasSucceeded ? null : at;
  const record = { succeededAt: textOf(succeededAt), failedAt: textOf(failedAt) };
  writeDurably(backupFile(dataDir), `${JSON.stringify(record)}\n`);
  giveToFolderOwner(backupFile(dataDir));
}

/** @param ask replaces `statfs` in tests */
export const readMachineFacts = async (dataDir: string, ask?: StatFs): Promise<MachineFacts> => ({
  freeBytes: await freeBytes(dataDir, ask),
  backup: readBackupRecord(dataDir),
});
