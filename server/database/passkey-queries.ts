/** Passkeys. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { createDeskMailQueries } from './desk-mail-queries.ts';
import type { NewDeskMail, NewPasskey, PasskeyRow, PersonRow, SessionRow } from './desk-types.ts';
import { recordErasures } from './erasures.ts';

/** A removed passkey in the list of erasures. */
export const erasureOfPasskey = (id: string) => `passkey ${id}`;

/** Records removed passkeys, so that restoring a backup does not bring back the passkey of a lost phone. */
export function recordRemovedPasskeys(db: DatabaseSync, removed: readonly { id: string }[]): void {
  const path = db.location();
  if (path)
    recordErasures(
      path,
      removed.map(({ id }) => erasureOfPasskey(id)),
    );
}

export function createPasskeyQueries(db: DatabaseSync) {
  const { queueDeskMail } = createDeskMailQueries(db);
  const personById = db.prepare('SELECT * FROM person WHERE id = ?');
  const sessionByHash = db.prepare('SELECT * FROM session WHERE hash = ?');
  const passkeyById = db.prepare('SELECT * FROM passkey WHERE id = ?');
  const selectPasskeys = db.prepare(
    'SELECT * FROM passkey WHERE person_id = ? ORDER BY created_at',
  );
  const insert = db.prepare(
    `INSERT INTO passkey (id, person_id, public_key, counter, transports, device, created_at, name,
       via_person, session_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const use = db.prepare('UPDATE passkey SET counter = ?, used_at = ? WHERE id = ?');
  const rename = db.prepare('UPDATE passkey SET name = ? WHERE id = ? AND person_id = ?');
  const remove = db.prepare('DELETE FROM passkey WHERE id = ? AND person_id = ?');
  const endSessions = db.prepare('DELETE FROM session WHERE passkey_id = ? AND hash <> ?');

  return {
    /**
     * `sessionHash`: the session that makes it; the email notifies its owner. False if that session has ended since the
     * request began, for example because its person has just signed out everywhere else.
     */
    addPasskey(
      personId: string,
      { id, publicKey, counter, transports, device, name }: NewPasskey,
      { sessionHash, mail, now }: { sessionHash: string; mail: NewDeskMail | null; now: number },
    ): boolean {
      const session = sessionByHash.get(sessionHash) as SessionRow | undefined;
      if (!session) return false;
      const words = [JSON.stringify(transports), device, now, name] as const;
      insert.run(id, personId, publicKey, counter, ...words, session.via_person, sessionHash);
      if (mail) queueDeskMail(mail, now);
      return true;
    },
    passkey(id: string): { passkey: PasskeyRow; person: PersonRow } | null {
      const passkey = passkeyById.get(id) as PasskeyRow | undefined;
      if (!passkey) return null;
      return { passkey, person: personById.get(passkey.person_id) as unknown as PersonRow };
    },
    passkeysOf(personId: string): PasskeyRow[] {
      return selectPasskeys.all(personId) as unknown as PasskeyRow[];
    },
    /** False if it has been removed. */
    passkeyUsed(id: string, counter: number, now: number): boolean {
      return use.run(counter, now, id).changes > 0;
    },
    /** False if it is not a passkey of that person. */
    renamePasskey(personId: string, id: string, name: string): boolean {
      return rename.run(name, id, personId).changes > 0;
    },
    /** Also ends the sessions that it opened, except that of `keptHash`. */
    removePasskey(
      personId: string,
      id: string,
      { keptHash, mail, now }: { keptHash: string; mail: NewDeskMail | null; now: number },
    ): PasskeyRow | null {
      const passkey = passkeyById.get(id) as PasskeyRow | undefined;
      if (!passkey || remove.run(id, personId).changes === 0) return null;
      recordRemovedPasskeys(db, [passkey]);
      endSessions.run(id, keptHash);
      if (mail) queueDeskMail(mail, now);
      return passkey;
    },
  };
}
