/** Signing out: this device, another one, or everything else that could open the account. */
import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '#server/http/http-error.ts';
import { AUDIT_LOG } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { recordAuditEntry } from '../audit-log.ts';
import { readBody } from '../body.ts';
import type { DeskContext, DeskEnv } from '../context.ts';
import { clearSecret } from './cookies.ts';
import { accountMail } from './mails.ts';

const wanted = z.object({
  scope: z.enum(['this', 'others', 'one']),
  device: z.string().max(64).optional(),
  /** With "others": ids of the passkeys to keep. If absent, those that this session used or made are kept. */
  passkeys: z.array(z.string().max(2048)).max(100).optional(),
});

export function createSignOut(context: DeskContext) {
  const { database, site, now, deskMails } = context;
  const signOut = new Hono<DeskEnv>();

  signOut.post('/sign-out', async (c) => {
    const { scope, device, passkeys } = await readBody(c, wanted);
    const { person, sessionHash } = c.var;
    const record = (what: string) => recordAuditEntry(context, { who: person.name, what });
    if (scope === 'others') {
      const happened =
        'You signed out everywhere else. The passkeys that you did not keep were removed.';
      const removed = await database.call('signOutElsewhere', person.id, {
        keptHash: sessionHash,
        keptPasskeys: passkeys ?? null,
        mail: deskMails.canMail ? accountMail(person.email, site.studio.name, happened) : null,
        now: now(),
      });
      await record('signed out all other devices');
      if (removed > 0) await record(say(AUDIT_LOG.removedPasskeys, { count: removed }));
      deskMails.wake();
      return c.json({});
    }
    const hash = scope === 'this' ? sessionHash : (device ?? '');
    if (!(await database.call('endSession', person.id, hash, hash === sessionHash)))
      throw notFound('This device is signed out already. Reload the page.');
    await record(scope === 'this' ? 'signed out' : 'signed out a device');
    if (hash === sessionHash) clearSecret(c, 'desk');
    return c.json({});
  });
  return signOut;
}
