/** The desk's people, their passkeys, and what was done. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { Act, ActRow, PasskeyRow, PersonRow, PersonSummary } from './desk-types.ts';
import { recordErasures } from './erasures.ts';

/** How a removed person is named in the list of erasures, which a restore obeys. */
export const erasedPerson = (id: string) => `person ${id}`;

export function createPeopleQueries(db: DatabaseSync) {
  const count = db.prepare('SELECT count(*) AS n FROM person');
  const selectPeople = db.prepare(
    `SELECT person.*,
       (SELECT count(*) FROM passkey WHERE person_id = person.id) AS passkeys,
       (SELECT max(seen_at) FROM session WHERE person_id = person.id) AS seen_at
     FROM person ORDER BY created_at`,
  );
  const personById = db.prepare('SELECT * FROM person WHERE id = ?');
  const removePerson = db.prepare('DELETE FROM person WHERE id = ?');
  const dropLinks = db.prepare('DELETE FROM sign_in_link WHERE email = ?');
  const passkeyById = db.prepare('SELECT * FROM passkey WHERE id = ?');
  const selectPasskeys = db.prepare(
    'SELECT * FROM passkey WHERE person_id = ? ORDER BY created_at',
  );
  const usePasskey = db.prepare('UPDATE passkey SET counter = ?, used_at = ? WHERE id = ?');
  const removePasskey = db.prepare('DELETE FROM passkey WHERE id = ? AND person_id = ?');
  const insertAct = db.prepare(
    'INSERT INTO act (at, who, what, detail, enquiry_id) VALUES (?, ?, ?, ?, ?)',
  );
  const selectActs = db.prepare('SELECT * FROM act WHERE id < ? ORDER BY id DESC LIMIT ?');
  const selectActsOf = db.prepare('SELECT * FROM act WHERE enquiry_id = ? ORDER BY id');
  const purgeSessions = db.prepare('DELETE FROM session WHERE expires_at <= ?');
  const purgeLinks = db.prepare('DELETE FROM sign_in_link WHERE expires_at <= ?');
  const purgeActs = db.prepare('DELETE FROM act WHERE at < ?');

  const countPeople = () => (count.get() as { n: number }).n;

  return {
    countPeople,
    people(): PersonSummary[] {
      return selectPeople.all() as unknown as PersonSummary[];
    },
    /** Ends the account with its sessions, passkeys and links, for good. The last person stays. */
    removePerson(id: string): PersonRow | 'last' | null {
      const person = personById.get(id) as PersonRow | undefined;
      if (!person) return null;
      if (countPeople() === 1) return 'last';
      const path = db.location();
      if (path) recordErasures(path, [erasedPerson(id)]);
      removePerson.run(id);
      dropLinks.run(person.email);
      return person;
    },
    passkey(id: string): { passkey: PasskeyRow; person: PersonRow } | null {
      const passkey = passkeyById.get(id) as PasskeyRow | undefined;
      if (!passkey) return null;
      return { passkey, person: personById.get(passkey.person_id) as unknown as PersonRow };
    },
    passkeysOf(personId: string): PasskeyRow[] {
      return selectPasskeys.all(personId) as unknown as PasskeyRow[];
    },
    passkeyUsed(id: string, counter: number, now: number): void {
      usePasskey.run(counter, now, id);
    },
    removePasskey(personId: string, id: string): PasskeyRow | null {
      const passkey = passkeyById.get(id) as PasskeyRow | undefined;
      return passkey && removePasskey.run(id, personId).changes > 0 ? passkey : null;
    },
    recordAct({ who, what, detail, enquiryId }: Act, now: number): void {
      insertAct.run(now, who, what, detail ?? null, enquiryId ?? null);
    },
    /** Newest first; those before the act of that id. */
    acts(before: number, limit: number): ActRow[] {
      return selectActs.all(before, limit) as unknown as ActRow[];
    },
    /** What was done with an enquiry, oldest first. */
    actsOf(enquiryId: string): ActRow[] {
      return selectActsOf.all(enquiryId) as unknown as ActRow[];
    },
    /** Deletes what has expired; acts from before `actsBefore`. */
    purgeDesk(now: number, actsBefore: number): void {
      purgeSessions.run(now);
      purgeLinks.run(now);
      purgeActs.run(actsBefore);
    },
  };
}
