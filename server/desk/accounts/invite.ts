/**
 * Inviting people. Anybody who sees an invitation can use it, so one for an existing account is sent only to the account's
 * address.
 */
import { Hono } from 'hono';
import { z } from 'zod';
import { type InvitationResult, PEOPLE_LABELS } from '#contract/desk/people.ts';
import { ROLES } from '#contract/desk/roles.ts';
import { HttpError } from '#server/http/http-error.ts';
import { errorCode } from '#server/log.ts';
import { sendDirectMail } from '#server/mail/direct-mail.ts';
import { createRecord } from '../audit-log.ts';
import { emailSchema, readBody } from '../body.ts';
import type { DeskContext, DeskEnv } from '../context.ts';
import type { Limits } from '../limits.ts';
import { plainMailError } from '../plain-errors.ts';
import { invitationUrl, makeInvitation } from './links.ts';
import { invitationMail } from './mails.ts';

const address = z.object({ email: emailSchema(PEOPLE_LABELS.newEmail) });
const invited = address.extend({ role: z.enum(ROLES).default('colleague') });

export function createInvite(context: DeskContext, limits: Limits) {
  const { database, config, site, now, log, deskMails } = context;
  const invite = new Hono<DeskEnv>();
  const record = createRecord(context);

  invite.post('/people/invite', async (c) => {
    const { email: typed, role } = await readBody(c, invited);
    const maker = c.get('person');
    limits.count('mails', maker.id);
    const made = { email: typed, maker, role, now: now() };
    const { token, person } = await makeInvitation(database, made);
    const to = person?.email ?? typed;
    const url = invitationUrl(c.get('origin'), token);
    const mail = invitationMail(to, site.studio.name, url, maker.name);
    const error = await sendDirectMail(config, site.studio, mail).then(
      () => '',
      (error) => {
        if (!deskMails.canMail) return 'no mail server is set up here';
        log('error', 'invitation-not-mailed', { code: errorCode(error) });
        return plainMailError((error as Error).message);
      },
    );
    if (person && error) {
      await database.call('withdrawInvitation', to);
      throw new HttpError(409, [
        `${to} already has an account, so the link may go only to that mailbox, but the email could not be sent: ${error}.`,
        // The command makes an owner.
        person.role === 'owner'
          ? `Try again later, or ask the person who runs the server for a link: npm run desk -- invite ${to}`
          : 'Try again later, or remove this person and invite them again: the link is then shown here.',
      ]);
    }
    await record(c, role === 'owner' && !person ? 'invited as an owner:' : 'invited', to);
    return c.json({
      url: person ? null : url,
      isMailed: error === '',
    } satisfies InvitationResult);
  });

  invite.post('/people/withdraw', async (c) => {
    const { email: to } = await readBody(c, address);
    await database.call('withdrawInvitation', to);
    await record(c, 'withdrew the invitation of', to);
    return c.json({});
  });
  return invite;
}
