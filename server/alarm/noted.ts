/** When the last alarm was accepted: in a small file, so that a restart repeats none. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '#server/releases/durable.ts';

const fileOf = (dataDir: string) => join(dataDir, 'alarm.json');

/** Milliseconds; null where there was none or the file cannot be read. */
export function readLastAlarm(dataDir: string): number | null {
  try {
    const at = Date.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')).lastAlarmAt);
    return Number.isFinite(at) ? at : null;
  } catch {
    return null;
  }
}

/** Throws the file system's error. */
export const writeLastAlarm = (dataDir: string, at: number) =>
  writeDurably(fileOf(dataDir), `${JSON.stringify({ lastAlarmAt: new Date(at).toISOString() })}\n`);
