/** Sessions and the links that lead to one. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type {
  LinkKind,
  LinkRow,
  NewLink,
  NewPasskey,
  NewSession,
  PersonRow,
  SessionRow,
} from './desk-types.ts';

/** How seldom the use of a session is written down. */
const TOUCH_MS = 3_600_000;

export interface InvitationUse {
  readonly hash: string;
  readonly now: number;
  /** Of the person to be made, when the address has none yet. */
  readonly personId: string;
  readonly name: string;
  readonly passkey: NewPasskey | null;
  readonly session: NewSession;
}

export function createSessionQueries(db: DatabaseSync) {
  const personByEmail = db.prepare('SELECT * FROM person WHERE email = ?');
  const insertPerson = db.prepare('INSERT INTO person VALUES (?, ?, ?, ?)');
  const insertPasskey = db.prepare('INSERT INTO passkey VALUES (?, ?, ?, ?, ?, ?, ?, NULL)');
  const insertSession = db.prepare('INSERT INTO session VALUES (?, ?, ?, ?, ?, ?)');
  const selectSession = db.prepare('SELECT * FROM session WHERE hash = ? AND expires_at > ?');
  const personById = db.prepare('SELECT * FROM person WHERE id = ?');
  const touch = db.prepare('UPDATE session SET seen_at = ?, expires_at = ? WHERE hash = ?');
  const endOne = db.prepare('DELETE FROM session WHERE hash = ? AND person_id = ?');
  const endOthers = db.prepare('DELETE FROM session WHERE person_id = ? AND hash <> ?');
  const selectSessions = db.prepare(
    'SELECT * FROM session WHERE person_id = ? AND expires_at > ? ORDER BY seen_at DESC',
  );
  const dropLinks = db.prepare('DELETE FROM sign_in_link WHERE email = ? AND kind = ?');
  const insertLink = db.prepare('INSERT INTO sign_in_link VALUES (?, ?, ?, ?, ?, ?, ?)');
  const selectLink = db.prepare(
    'SELECT * FROM sign_in_link WHERE hash = ? AND kind = ? AND expires_at > ?',
  );
  const dropLink = db.prepare('DELETE FROM sign_in_link WHERE hash = ?');
  const selectInvitations = db.prepare(
    "SELECT * FROM sign_in_link WHERE kind = 'invitation' AND expires_at > ? ORDER BY created_at",
  );

  const findPerson = (email: string) => (personByEmail.get(email) as PersonRow | undefined) ?? null;
  const findLink = (hash: string, kind: LinkKind, now: number) =>
    (selectLink.get(hash, kind, now) as LinkRow | undefined) ?? null;

  function addSession(personId: string, { hash, device, expiresAt }: NewSession, now: number) {
    insertSession.run(hash, personId, device, now, now, expiresAt);
  }
  function addPasskey(personId: string, passkey: NewPasskey, now: number): void {
    const { id, publicKey, counter, transports, device } = passkey;
    insertPasskey.run(id, personId, publicKey, counter, JSON.stringify(transports), device, now);
  }

  return {
    addPasskey,
    startSession(personId: string, session: NewSession, now: number): void {
      addSession(personId, session, now);
    },
    /** The session and its person, or null. `slideTo`: when it ends from now on; written at most hourly. */
    useSession(hash: string, now: number, slideTo: number) {
      const session = selectSession.get(hash, now) as SessionRow | undefined;
      if (!session) return null;
      const isStale = session.seen_at <= now - TOUCH_MS;
      if (isStale) touch.run(now, slideTo, hash);
      return { person: personById.get(session.person_id) as unknown as PersonRow, isStale };
    },
    /** False when it is no session of that person. */
    endSession(personId: string, hash: string): boolean {
      return endOne.run(hash, personId).changes > 0;
    },
    endOtherSessions(personId: string, keptHash: string): number {
      return Number(endOthers.run(personId, keptHash).changes);
    },
    sessionsOf(personId: string, now: number): SessionRow[] {
      return selectSessions.all(personId, now) as unknown as SessionRow[];
    },
    /** A link by mail is made for a person's address only; an earlier link of that kind ends. Returns the person. */
    makeLink(link: NewLink, now: number): PersonRow | null {
      const { hash, kind, email, deviceHash, madeBy, expiresAt } = link;
      const person = findPerson(email);
      if (kind === 'mail' && !person) return null;
      dropLinks.run(email, kind);
      insertLink.run(hash, kind, email, deviceHash, madeBy, now, expiresAt);
      return person;
    },
    /** What an invitation is for, without spending it. */
    readInvitation(hash: string, now: number) {
      const link = findLink(hash, 'invitation', now);
      return link && { email: link.email, person: findPerson(link.email) };
    },
    invitations(now: number): LinkRow[] {
      return selectInvitations.all(now) as unknown as LinkRow[];
    },
    withdrawInvitation(email: string): void {
      dropLinks.run(email, 'invitation');
    },
    /** Spends an invitation: a person, a passkey and a session in one step. Null when it is spent or too old. */
    spendInvitation({ hash, now, personId, name, passkey, session }: InvitationUse) {
      const link = findLink(hash, 'invitation', now);
      if (!link) return null;
      dropLink.run(hash);
      const known = findPerson(link.email);
      if (!known) insertPerson.run(personId, link.email, name, now);
      const person = known ?? findPerson(link.email)!;
      if (passkey) addPasskey(person.id, passkey, now);
      addSession(person.id, session, now);
      return { person, isNew: !known };
    },
    /** Spends a link that was mailed, in the browser that asked for it. Null when it is not to be had. */
    spendMailLink(hash: string, deviceHash: string, session: NewSession, now: number) {
      const link = findLink(hash, 'mail', now);
      const person = link && findPerson(link.email);
      if (!person || link.device_hash !== deviceHash) return null;
      dropLink.run(hash);
      addSession(person.id, session, now);
      return person;
    },
  };
}
