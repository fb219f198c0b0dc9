/** Invitations and links by mail. The token stands behind "#", which browsers send to no server. */
import type { DatabaseClient } from '#server/database/client.ts';
import { hashOf, newSecret } from './secrets.ts';

const INVITATION_MS = 86_400_000;
export const MAIL_LINK_SECONDS = 900;

export const invitationUrl = (origin: string, token: string) =>
  `${origin}/desk/invitation#${token}`;
export const mailLinkUrl = (origin: string, token: string) => `${origin}/desk/link#${token}`;

/** Makes an invitation that works once within a day; an earlier one to the same address ends. Returns its token. */
export async function makeInvitation(
  database: Pick<DatabaseClient, 'call'>,
  { email, madeBy, now }: { email: string; madeBy: string | null; now: number },
): Promise<string> {
  const token = newSecret();
  const expiresAt = now + INVITATION_MS;
  const link = { hash: hashOf(token), kind: 'invitation', email, deviceHash: null } as const;
  await database.call('makeLink', { ...link, madeBy, expiresAt }, now);
  return token;
}
