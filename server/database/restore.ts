/** Replaces the database by a backup, without what was erased since the backup. */
import { chmodSync, copyFileSync, existsSync, linkSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncPath } from '#server/durable.ts';
import { cleanSearchAtOnce } from './clean-search.ts';
import { deleteDatabase, replacedFile, SIDES } from './copies.ts';
import { erasuresBeside, mergeErasures, readErasures } from './erasures.ts';
import { LAST_EXPIRY_RUN } from './expiry-sql.ts';
import { isNewer, NewerDatabaseError, versionOf } from './migrate.ts';
import { giveToFolderOwner } from './ownership.ts';
import { erasureOfPasskey } from './passkey-queries.ts';
import { erasureOfPerson } from './people-queries.ts';
import { hasTable, isIntact, tryDatabase } from './try-database.ts';

/** The first bytes of every SQLite file. */
const HEADER = 'SQLite format 3\0';

interface Restored {
  readonly enquiries: number;
  /** How many of the backup's enquiries were erased after it was made. */
  readonly erased: number;
  /** Path of the replaced database; null if there was none. */
  readonly replaced: string | null;
  /** Number of enquiries that only the replaced database has; null if it cannot be read. */
  readonly onlyInReplaced: number | null;
}

const idsOf = (db: DatabaseSync) =>
  (db.prepare('SELECT id FROM enquiry').all() as { id: string }[]).map(({ id }) => id);

function openWhole(copy: string, name: string): DatabaseSync {
  const db = new DatabaseSync(copy, { enableForeignKeyConstraints: true });
  try {
    if (!isIntact(db)) throw new Error('damaged');
    idsOf(db);
  } catch {
    db.close();
    throw new Error(`${name} is no backup of the enquiries, or it is damaged: choose another.`);
  }
  if (!isNewer(db)) return db;
  const error = new NewerDatabaseError(name, versionOf(db));
  db.close();
  throw error;
}

/** Ends all sessions and links of a backup, and deletes accounts and passkeys that were removed since. */
function closeDesk(db: DatabaseSync, isErased: (id: string) => boolean): void {
  if (!hasTable(db, 'person')) return;
  db.exec('DELETE FROM session; DELETE FROM sign_in_link');
  // The trigger has just recorded these sessions as ended by a person, which would be wrong.
  if (hasTable(db, 'ended_session')) db.exec('DELETE FROM ended_session');
  // These emails were sent already, or are about events after the backup.
  if (hasTable(db, 'desk_mail')) db.exec('DELETE FROM desk_mail');
  // The copy of the chosen changes is not in backups.
  if (hasTable(db, 'set_time')) db.exec('DELETE FROM set_time');
  const remove = db.prepare('DELETE FROM person WHERE id = ?');
  const people = db.prepare('SELECT id FROM person').all() as { id: string }[];
  for (const { id } of people) if (isErased(erasureOfPerson(id))) remove.run(id);
  const removePasskey = db.prepare('DELETE FROM passkey WHERE id = ?');
  const passkeys = db.prepare('SELECT id FROM passkey').all() as { id: string }[];
  for (const { id } of passkeys) if (isErased(erasureOfPasskey(id))) removePasskey.run(id);
}

/** Erases from the copy what the list contains, and makes it a single file. Returns its ids and how many were erased. */
function eraseAgain(db: DatabaseSync, isErased: (id: string) => boolean) {
  db.exec('PRAGMA journal_mode = DELETE; PRAGMA secure_delete = ON');
  const remove = db.prepare('DELETE FROM enquiry WHERE id = ?');
  const erased = idsOf(db).filter(isErased);
  for (const id of erased) remove.run(id);
  cleanSearchAtOnce(db);
  closeDesk(db, isErased);
  return { ids: new Set(idsOf(db)), erased: erased.length };
}

/** SQLite would delete the log of a file that is not a database, and with it data that might be saved. */
const isDatabase = (path: string) =>
  readFileSync(path).subarray(0, HEADER.length).toString('latin1') === HEADER;

/** When rows were last erased by age in the database at `path`; null if it cannot be read. */
function expiryRunOf(path: string): number | null {
  if (!isDatabase(path)) return null;
  const read = (db: DatabaseSync) =>
    (db.prepare(LAST_EXPIRY_RUN).get() as { expiryRunAt: number | null }).expiryRunAt;
  return tryDatabase(path, read, { readOnly: true });
}

/** Copies the last confirmed time, so that an old backup does not make the server doubt its clock (expiry-sql.ts). */
function keepExpiryRun(db: DatabaseSync, at: number): void {
  // A backup of an older program has no such table yet; its migration reads the heartbeat.
  const table = hasTable(db, 'expiry_run') ? 'expiry_run' : 'heartbeat';
  db.prepare(
    `INSERT INTO ${table} VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)`,
  ).run(at);
}

/** Moves the old database's log into it and reads its ids; null if it is damaged. */
function closeOld(path: string): string[] | null {
  if (!isDatabase(path)) return null;
  return tryDatabase(path, (db) => {
    db.exec('PRAGMA journal_mode = DELETE');
    return idsOf(db);
  });
}

/** Renames the old database. There is a database at every moment. */
function setAside(path: string, replaced: string): void {
  for (const side of SIDES) {
    if (existsSync(path + side)) renameSync(path + side, replaced + side);
  }
  if (!existsSync(path)) return;
  try {
    linkSync(path, replaced);
  } catch {
    // The file system does not support hard links.
    renameSync(path, replaced);
  }
}

/**
 * Restores `backup` as the database at `path`, while no server uses it. The replaced database is kept in the same folder as
 * `….replaced-<stamp>`. Throws an Error whose message is for the user; then nothing was changed.
 */
export function restoreDatabase(path: string, backup: string, stamp: string): Restored {
  const copy = `${path}.restoring`;
  deleteDatabase(copy);
  try {
    copyFileSync(backup, copy);
    chmodSync(copy, 0o600);
    giveToFolderOwner(copy);
    // A copy that a person made may have its log in the same folder.
    if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${copy}-wal`);
    const db = openWhole(copy, backup);
    mergeErasures(erasuresBeside(backup), erasuresBeside(path));
    const isErased = readErasures(erasuresBeside(path));
    const { ids, erased } = eraseAgain(db, isErased);
    const expiryRunAt = existsSync(path) ? expiryRunOf(path) : null;
    if (expiryRunAt !== null) keepExpiryRun(db, expiryRunAt);
    db.close();
    syncPath(copy);
    const replaced = existsSync(path) ? replacedFile(path, stamp) : null;
    const old = replaced ? closeOld(path) : [];
    // A remaining log would be read into the new database.
    setAside(path, replacedFile(path, stamp));
    renameSync(copy, path);
    syncPath(dirname(path));
    const onlyInReplaced = old === null ? null : old.filter((id) => !ids.has(id)).length;
    return { enquiries: ids.size, erased, replaced, onlyInReplaced };
  } finally {
    deleteDatabase(copy);
  }
}
