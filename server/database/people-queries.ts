/** The desk's people. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { Role } from '#contract/desk/roles.ts';
import { createDeskMailQueries } from './desk-mail-queries.ts';
import type { NewDeskMail, PersonRow, PersonSummary } from './desk-types.ts';
import { recordErasures } from './erasures.ts';
import { recordRemovedPasskeys } from './passkey-queries.ts';

/** The entry of a removed person in the list of erasures, which a restore applies. */
export const erasureOfPerson = (id: string) => `person ${id}`;

interface Removal {
  /** Id of the person who removes; null: the command line. */
  readonly by: string | null;
  /** Email to the removed person; null if there is no mail server. */
  readonly mail: NewDeskMail | null;
  readonly now: number;
}

interface RoleChange {
  readonly role: Role;
  /** Id of the person who changes it. */
  readonly by: string;
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
  const dropInvitationsBy = db.prepare('DELETE FROM sign_in_link WHERE maker_id = ?');
  const recordLeft = db.prepare(
    `INSERT INTO act (at, who, what, enquiry_id)
     SELECT ?, ?, 'lost access; the enquiry is nobody’s now', enquiry_id FROM handling
     WHERE assigned_to = ?`,
  );

  const countOf = db.prepare('SELECT count(*) AS n FROM person WHERE role = ?');
  const setRole = db.prepare('UPDATE person SET role = ? WHERE id = ?');
  /** An owner who came in by a link that this person saw, and so may be the same person. */
  const ownersBy = "person_id IN (SELECT id FROM person WHERE role = 'owner') AND via_person = ?";
  const endOwnerSessions = db.prepare(`DELETE FROM session WHERE ${ownersBy}`);
  const dropOwnerPasskeys = db.prepare(`DELETE FROM passkey WHERE ${ownersBy} RETURNING id`);

  const countPeople = () => (count.get() as { n: number }).n;
  const countOwners = () => (countOf.get('owner') as { n: number }).n;
  const find = (id: string) => personById.get(id) as PersonRow | undefined;
  const isLastOwner = ({ role }: PersonRow) => role === 'owner' && countOwners() === 1;
  /** Checked in the transaction of the change, because the role may have been changed meanwhile. */
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
     * Deletes the account with everything that the person made. Foreign keys end the sessions, passkeys and
     * invitations, including those on other accounts, and the assignment of enquiries. The person who removes stays
     * signed in. The last owner stays.
     */
    removePerson(id: string, { by, mail, now }: Removal): PersonRow | 'last' | 'refused' | null {
      if (isNoOwner(by)) return 'refused';
      const person = find(id);
      if (!person) return null;
      if (countPeople() === 1 || isLastOwner(person)) return 'last';
      const path = db.location();
      if (path) recordErasures(path, [erasureOfPerson(id)]);
      if (by !== null) keepAccess(by);
      recordLeft.run(now, person.name, id);
      removePerson.run(id);
      dropLinks.run(person.email);
      if (mail) queueDeskMail(mail, now);
      return person;
    },
    /**
     * Makes an owner a colleague, or the reverse. A former owner loses what could make them an owner again: open
     * invitations, and the devices of owners who came in by a link that they saw.
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
      endOwnerSessions.run(id);
      recordRemovedPasskeys(db, dropOwnerPasskeys.all(id) as { id: string }[]);
      return { ...person, role };
    },
  };
}
