/** Sessions, and the use of links. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { SessionEnd } from '#contract/desk/people.ts';
import { createDeskMailQueries } from './desk-mail-queries.ts';
import type {
  LinkRow,
  NewDeskMail,
  NewPasskey,
  NewSession,
  PasskeyRow,
  PersonRow,
  SessionRow,
} from './desk-types.ts';
import { createPasskeyQueries } from './passkey-queries.ts';

/** Minimum interval for recording the use of a session; the list of devices shows it. */
const TOUCH_MS = 60_000;

interface InvitationUse {
  readonly hash: string;
  readonly now: number;
  /** Id for a new person, if the address has none yet. */
  readonly personId: string;
  readonly name: string;
  readonly passkey: NewPasskey | null;
  readonly session: NewSession;
  /** Email to the owner of an existing account; a new person has the invitation in their mailbox. */
  readonly mail: NewDeskMail | null;
}

export function createSessionQueries(db: DatabaseSync) {
  const { addPasskey, passkeyUsed } = createPasskeyQueries(db);
  const { queueDeskMail } = createDeskMailQueries(db);
  const personByEmail = db.prepare('SELECT * FROM person WHERE email = ?');
  const insertPerson = db.prepare(
    'INSERT INTO person (id, email, name, created_at, invited_by, role) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const makeOwner = db.prepare("UPDATE person SET role = 'owner' WHERE id = ?");
  const insertSession = db.prepare(
    `INSERT INTO session (hash, person_id, device, created_at, seen_at, expires_at, via_person, passkey_id)
     VALUES (?, ?, ?, ?4, ?4, ?5, ?6, ?7)`,
  );
  const selectSession = db.prepare('SELECT * FROM session WHERE hash = ? AND expires_at > ?');
  const personById = db.prepare('SELECT * FROM person WHERE id = ?');
  const touch = db.prepare('UPDATE session SET seen_at = ?, expires_at = ? WHERE hash = ?');
  const endOne = db.prepare('DELETE FROM session WHERE hash = ? AND person_id = ?');
  const forgetEnd = db.prepare('DELETE FROM ended_session WHERE hash = ?');
  const selectEndReason = db.prepare('SELECT why FROM ended_session WHERE hash = ?');
  const selectSessions = db.prepare(
    'SELECT * FROM session WHERE person_id = ? AND expires_at > ? ORDER BY seen_at DESC',
  );
  const takeInvitation = db.prepare(
    "DELETE FROM sign_in_link WHERE hash = ? AND kind = 'invitation' AND expires_at > ? RETURNING *",
  );
  const takeMailLink = db.prepare(
    "DELETE FROM sign_in_link WHERE hash = ? AND kind = 'mail' AND expires_at > ? RETURNING *",
  );
  const dropMailLinks = db.prepare("DELETE FROM sign_in_link WHERE email = ? AND kind = 'mail'");

  const findPerson = (email: string) => (personByEmail.get(email) as PersonRow | undefined) ?? null;

  function addSession(
    personId: string,
    { hash, device, expiresAt }: NewSession,
    { now, via, passkeyId }: { now: number; via: string | null; passkeyId: string | null },
  ): void {
    insertSession.run(hash, personId, device, now, expiresAt, via, passkeyId);
  }

  return {
    /** Of who came with a passkey. False if it was removed while its response was verified. */
    startSession(
      passkey: PasskeyRow,
      { counter, ...session }: NewSession & { readonly counter: number },
      now: number,
    ): boolean {
      const { id: passkeyId, person_id: personId, via_person: via } = passkey;
      if (!passkeyUsed(passkeyId, counter, now)) return false;
      addSession(personId, session, { now, via, passkeyId });
      return true;
    },
    /** The session and its person, or null. `isStale`: its use should be recorded again. */
    useSession(hash: string, now: number) {
      const session = selectSession.get(hash, now) as SessionRow | undefined;
      if (!session) return null;
      const isStale = session.seen_at <= now - TOUCH_MS;
      return { person: personById.get(session.person_id) as unknown as PersonRow, isStale };
    },
    /** Records the use of a session. `slideTo`: its new end. */
    extendSession(hash: string, now: number, slideTo: number): void {
      touch.run(now, slideTo, hash);
    },
    /** False if it is not a session of that person. `isOwn`: the session ends itself, which needs no reason. */
    endSession(personId: string, hash: string, isOwn: boolean): boolean {
      const isEnded = endOne.run(hash, personId).changes > 0;
      if (isOwn) forgetEnd.run(hash);
      return isEnded;
    },
    /** Null if nobody ended such a session. */
    sessionEnd(hash: string): SessionEnd | null {
      return (selectEndReason.get(hash) as { why: SessionEnd } | undefined)?.why ?? null;
    },
    sessionsOf(personId: string, now: number): SessionRow[] {
      return selectSessions.all(personId, now) as unknown as SessionRow[];
    },
    /**
     * Uses an invitation: creates a person, a passkey and a session. Null if it was used, has expired, or was shown to
     * somebody and would open an existing account.
     */
    spendInvitation({ hash, now, personId, name, passkey, session, mail }: InvitationUse) {
      const link = takeInvitation.get(hash, now) as LinkRow | undefined;
      if (!link) return null;
      const known = findPerson(link.email);
      const via = link.is_shown ? link.maker_id : null;
      if (known && via) return null;
      if (!known) insertPerson.run(personId, link.email, name, now, link.maker_id, link.role);
      // The command line can make an owner, even if none is left.
      if (known && link.made_by === null && link.role === 'owner') makeOwner.run(known.id);
      const person = known ?? findPerson(link.email);
      if (!person) throw new Error('The person was not stored.');
      addSession(person.id, session, { now, via, passkeyId: passkey?.id ?? null });
      if (passkey) addPasskey(person.id, passkey, { sessionHash: session.hash, mail: null, now });
      if (mail && known) queueDeskMail(mail, now);
      return { person, isNew: !known };
    },
    /** Uses an emailed link, and ends the others to that address. Null if it was used or has expired. */
    spendMailLink(hash: string, session: NewSession, now: number) {
      const link = takeMailLink.get(hash, now) as LinkRow | undefined;
      const person = link && findPerson(link.email);
      if (!person) return null;
      dropMailLinks.run(person.email);
      addSession(person.id, session, { now, via: null, passkeyId: null });
      return person;
    },
  };
}
