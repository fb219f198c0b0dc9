/**
 * Removes erased texts from the search index. FTS5 only marks them; their terms stay in the file until all parts of the
 * index are merged into one (SQLite, FTS5, 6.8). Triggers write to `search_erasure` when there is something to remove.
 */
import type { DatabaseSync } from 'node:sqlite';
import { runOnReplaced } from './copies.ts';
import { hasTable } from './try-database.ts';

/** Pages of the index per step, about 50 ms. */
const PAGES = 200;

function cleanStep(db: DatabaseSync): boolean {
  // A replaced database may have a version without the index.
  const hasIndex = hasTable(db, 'search_erasure');
  const found = hasIndex && db.prepare('SELECT is_begun FROM search_erasure').get();
  if (!found) return false;
  const countChanges = () => (db.prepare('SELECT total_changes() AS n').get() as { n: number }).n;
  const before = countChanges();
  // A negative number begins to merge all parts; a positive one continues (SQLite, FTS5, 6.8).
  db.prepare("INSERT INTO search_index (search_index, rank) VALUES ('merge', ?)").run(
    found.is_begun ? PAGES : -PAGES,
  );
  // Fewer than 2 changes: nothing was left to merge.
  const isMore = countChanges() - before >= 2;
  db.exec(isMore ? 'UPDATE search_erasure SET is_begun = 1' : 'DELETE FROM search_erasure');
  return true;
}

export function createCleanSearch(db: DatabaseSync) {
  return {
    /** One step, here or in a replaced database. Returns false once no erased text is left in an index. */
    cleanSearch(): boolean {
      const path = db.location();
      return cleanStep(db) || (path !== null && runOnReplaced(path, cleanStep).includes(true));
    },
  };
}

/** All steps at once, for a database that nobody else uses. */
export function cleanSearchAtOnce(db: DatabaseSync): void {
  while (cleanStep(db));
}
