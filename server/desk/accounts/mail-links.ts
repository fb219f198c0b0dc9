/** Signing in with an emailed link. These addresses need no session. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { LinkInfo } from '#contract/desk/people.ts';
import { NO_MAIL_LINK } from '#contract/desk/people.ts';
import { limitKey } from '#server/http/client-address.ts';
import { HttpError } from '#server/http/http-error.ts';
import { errorCode } from '#server/log.ts';
import { sendDirectMail } from '#server/mail/direct-mail.ts';
import { recordAuditEntry } from '../audit-log.ts';
import { emailSchema, readBody, secretSchema } from '../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../context.ts';
import type { Limits } from '../limits.ts';
import { isLocalhost } from '../origin.ts';
import { clearSecret, readSecret, setSecret } from './cookies.ts';
import { MAIL_LINK_SECONDS, mailLinkUrl } from './links.ts';
import { signInMail } from './mails.ts';
import { hashOf, newSecret } from './secrets.ts';
import { newSession } from './sessions.ts';

const LINK_OVER =
  'This link has been used, or is older than fifteen minutes. Ask for a new one on the sign-in page.';
const LINK_ELSEWHERE =
  'This link works only in the browser in which you asked for it. Copy it and open it there.';
const token = z.object({ token: secretSchema });

export function createMailLinks(context: DeskContext, limits: Limits) {
  const { database, config, site, now, log, address, isLocal, deskMails } = context;
  const mailLinks = new Hono<DeskEnv>();
  const networkOf = (c: DeskRequest) => limitKey(address(c));

  /** Same response and same work whether the address has an account or not. */
  mailLinks.post('/link', async (c) => {
    const { email: typed } = await readBody(
      c,
      z.object({ email: emailSchema('Your email address') }),
    );
    limits.count('linkRequests', networkOf(c));
    if (!deskMails.canMail) throw new HttpError(409, [NO_MAIL_LINK]);
    const expiresAt = now() + MAIL_LINK_SECONDS * 1000;
    const key = await database.call('deskKey');
    // Beyond the limit no email is sent, but earlier links work in this browser, too.
    if (limits.allows('linkMails', typed.toLowerCase())) await mailLink(c, typed, expiresAt);
    setSecret(c, 'desk-link', makeMark(key, typed), {
      isPlain: isLocalhost(c.get('origin')),
      seconds: MAIL_LINK_SECONDS,
    });
    return c.json({ until: expiresAt }, 202);
  });

  async function mailLink(c: DeskRequest, typed: string, expiresAt: number): Promise<void> {
    const secretOfLink = newSecret();
    const link = { hash: hashOf(secretOfLink), email: typed, expiresAt };
    const person = await database.call('makeMailLink', link, now());
    const to = person?.email ?? typed;
    const mail = signInMail(to, site.studio.name, mailLinkUrl(c.get('origin'), secretOfLink));
    // After the response, because its duration would reveal whether the address is known.
    setImmediate(() => {
      if (!person) return;
      sendDirectMail(config, site.studio, mail).catch((error) =>
        log('error', 'desk-link-not-mailed', { code: errorCode(error) }),
      );
    });
  }

  /** The link of a token, and whether this browser requested it. A wrong token is counted. */
  async function look(c: DeskRequest, typed: string) {
    const found = await database.call('readLink', hashOf(typed), 'mail', now());
    if (!found) {
      limits.count('wrongTokens', networkOf(c));
      throw new HttpError(400, [LINK_OVER]);
    }
    const mark = readSecret(c, 'desk-link', isLocal)?.secret ?? '';
    const key = await database.call('deskKey');
    return { isHere: isMarkFor(key, mark, found.email) };
  }

  mailLinks.post('/link/look', async (c) =>
    c.json((await look(c, (await readBody(c, token)).token)) satisfies LinkInfo),
  );

  mailLinks.post('/link/spend', async (c) => {
    const { token: typed } = await readBody(c, token);
    const { isHere } = await look(c, typed);
    if (!isHere) throw new HttpError(400, [LINK_ELSEWHERE]);
    const { session, begin } = newSession(c, now());
    const person = await database.call('spendMailLink', hashOf(typed), session, now());
    if (!person) throw new HttpError(400, [LINK_OVER]);
    await recordAuditEntry(context, {
      who: person.name,
      what: 'signed in with a link',
      detail: `from ${session.device}`,
    });
    clearSecret(c, 'desk-link');
    begin();
    return c.json({});
  });
  return mailLinks;
}

const markOf = (key: Uint8Array, email: string) =>
  createHmac('sha256', key).update(email.toLowerCase()).digest();

/**
 * The value of a cookie for one email address, set in a browser that requested a sign-in link. A link works in every browser
 * with the cookie of its address and in no other, so a stranger who requests one does not invalidate the owner's. The cookie
 * needs no expiry because the link has one. `key`: the server's secret.
 */
const makeMark = (key: Uint8Array, email: string) => markOf(key, email).toString('base64url');

/** Whether a cookie's value was made for this address; compared in constant time. */
function isMarkFor(key: Uint8Array, mark: string, email: string): boolean {
  const given = Buffer.from(mark, 'base64url');
  const right = markOf(key, email);
  return given.length === right.length && timingSafeEqual(given, right);
}
