/** Invitations and sign-in links. The token follows "#", so browsers do not send it to a server. */
import { DAY_MS } from '#contract/duration.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import type { NewInvitation } from '#server/database/desk-types.ts';
import { hashOf, newSecret } from './secrets.ts';

const INVITATION_MS = DAY_MS;
export const MAIL_LINK_SECONDS = 900;

/** The address of an invitation. */
export const invitationUrl = (origin: string, token: string) =>
  `${origin}/desk/invitation#${token}`;
/** The address of a sign-in link. */
export const mailLinkUrl = (origin: string, token: string) => `${origin}/desk/link#${token}`;

interface InvitationOptions extends Pick<NewInvitation, 'email' | 'maker' | 'role'> {
  readonly now: number;
}

/**
 * Makes an invitation that works once, within a day, and invalidates an earlier one to the same address. `person`: id of the
 * account that it opens; null for a new person.
 */
export async function makeInvitation(
  database: Pick<DatabaseClient, 'call'>,
  { email, maker, role, now }: InvitationOptions,
) {
  const token = newSecret();
  const link = { hash: hashOf(token), email, maker, role, expiresAt: now + INVITATION_MS };
  return { token, person: await database.call('makeInvitation', link, now) };
}
