/** Devices that get notifications of new enquiries. A row is deleted with its session. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { PushRow } from './desk-types.ts';

interface NewPush extends Pick<PushRow, 'endpoint' | 'p256dh' | 'auth'> {
  readonly sessionHash: string;
  readonly now: number;
}

export function createPushQueries(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT OR REPLACE INTO push_device (session_hash, endpoint, p256dh, auth, created_at)
     VALUES (?, ?, ?, ?, ?)`,
  );
  const select = db.prepare(
    `SELECT endpoint, p256dh, auth, person.email FROM push_device
       JOIN session ON session.hash = session_hash AND expires_at > ?
       JOIN person ON person.id = person_id`,
  );
  const selectOf = db.prepare('SELECT endpoint FROM push_device WHERE session_hash = ?');
  const dropOf = db.prepare('DELETE FROM push_device WHERE session_hash = ?');
  const forget = db.prepare('DELETE FROM push_device WHERE endpoint = ?');

  return {
    /** One per session, and one session per device: a new one replaces both. */
    keepPush({ sessionHash, endpoint, p256dh, auth, now }: NewPush): void {
      insert.run(sessionHash, endpoint, p256dh, auth, now);
    },
    pushDevices(now: number): PushRow[] {
      return select.all(now) as unknown as PushRow[];
    },
    pushOf(sessionHash: string): string | null {
      const found = selectOf.get(sessionHash) as { endpoint: string } | undefined;
      return found?.endpoint ?? null;
    },
    dropPushOf(sessionHash: string): boolean {
      return dropOf.run(sessionHash).changes > 0;
    },
    forgetPush(endpoint: string): void {
      forget.run(endpoint);
    },
  };
}
