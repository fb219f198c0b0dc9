/** Writes a consistent copy of the database while a server uses it (SQLite's online backup). */
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { syncPath } from '#server/durable.ts';
import { DamagedDatabaseError, plainDamage } from './damaged.ts';
import { ERASURES_NAME, erasuresBeside, mergeErasures } from './erasures.ts';
import { isIntact } from './try-database.ts';

/** All pages in one step: in WAL mode a reader does not block writers, and a write in between does not restart the copy. */
const ALL_PAGES = 2 ** 31 - 1;
const BUSY_MS = 5000;

/** Makes a copy a single file (without write-ahead log), checks it and returns its number of enquiries. */
function finish(copy: string): number {
  using db = new DatabaseSync(copy);
  db.exec('PRAGMA journal_mode = DELETE');
  if (!isIntact(db))
    throw new Error(
      'The database is damaged, so no backup was made. Stop the server and restore the newest backup: npm run restore -- FILE.',
    );
  return (db.prepare('SELECT count(*) AS n FROM enquiry').get() as { n: number }).n;
}

interface Backup {
  readonly file: string;
  readonly enquiries: number;
  readonly bytes: number;
}

/**
 * Copies the database at `path` to `<folder>/<name>`, completely or not at all, readable only by its owner. The list of
 * erasures is copied too. Creates the folder if necessary. Throws SQLite's or the file system's error.
 */
export async function backUpDatabase(path: string, folder: string, name: string): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const part = `${file}.part`;
  if (existsSync(file)) throw new Error(`${file} is there already: try again in a second.`);
  if (statSync(path).size === 0) throw new DamagedDatabaseError(path);
  rmSync(part, { force: true });
  // "wx" does not follow a symbolic link that somebody else may have put there.
  closeSync(openSync(part, 'wx', 0o600));
  using source = new DatabaseSync(path, { timeout: BUSY_MS });
  try {
    await backup(source, part, { rate: ALL_PAGES });
    const enquiries = finish(part);
    chmodSync(part, 0o600);
    syncPath(part);
    renameSync(part, file);
    syncPath(folder);
    mergeErasures(erasuresBeside(path), join(folder, ERASURES_NAME));
    return { file, enquiries, bytes: statSync(file).size };
  } catch (error) {
    rmSync(part, { force: true });
    throw plainDamage(error, path);
  }
}
