/** Turns a checked form into what the store keeps: the visitor's words, time, page and notice version; nothing else. */
import { createHash } from 'node:crypto';
import type { FormKey } from '#enquiry/forms.ts';
import { EXTRA } from '#enquiry/wire.ts';
import type { Acceptance } from '#server/database/types.ts';
import { malformed } from '#server/http/http-error.ts';
import type { Senders } from '#server/mail/addresses.ts';
import { type SentFields, textOf } from './fields.ts';
import { newReference } from './reference.ts';
import { type EnquiryValues, parseEnquiry } from './schema.ts';
import { repeatsOf, suspicionOf } from './spam.ts';

const SUBMISSION_ID = /^[\w.:-]{1,64}$/;
const NOTICE_VERSION = /^[\w .:-]{1,40}$/;

/** The draft's id, or null from a plain client. Throws a 400 `Refusal` when it cannot be one. */
function submissionIdOf(sent: SentFields): string | null {
  // Empty in a form that was sent without JavaScript: a prerendered page has no id to give.
  const id = textOf(sent, EXTRA.submissionId)?.trim();
  if (!id) return null;
  if (!SUBMISSION_ID.test(id)) throw malformed([`${EXTRA.submissionId} must be a UUID.`]);
  return id.toLowerCase();
}

const hashOf = (form: FormKey, values: EnquiryValues) =>
  createHash('sha256')
    .update(JSON.stringify([form, ...Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url');

/** The page a form stood on, if it is one of ours: it is redirected to. */
export const pageOf = (sent: SentFields, pages: ReadonlySet<string>) => {
  const page = textOf(sent, EXTRA.page);
  return page !== undefined && pages.has(page) ? page : null;
};

/** Throws a 400 `Refusal` with one line per fault. `receivedAt` in milliseconds. */
export function toAcceptance(
  form: FormKey,
  sent: SentFields,
  {
    receivedAt,
    senders,
    pages,
  }: { receivedAt: number; senders: Senders; pages: ReadonlySet<string> },
): Acceptance {
  const submissionId = submissionIdOf(sent);
  const parsed = parseEnquiry(form, sent);
  if ('faults' in parsed) throw malformed(parsed.faults);
  const { values } = parsed;
  const text = values.message ?? values.question ?? '';
  const noticeVersion = textOf(sent, EXTRA.noticeVersion) ?? '';
  const id = newReference();
  return {
    id,
    form,
    submissionId,
    wordsHash: hashOf(form, values),
    repeats: repeatsOf(text),
    values,
    page: pageOf(sent, pages),
    noticeVersion: NOTICE_VERSION.test(noticeVersion) ? noticeVersion : null,
    receivedAt,
    suspicion: suspicionOf({
      honeypot: textOf(sent, EXTRA.honeypot),
      fillTime: textOf(sent, EXTRA.fillTime),
      text,
    }),
    letters: senders.kinds.map((kind) => ({ kind, messageId: senders.messageId(id, kind) })),
  };
}
