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

/** All pages in one step: in WAL mode a reader holds up nobody, and a write in between does not make it begin again. */
const ALL_PAGES = 2 ** 31 - 1;
const BUSY_MS = 5000;

/** Makes one whole file of a copy (no write-ahead log), checks it and returns how many enquiries it holds. */
function finish(copy: string): number {
  const db = new DatabaseSync(copy);
  try {
    db.exec('PRAGMA journal_mode = DELETE');
    if (!isIntact(db))
      throw new Error(
        'The database is damaged, so no backup was made. Stop the server and restore the newest backup: npm run restore -- FILE.',
      );
    return (db.prepare('SELECT count(*) AS n FROM enquiry').get() as { n: number }).n;
  } finally {
    db.close();
  }
}

interface Backup {
  readonly file: string;
  readonly enquiries: number;
  readonly bytes: number;
}

/**
 * Copies the database at `path` to `<folder>/<name>`, whole or not at all, readable by its owner only; the list of
 * erasures goes beside it. A missing folder is made. Throws SQLite's or the file system's error.
 */
export async function backUpDatabase(path: string, folder: string, name: string): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const part = `${file}.part`;
  if (existsSync(file)) throw new Error(`${file} is there already: try again in a second.`);
  if (statSync(path).size === 0) throw new DamagedDatabaseError(path);
  rmSync(part, { force: true });
  // "wx": a link that somebody else laid there is not followed.
  closeSync(openSync(part, 'wx', 0o600));
  const source = new DatabaseSync(path, { timeout: BUSY_MS });
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
  } finally {
    source.close();
  }
}
