/** An enquiry by telephone, entered at the desk by the person who took the call. */
import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { answerBy } from '#contract/answer-by.ts';
import { CALL_LABELS } from '#contract/desk/enquiries.ts';
import { asciiAddress } from '#contract/email.ts';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PROPERTY_TYPES } from '#contract/forms.ts';
import { isPhone, normalisePhone } from '#contract/phone.ts';
import { isBlank } from '#contract/text.ts';
import { businessHours } from '#contract/written-hours.ts';
import { EMAIL } from '#server/enquiries/email-address.ts';
import { newReference } from '#server/enquiries/reference.ts';
import { mailAddresses } from '#server/mail/addresses.ts';
import { recordAuditEntry } from '../audit-log.ts';
import { lineSchema, NO_ADDRESS, readFields, textSchema } from '../body.ts';
import type { DeskContext, DeskEnv } from '../context.ts';
import type { Limits } from '../limits.ts';
import { ENTERED } from './history.ts';

const TYPES: readonly string[] = ['', ...PROPERTY_TYPES.map(({ label }) => label)];

const schema = z
  .object({
    /** The same for each attempt to save one call; another attempt updates the stored enquiry. */
    key: z.uuid(),
    name: lineSchema(NAME_MAX)
      .refine((typed) => !isBlank(typed), 'is empty. Write the name of the caller')
      .meta({ title: CALL_LABELS.name }),
    phone: z
      .string()
      .transform((typed) => normalisePhone(typed.toWellFormed()))
      .transform((number) => (isBlank(number) ? '' : number))
      .refine(
        (number) => number === '' || isPhone(number),
        'must be one phone number. Write one such as "+91 98230 12345"',
      )
      .meta({ title: CALL_LABELS.phone }),
    email: lineSchema(EMAIL_MAX)
      .transform(asciiAddress)
      .refine((typed) => typed === '' || EMAIL.test(typed), NO_ADDRESS)
      .meta({ title: CALL_LABELS.email }),
    what: z
      .string()
      .refine((typed) => TYPES.includes(typed), 'is not in the list. Choose one')
      .meta({ title: CALL_LABELS.what }),
    call: textSchema(MESSAGE_MAX)
      .transform((typed) => typed.trim())
      .refine((typed) => !isBlank(typed), 'is empty. Write what was said')
      .meta({ title: CALL_LABELS.call }),
    /** Whether a confirmation is emailed to the caller. */
    confirms: z.boolean(),
  })
  .superRefine(({ phone, email, confirms }, context) => {
    if (phone === '' && email === '')
      context.addIssue({
        code: 'custom',
        path: ['phone'],
        message: 'is empty, and so is the email address. Write one of them',
      });
    if (confirms && email === '')
      context.addIssue({
        code: 'custom',
        path: ['email'],
        message: `is empty, so no confirmation can be emailed. Write it, or untick “${CALL_LABELS.confirms}”`,
      });
  });

export function createByTelephone(context: DeskContext, limits: Limits) {
  const { database, outbox, config, site, now } = context;
  const enquiries = new Hono<DeskEnv>();

  enquiries.post('/enquiries', async (c) => {
    const read = await readFields(c, schema);
    if ('faults' in read) return c.json(read.faults, 400);
    const { key, name, phone, email, what, call, confirms } = read.value;
    const { isReal, domain } = mailAddresses(config, site.studio);
    if (confirms && !isReal)
      return c.json(
        {
          error: 'The desk cannot send emails yet.',
          fields: { confirms: 'The desk cannot send emails yet, so untick this.' },
        },
        400,
      );
    const person = c.get('person');
    if (confirms) limits.count('mails', person.id);
    const values = {
      user_name: name,
      user_email: email,
      ...(phone && { user_phone: phone }),
      ...(what && { property_type: what }),
      message: call,
    };
    const id = newReference();
    const receivedAt = now();
    const stored = await database.call('insertEnquiry', {
      id,
      form: 'telephone',
      submissionId: key,
      contentHash: hash('sha256', JSON.stringify(values), 'base64url'),
      duplicateCheck: null,
      values,
      page: null,
      noticeVersion: null,
      receivedAt,
      dueAt: answerBy(new Date(receivedAt), businessHours(site.studio.hours)).getTime(),
      spamReason: null,
      enteredBy: person.name,
      emails: confirms
        ? [{ kind: 'acknowledgement', messageId: `<${id}.acknowledgement@${domain}>` }]
        : [],
    });
    if (stored.isNew) {
      const entry = { who: person.name, what: ENTERED };
      await recordAuditEntry(context, { ...entry, enquiryId: stored.id });
    }
    // A retry may request a confirmation that the first attempt did not.
    if (stored.isNew || confirms) outbox.wake();
    return c.json({ id: stored.id });
  });
  return enquiries;
}
