/** People with access, their sessions, and the audit log. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { AuditLogPage, People } from '#contract/desk/people.ts';
import { onlyOwners, ROLES } from '#contract/desk/roles.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { createRecord } from '../audit-log.ts';
import { readBody } from '../body.ts';
import type { DeskContext, DeskEnv } from '../context.ts';
import { clearSecret } from './cookies.ts';
import { removedMail } from './mails.ts';

const ENTRIES_SHOWN = 50;
const LAST_OWNER =
  'This is the only owner of the desk. Make another person an owner first, or invite one.';

export function createPeople(context: DeskContext) {
  const { database, site, now, deskMails } = context;
  const people = new Hono<DeskEnv>();
  const record = createRecord(context);

  people.get('/people', async (c) => {
    const { id } = c.get('person');
    const hash = c.get('sessionHash');
    const [all, invitations, devices, passkeys] = await Promise.all([
      database.call('people'),
      database.call('invitations', now()),
      database.call('sessionsOf', id, now()),
      database.call('passkeysOf', id),
    ]);
    const own = devices.find((device) => device.hash === hash);
    const answer: People = {
      people: all.map((person) => ({
        id: person.id,
        name: person.name,
        email: person.email,
        role: person.role,
        isMe: person.id === id,
        seenAt: person.seen_at,
        passkeys: person.passkeys,
        invitedBy: person.invited_by,
      })),
      invitations: invitations.map(({ email: to, role, expires_at }) => ({
        email: to,
        role: all.some(({ email }) => email === to) ? null : role,
        until: expires_at,
      })),
      devices: devices.map((session) => ({
        id: session.hash,
        device: session.device,
        seenAt: session.seen_at,
        isThis: session === own,
      })),
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name || passkey.device,
        device: passkey.device,
        since: passkey.created_at,
        usedAt: passkey.used_at,
        isThis: passkey.session_hash === hash || passkey.id === own?.passkey_id,
      })),
    };
    return c.json(answer);
  });

  people.get('/audit-log', async (c) => {
    const before = Number(c.req.query('before')) || Number.MAX_SAFE_INTEGER;
    const rows = await database.call('auditEntries', before, ENTRIES_SHOWN);
    const entries = rows.map(({ id, at, who, what, detail, enquiry_id }) => ({
      id,
      at,
      who,
      what,
      detail,
      reference: enquiry_id,
    }));
    return c.json({ entries, isMore: rows.length === ENTRIES_SHOWN } satisfies AuditLogPage);
  });

  people.post('/people/remove', async (c) => {
    const { id } = await readBody(c, z.object({ id: z.string().max(64) }));
    const { person } = c.var;
    const found = (await database.call('people')).find((each) => each.id === id);
    const canTell = deskMails.canMail && found && id !== person.id;
    const removed = await database.call('removePerson', id, {
      by: person.id,
      mail: canTell ? removedMail(found, site.studio.name, person.name) : null,
      now: now(),
    });
    if (removed === 'refused') throw new HttpError(403, [onlyOwners('remove people')]);
    if (removed === 'last') throw new HttpError(409, [LAST_OWNER]);
    if (!removed) throw notFound(GONE.person);
    await record(c, 'removed', removed.name);
    deskMails.wake();
    if (id === person.id) clearSecret(c, 'desk');
    return c.json({});
  });

  people.post('/people/role', async (c) => {
    const { id, role } = await readBody(
      c,
      z.object({ id: z.string().max(64), role: z.enum(ROLES) }),
    );
    const { person } = c.var;
    const changed = await database.call('changeRole', id, { role, by: person.id });
    if (changed === 'refused') throw new HttpError(403, [onlyOwners('change roles')]);
    if (changed === 'last') throw new HttpError(409, [LAST_OWNER]);
    if (!changed) throw notFound(GONE.person);
    const what = `gave the role “${role === 'owner' ? 'Owner' : 'Colleague'}” to`;
    await record(c, what, changed.name);
    return c.json({});
  });
  return people;
}
