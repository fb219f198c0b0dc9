/** Converts a submitted form to what the database stores: the visitor's text, time, page and version of the privacy notice; nothing else. */
import { createHash } from 'node:crypto';
import { answerBy } from '#contract/answer-by.ts';
import type { FormKey } from '#contract/forms.ts';
import { EXTRA_FIELDS } from '#contract/wire.ts';
import { businessHours, type HoursInContent } from '#contract/written-hours.ts';
import type { NewEnquiry } from '#server/database/types.ts';
import { type SubmittedFields, textValue } from './fields.ts';
import { newReference } from './reference.ts';
import { type EnquiryValues, parseEnquiry } from './schema.ts';
import { duplicateCheckOf, findSpamReason } from './spam.ts';

const SUBMISSION_ID = /^[\w.:-]{1,64}$/;
const NOTICE_VERSION = /^[\w .:-]{1,40}$/;

const hashOf = (form: FormKey, values: EnquiryValues) =>
  createHash('sha256')
    .update(JSON.stringify([form, ...Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url');

interface NewEnquiryOptions {
  /** The page of this site with the form. */
  readonly page: string | null;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The studio's opening hours, for the promised answer. */
  readonly hours: HoursInContent;
  readonly emailsFor: (reference: string) => NewEnquiry['emails'];
}

/** The enquiry, or one line per error. */
export function createNewEnquiry(
  form: FormKey,
  fields: SubmittedFields,
  { page, receivedAt, hours, emailsFor }: NewEnquiryOptions,
): { enquiry: NewEnquiry } | { errors: readonly string[] } {
  // Empty without JavaScript, because a prerendered page cannot contain an id.
  const submissionId = textValue(fields, EXTRA_FIELDS.submissionId)?.trim().toLowerCase() || null;
  if (submissionId !== null && !SUBMISSION_ID.test(submissionId)) {
    return { errors: [`${EXTRA_FIELDS.submissionId} must be a UUID.`] };
  }
  const parsed = parseEnquiry(form, fields);
  if ('errors' in parsed) return parsed;
  const { values } = parsed;
  const text = values.message ?? values.question ?? '';
  const noticeVersion = textValue(fields, EXTRA_FIELDS.noticeVersion) ?? '';
  const id = newReference();
  const enquiry: NewEnquiry = {
    id,
    form,
    submissionId,
    contentHash: hashOf(form, values),
    duplicateCheck: duplicateCheckOf(text),
    values,
    page,
    noticeVersion: NOTICE_VERSION.test(noticeVersion) ? noticeVersion : null,
    receivedAt,
    dueAt: answerBy(new Date(receivedAt), businessHours(hours)).getTime(),
    spamReason: findSpamReason({
      honeypot: textValue(fields, EXTRA_FIELDS.honeypot),
      fillTime: textValue(fields, EXTRA_FIELDS.fillTime),
      text,
    }),
    emails: emailsFor(id),
  };
  return { enquiry };
}
