/** Signs a person out everywhere else. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { createDeskMailQueries } from './desk-mail-queries.ts';
import type { NewDeskMail } from './desk-types.ts';
import { recordRemovedPasskeys } from './passkey-queries.ts';

interface SignOut {
  /** The session to keep. */
  readonly keptHash: string;
  /** Ids of the passkeys to keep; null: those that this session used or made. */
  readonly keptPasskeys: readonly string[] | null;
  /** Email to the account's owner about removed passkeys. */
  readonly mail: NewDeskMail | null;
  readonly now: number;
}

export function createSignOutQueries(db: DatabaseSync) {
  const { queueDeskMail } = createDeskMailQueries(db);
  const selectEmail = db.prepare('SELECT email FROM person WHERE id = ?');
  const endOtherSessions = db.prepare('DELETE FROM session WHERE person_id = ? AND hash <> ?');
  const dropLinks = db.prepare('DELETE FROM sign_in_link WHERE email = ?');
  const dropInvitationsBy = db.prepare('DELETE FROM sign_in_link WHERE maker_id = ?');
  const passkeysOfSession = db.prepare(
    `SELECT id FROM passkey WHERE session_hash = ?1
       OR id = (SELECT passkey_id FROM session WHERE hash = ?1)`,
  );
  const dropPasskeys = db.prepare(
    'DELETE FROM passkey WHERE person_id = ? AND id NOT IN (SELECT value FROM json_each(?)) RETURNING id',
  );

  return {
    /** Ends everything else that could open the account: sessions, passkeys, links; and the invitations that it made. */
    signOutElsewhere(personId: string, { keptHash, keptPasskeys, mail, now }: SignOut): number {
      const { email } = selectEmail.get(personId) as { email: string };
      const own = passkeysOfSession.all(keptHash) as { id: string }[];
      const kept = keptPasskeys ?? own.map(({ id }) => id);
      endOtherSessions.run(personId, keptHash);
      dropLinks.run(email);
      dropInvitationsBy.run(personId);
      const removed = dropPasskeys.all(personId, JSON.stringify(kept)) as { id: string }[];
      recordRemovedPasskeys(db, removed);
      if (mail && removed.length > 0) queueDeskMail(mail, now);
      return removed.length;
    },
  };
}
