/** The key that signs the cookie of a browser that requested a sign-in link. Each query runs inside a transaction. */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export function createDeskKeyQueries(db: DatabaseSync) {
  const insert = db.prepare('INSERT OR IGNORE INTO desk_key VALUES (1, ?)');
  const select = db.prepare('SELECT key FROM desk_key');
  return {
    /** 32 random bytes, made once, so that links stay valid after a restart. */
    deskKey(): Uint8Array {
      const found = select.get() as { key: Uint8Array } | undefined;
      if (found) return found.key;
      insert.run(randomBytes(32));
      return (select.get() as { key: Uint8Array }).key;
    },
  };
}
