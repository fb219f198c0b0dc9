/** Opens the database for a command that may run beside the server. */
import { needsMigration } from '#server/database/check-version.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import { openDatabaseDirectly } from '#server/database/direct.ts';
import { acquireLock } from '#server/database/lock.ts';
import { STUDIO_TIME_ZONE } from '#server/enquiries/time.ts';
import { sendLockFile } from '#server/startup/data-dir.ts';
import type { CliEnvironment } from './environment.ts';

/** Migrates an older database only while no server uses it, because a running one would not know the new tables. */
export function openForCommand(file: string, dataDir: string): DatabaseClient {
  if (!needsMigration(file)) return openDatabaseDirectly(file);
  const release = acquireLock(sendLockFile(dataDir));
  if (!release) {
    throw new Error(
      'The running server is an older version of this program: restart it, then run the command again.',
    );
  }
  try {
    return openDatabaseDirectly(file);
  } finally {
    release();
  }
}

/** The studio's time zone, from the build. */
export function timeZoneOf(readStudio: CliEnvironment['readStudio']): string {
  try {
    return readStudio().hours.timeZone;
  } catch {
    return STUDIO_TIME_ZONE;
  }
}
