/** The email of a reply from the desk: plain text, threaded, with the visitor's text quoted below. */
import type { SendMailOptions } from 'nodemailer';
import { INDIAN } from '#contract/locale.ts';
import type { EnquiryRow, ReplyRow } from '#server/database/types.ts';
import type { Studio } from '#server/studio.ts';

const quoted = (words: string) =>
  words
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The quotation below a reply; '' for a phone call, whose text is the studio's note. */
export function quotation(
  enquiry: Pick<EnquiryRow, 'form' | 'message' | 'question' | 'received_at'>,
  timeZone: string,
): string {
  const words = enquiry.message ?? enquiry.question ?? '';
  if (enquiry.form === 'telephone' || words.trim() === '') return '';
  const day = new Date(enquiry.received_at).toLocaleDateString(INDIAN, {
    timeZone,
    dateStyle: 'long',
  });
  return `On ${day} you wrote:\n${quoted(words)}`;
}

export function replyEmail(
  enquiry: EnquiryRow,
  { subject, body, in_reply_to: inReplyTo, message_ids: references }: ReplyRow,
  studio: Pick<Studio, 'email' | 'hours'>,
): SendMailOptions {
  const parts = [body.trim(), quotation(enquiry, studio.hours.timeZone)];
  return {
    subject,
    replyTo: studio.email,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
    ...(inReplyTo && { inReplyTo, references }),
  };
}
