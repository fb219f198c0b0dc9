/**
 * Accepts an enquiry at either address: checks the request, reads the body, identifies the form, validates, stores, answers
 * "OK".
 * "OK" is sent only after the database has synced the enquiry to the disk.
 */
import type { Context } from 'hono';
import { FORM_KEYS, type FormKey } from '#contract/forms.ts';
import {
  EXTRA_FIELDS,
  FORM_TEXTS,
  IDENTIFIER_FIELDS,
  resultId,
  type SendConfig,
} from '#contract/wire.ts';
import type { InsertedEnquiry, NewEnquiry } from '#server/database/types.ts';
import { type SubmittedFields, textValue } from '#server/enquiries/fields.ts';
import { createNewEnquiry } from '#server/enquiries/new-enquiry.ts';
import { limitKey } from '#server/http/client-address.ts';
import { badRequest, serviceUnavailable, tooManyRequests } from '#server/http/http-error.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { errorCode } from '#server/log.ts';
import { mailAddresses } from '#server/mail/addresses.ts';
import { readForm, readJson } from './body.ts';
import type { ApiContext, Limits } from './context.ts';
import {
  isNavigation,
  rejectBlockedAddress,
  rejectEncodedBody,
  rejectForeignOrigin,
  rejectHeadless,
  requireContentType,
} from './guards.ts';

/** Requests of any kind, valid or not, that are accepted for each accepted enquiry. */
const ATTEMPTS_PER_ENQUIRY = 10;
/** Response header with the enquiry's reference. */
export const REFERENCE_HEADER = 'Enquiry-Reference';

const BODIES = {
  form: { type: 'multipart/form-data', read: readForm },
  json: { type: 'application/json', read: readJson },
};

/** The page with the form, if it is a page of this site: the visitor is redirected to it. */
function pageOf(fields: SubmittedFields, pages: ReadonlySet<string>): string | null {
  const page = textValue(fields, EXTRA_FIELDS.page);
  return page !== undefined && pages.has(page) ? page : null;
}

function limitsInMemory({ rateLimit }: ApiContext['config'], now: () => number): Limits {
  const attempts = rateLimit && { ...rateLimit, count: rateLimit.count * ATTEMPTS_PER_ENQUIRY };
  return {
    countEnquiry: createRateLimiter(rateLimit, now),
    countAttempt: createRateLimiter(attempts, now),
  };
}

export function createSendEnquiry({
  database,
  outbox,
  config,
  site,
  now,
  log,
  onEnquiry,
  address,
  limits = limitsInMemory(config, now),
}: ApiContext) {
  const { countEnquiry, countAttempt } = limits;

  /** Stores the enquiry, if the client's limit allows it. Throws an `HttpError` 429, or 503 if nothing was stored. */
  async function store(enquiry: NewEnquiry, client: string): Promise<InsertedEnquiry> {
    const { submissionId, contentHash } = enquiry;
    // Only the same text is a retry: another one would be stored as a new enquiry.
    const counted = await countEnquiry(client, submissionId && `${submissionId} ${contentHash}`);
    if ('retryAfter' in counted)
      throw tooManyRequests(counted.retryAfter, 'enquiries of one address (RATE_LIMIT)');
    try {
      return await database.call('insertEnquiry', enquiry);
    } catch (error) {
      counted.undo();
      log('error', 'enquiry-not-stored', { code: errorCode(error) });
      throw serviceUnavailable(error);
    }
  }

  return (body: keyof typeof BODIES) => async (c: Context) => {
    const { headers } = c.req.raw;
    const { studio, pages } = site;
    const { type, read } = BODIES[body];
    rejectForeignOrigin(headers, studio.siteOrigin);
    rejectHeadless(headers, config.blockHeadless);
    const client = limitKey(address(c));
    const attempt = await countAttempt(client, null);
    if ('retryAfter' in attempt)
      throw tooManyRequests(attempt.retryAfter, 'requests of one address (RATE_LIMIT)');
    requireContentType(headers, type);
    rejectEncodedBody(headers);

    const fields = await read(c.req.raw);
    const form = identifyForm(fields, studio.send);
    const page = pageOf(fields, pages);
    const { emailsFor } = mailAddresses(config, studio);
    const { hours } = studio;
    const result = createNewEnquiry(form, fields, { page, receivedAt: now(), hours, emailsFor });
    if ('errors' in result) throw badRequest(result.errors);
    const { enquiry } = result;
    rejectBlockedAddress(enquiry.values.user_email ?? '', config.blockList);
    const { id, isNew, spamReason } = await store(enquiry, client);
    log('info', 'enquiry-stored', { reference: id, form, isNew, spamReason });
    outbox.wake(id);
    if (isNew && spamReason === null) onEnquiry?.();

    c.header(REFERENCE_HEADER, id);
    if (!isNavigation(headers)) return c.text(FORM_TEXTS.ok);
    return c.redirect(`${page ?? '/'}#${resultId(form, 'sent')}`, 303);
  };
}

const IDENTIFIERS = [
  { wire: IDENTIFIER_FIELDS.publicKey, label: 'public key' },
  { wire: IDENTIFIER_FIELDS.serviceId, label: 'service ID' },
  { wire: IDENTIFIER_FIELDS.templateId, label: 'template ID' },
] as const;

/**
 * The public key and service id must be this site's; the template id names the form. Throws an `HttpError` 400 that names each
 * missing, repeated or wrong identifier.
 */
function identifyForm(fields: SubmittedFields, send: SendConfig): FormKey {
  const templateId = textValue(fields, IDENTIFIER_FIELDS.templateId);
  const form = FORM_KEYS.find((key) => send.templates[key] === templateId);
  const isValid = {
    [IDENTIFIER_FIELDS.publicKey]:
      textValue(fields, IDENTIFIER_FIELDS.publicKey) === send.publicKey,
    [IDENTIFIER_FIELDS.serviceId]:
      textValue(fields, IDENTIFIER_FIELDS.serviceId) === send.serviceId,
    [IDENTIFIER_FIELDS.templateId]: form !== undefined,
  };
  const errors = IDENTIFIERS.flatMap(({ wire, label }) => {
    const [value, ...others] = new Set(fields.get(wire));
    if (value === undefined || value === '') return [`The ${label} is required (${wire}).`];
    if (others.length > 0) return [`The ${label} was sent more than once (${wire}).`];
    return isValid[wire] ? [] : [`The ${label} is not one of this site's (${wire}).`];
  });
  if (errors.length > 0 || !form) throw badRequest(errors);
  return form;
}
