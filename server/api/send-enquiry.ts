/**
 * Takes an enquiry at either address of the wire contract: guard → read → identify → check → keep → "OK".
 * "OK" leaves only after the store has synced it to the disk.
 */
import type { Context } from 'hono';
import { answerId, TEXT } from '#enquiry/wire.ts';
import type { Acceptance, Accepted } from '#server/database/types.ts';
import { pageOf, toAcceptance } from '#server/enquiries/new-enquiry.ts';
import { limitKey } from '#server/http/client-address.ts';
import { tooMany, unavailable } from '#server/http/http-error.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { errorCode } from '#server/log.ts';
import { sendersOf } from '#server/mail/addresses.ts';
import type { AppOptions } from './app.ts';
import { readForm, readJson } from './body.ts';
import { identifyForm } from './form-id.ts';
import {
  isNavigation,
  refuseBlocked,
  refuseForeignOrigin,
  refuseHeadless,
  requirePlainBody,
  requireType,
} from './guards.ts';

/** Requests of any kind, well-formed or not, that may come for each enquiry that may. */
const ATTEMPTS_PER_ENQUIRY = 10;
/** Response header with the enquiry's reference. */
export const REFERENCE_HEADER = 'Enquiry-Reference';

const BODIES = {
  form: { type: 'multipart/form-data', read: readForm },
  json: { type: 'application/json', read: readJson },
};

export function createRelay({
  store,
  outbox,
  config,
  studio,
  pages,
  now,
  log,
  address,
}: AppOptions) {
  const senders = sendersOf(config, studio);
  const { rateLimit } = config;
  const takeEnquiry = createRateLimiter(rateLimit, now);
  const takeAttempt = createRateLimiter(
    rateLimit && { ...rateLimit, enquiries: rateLimit.enquiries * ATTEMPTS_PER_ENQUIRY },
    now,
  );

  /** Keeps the enquiry within the client's limit. Throws a `Refusal` 429, or 503 when nothing was stored. */
  async function keep(acceptance: Acceptance, client: string): Promise<Accepted> {
    const place = takeEnquiry(client, acceptance.submissionId);
    if ('retryAfter' in place) throw tooMany(place.retryAfter);
    try {
      return await store.call('accept', acceptance);
    } catch (error) {
      place.giveBack();
      log('error', 'enquiry-not-stored', { code: errorCode(error) });
      throw unavailable(error);
    }
  }

  return (body: keyof typeof BODIES) => async (c: Context) => {
    const { headers } = c.req.raw;
    const { type, read } = BODIES[body];
    refuseForeignOrigin(headers, studio.siteOrigin);
    refuseHeadless(headers, config.blockHeadless);
    const client = limitKey(address(c));
    const attempt = takeAttempt(client, null);
    if ('retryAfter' in attempt) throw tooMany(attempt.retryAfter);
    requireType(headers, type);
    requirePlainBody(headers);

    const sent = await read(c.req.raw);
    const form = identifyForm(sent, studio.send);
    const acceptance = toAcceptance(form, sent, { receivedAt: now(), senders, pages });
    refuseBlocked(acceptance.values.user_email ?? '', config.blockList);
    const { id, isNew, suspicion } = await keep(acceptance, client);
    log('info', 'enquiry-kept', { reference: id, form, isNew, suspicion });
    outbox.wake();

    c.header(REFERENCE_HEADER, id);
    if (!isNavigation(headers)) return c.text(TEXT.ok);
    return c.redirect(`${pageOf(sent, pages) ?? '/'}#${answerId(form, 'sent')}`, 303);
  };
}
