/** The desk's people, and what was done. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { createDeskMailQueries } from './desk-mail-queries.ts';
import type { ActRow, AuditEntry, NewDeskMail, PersonRow, PersonSummary } from './desk-types.ts';
import { recordErasures } from './erasures.ts';

/** How a removed person is named in the list of erasures, which a restore obeys. */
export const erasedPerson = (id: string) => `person ${id}`;

interface Removal {
  /** Id of who removes; null: the command line. */
  readonly by: string | null;
  /** Tells the removed person; null where no mail can leave. */
  readonly mail: NewDeskMail | null;
  readonly now: number;
}

interface SignOut {
  /** The session that stays. */
  readonly keptHash: string;
  /** Ids of the passkeys that stay; null: those that this session came with or made. */
  readonly keptPasskeys: readonly string[] | null;
  /** Tells the account's owner that passkeys were removed. */
  readonly mail: NewDeskMail | null;
  readonly now: number;
}

export function createPeopleQueries(db: DatabaseSync) {
  const { queueDeskMail } = createDeskMailQueries(db);
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
  const keepSessions = db.prepare('UPDATE session SET via_person = NULL WHERE person_id = ?');
  const keepPasskeys = db.prepare('UPDATE passkey SET via_person = NULL WHERE person_id = ?');
  const endOtherSessions = db.prepare('DELETE FROM session WHERE person_id = ? AND hash <> ?');
  const dropInvitationsBy = db.prepare('DELETE FROM sign_in_link WHERE maker_id = ?');
  const passkeysOfSession = db.prepare(
    `SELECT id FROM passkey WHERE session_hash = ?1
       OR id = (SELECT passkey_id FROM session WHERE hash = ?1)`,
  );
  const dropPasskeys = db.prepare(
    'DELETE FROM passkey WHERE person_id = ? AND id NOT IN (SELECT value FROM json_each(?))',
  );
  const insertAct = db.prepare(
    'INSERT INTO act (at, who, what, detail, enquiry_id) VALUES (?, ?, ?, ?, ?)',
  );
  const recordLeft = db.prepare(
    `INSERT INTO act (at, who, what, enquiry_id)
     SELECT ?, ?, 'lost access; the enquiry is nobody’s now', enquiry_id FROM handling
     WHERE assigned_to = ?`,
  );
  const selectActs = db.prepare('SELECT * FROM act WHERE id < ? ORDER BY id DESC LIMIT ?');
  const selectActsOf = db.prepare('SELECT * FROM act WHERE enquiry_id = ? ORDER BY id');

  const countPeople = () => (count.get() as { n: number }).n;

  return {
    countPeople,
    people(): PersonSummary[] {
      return selectPeople.all() as unknown as PersonSummary[];
    },
    /**
     * Ends the account for good, with whatever that person made: the tables' references end the sessions, passkeys and
     * invitations, those on other accounts included; their enquiries become nobody's. Who removes stays signed in. The last
     * person stays.
     */
    removePerson(id: string, { by, mail, now }: Removal): PersonRow | 'last' | null {
      const person = personById.get(id) as PersonRow | undefined;
      if (!person) return null;
      if (countPeople() === 1) return 'last';
      const path = db.location();
      if (path) recordErasures(path, [erasedPerson(id)]);
      if (by !== null) for (const keep of [keepSessions, keepPasskeys]) keep.run(by);
      recordLeft.run(now, person.name, id);
      removePerson.run(id);
      dropLinks.run(person.email);
      if (mail) queueDeskMail(mail, now);
      return person;
    },
    /** Ends what else could open the account: sessions, passkeys, links; and the invitations that it made. */
    signOutElsewhere(personId: string, { keptHash, keptPasskeys, mail, now }: SignOut): number {
      const person = personById.get(personId) as unknown as PersonRow;
      const own = passkeysOfSession.all(keptHash) as { id: string }[];
      const kept = keptPasskeys ?? own.map(({ id }) => id);
      endOtherSessions.run(personId, keptHash);
      dropLinks.run(person.email);
      dropInvitationsBy.run(personId);
      const passkeys = Number(dropPasskeys.run(personId, JSON.stringify(kept)).changes);
      if (mail && passkeys > 0) queueDeskMail(mail, now);
      return passkeys;
    },
    recordAuditEntry({ who, what, detail, enquiryId }: AuditEntry, now: number): void {
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
  };
}
