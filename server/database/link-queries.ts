/** Invitations and emailed sign-in links, each for one address. Each query runs inside a transaction. */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { LinkKind, LinkRow, NewInvitation, PersonRow } from './desk-types.ts';

/** Maximum number of valid emailed links per address. */
const MAIL_LINKS_MAX = 3;

export function createLinkQueries(db: DatabaseSync) {
  const personByEmail = db.prepare('SELECT * FROM person WHERE email = ?');
  const dropInvitations = db.prepare(
    "DELETE FROM sign_in_link WHERE email = ? AND kind = 'invitation'",
  );
  const insertLink = db.prepare(
    `INSERT INTO sign_in_link (hash, kind, email, made_by, created_at, expires_at, maker_id, is_shown, role)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const dropOlderMailLinks = db.prepare(
    `DELETE FROM sign_in_link WHERE email = ?1 AND kind = 'mail' AND rowid NOT IN (
       SELECT rowid FROM sign_in_link WHERE email = ?1 AND kind = 'mail'
       ORDER BY created_at DESC, rowid DESC LIMIT ${MAIL_LINKS_MAX})`,
  );
  const selectLink = db.prepare(
    'SELECT * FROM sign_in_link WHERE hash = ? AND kind = ? AND expires_at > ?',
  );
  const selectInvitations = db.prepare(
    "SELECT * FROM sign_in_link WHERE kind = 'invitation' AND expires_at > ? ORDER BY created_at",
  );

  const findPerson = (email: string) => (personByEmail.get(email) as PersonRow | undefined) ?? null;

  return {
    /**
     * Makes an invitation; an earlier one to the same address ends. Returns the person who has that address: their
     * invitation must not be shown to anybody, because it opens their account.
     */
    makeInvitation({ hash, email, maker, role, expiresAt }: NewInvitation, now: number) {
      const person = findPerson(email);
      const isShown = person === null ? 1 : 0;
      const [name, id] = [maker?.name ?? null, maker?.id ?? null];
      dropInvitations.run(email);
      insertLink.run(hash, 'invitation', email, name, now, expiresAt, id, isShown, role);
      return person;
    },
    /**
     * Makes a sign-in link to be emailed. Returns the person, or null. In that case the same rows are written for no
     * address, so that the duration does not reveal which addresses have an account.
     */
    makeMailLink(link: { hash: string; email: string; expiresAt: number }, now: number) {
      const person = findPerson(link.email);
      const email = person?.email ?? '';
      insertLink.run(link.hash, 'mail', email, null, now, link.expiresAt, null, 0, 'colleague');
      dropOlderMailLinks.run(email);
      return person;
    },
    /** What a link is for, without using it up. */
    readLink(hash: string, kind: LinkKind, now: number) {
      const link = selectLink.get(hash, kind, now) as LinkRow | undefined;
      return link && link.email !== ''
        ? { email: link.email, person: findPerson(link.email) }
        : null;
    },
    invitations(now: number): LinkRow[] {
      return selectInvitations.all(now) as unknown as LinkRow[];
    },
    withdrawInvitation(email: string): void {
      dropInvitations.run(email);
    },
  };
}

/** The key that signs the cookie of a browser that requested a sign-in link. */
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
