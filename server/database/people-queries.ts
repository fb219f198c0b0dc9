/** The desk's people, and what was done. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { Role } from '#contract/desk/roles.ts';
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

interface RoleChange {
  readonly role: Role;
  /** Id of who changes it. */
  readonly by: string;
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

  const countOf = db.prepare('SELECT count(*) AS n FROM person WHERE role = ?');
  const setRole = db.prepare('UPDATE person SET role = ? WHERE id = ?');
  /** An owner who was let in by a link that this person saw: it may be the same person. */
  const ownersBy = "person_id IN (SELECT id FROM person WHERE role = 'owner') AND via_person = ?";
  const endOwnerSessions = db.prepare(`DELETE FROM session WHERE ${ownersBy}`);
  const dropOwnerPasskeys = db.prepare(`DELETE FROM passkey WHERE ${ownersBy}`);

  const countPeople = () => (count.get() as { n: number }).n;
  const countOwners = () => (countOf.get('owner') as { n: number }).n;
  const find = (id: string) => personById.get(id) as PersonRow | undefined;
  const isLastOwner = ({ role }: PersonRow) => role === 'owner' && countOwners() === 1;
  /** Asked in the transaction of the change: another may have changed the role of who asks meanwhile. */
  const isNoOwner = (by: string | null) => by !== null && find(by)?.role !== 'owner';
  const keepAccess = (by: string) => {
    for (const keep of [keepSessions, keepPasskeys]) keep.run(by);
  };

  return {
    countPeople,
    countOwners,
    people(): PersonSummary[] {
      return selectPeople.all() as unknown as PersonSummary[];
    },
    /**
     * Ends the account for good, with whatever that person made: the tables' references end the sessions, passkeys and
     * invitations, those on other accounts included; their enquiries become nobody's. Who removes stays signed in. The last
     * owner stays.
     */
    removePerson(id: string, { by, mail, now }: Removal): PersonRow | 'last' | 'refused' | null {
      if (isNoOwner(by)) return 'refused';
      const person = find(id);
      if (!person) return null;
      if (countPeople() === 1 || isLastOwner(person)) return 'last';
      const path = db.location();
      if (path) recordErasures(path, [erasedPerson(id)]);
      if (by !== null) keepAccess(by);
      recordLeft.run(now, person.name, id);
      removePerson.run(id);
      dropLinks.run(person.email);
      if (mail) queueDeskMail(mail, now);
      return person;
    },
    /**
     * Makes an owner a colleague, or the reverse. Somebody who is no owner any more loses what an owner could prepare to
     * remain one: open invitations, and the devices of owners who came by a link that they saw.
     */
    changeRole(id: string, { role, by }: RoleChange): PersonRow | 'last' | 'refused' | null {
      if (isNoOwner(by)) return 'refused';
      const person = find(id);
      if (!person || person.role === role) return person ?? null;
      if (isLastOwner(person)) return 'last';
      setRole.run(role, id);
      if (role === 'owner') return { ...person, role };
      keepAccess(by);
      dropInvitationsBy.run(id);
      for (const end of [endOwnerSessions, dropOwnerPasskeys]) end.run(id);
      return { ...person, role };
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
