/**
 * The mail that tells a visitor that the enquiry arrived: reference and when to expect an answer.
 * It repeats none of the visitor's words, so that nobody can make us deliver theirs to a stranger.
 */
import type { SendMailOptions } from 'nodemailer';
import { answerByText } from '#enquiry/answer-by.ts';
import type { EnquiryRow } from '#server/database/types.ts';
import { escapeHtml } from '#server/escape-html.ts';
import type { Studio } from '#server/studio.ts';

/** A name that is nothing but a name may be greeted: letters, spaces, . ' - and no dot before a letter (a link). */
const GREETABLE = /^(?!.*\.\p{L})[\p{L}\p{M} .'’-]{1,60}$/u;

export function acknowledgement(
  enquiry: EnquiryRow,
  studio: Pick<Studio, 'name' | 'email' | 'phone' | 'hours'>,
): SendMailOptions {
  const name = enquiry.user_name ?? '';
  const paragraphs = [
    GREETABLE.test(name) ? `Dear ${name},` : 'Hello,',
    `Thank you for writing to ${studio.name}. Your ${enquiry.form === 'question' ? 'question' : 'enquiry'} has arrived; its reference is ${enquiry.id}.`,
    `We will answer by ${answerByText(new Date(enquiry.received_at), studio.hours)} (India time).`,
    `If it is urgent, call ${studio.phone}. If you did not write to us, please ignore this mail.`,
    studio.name,
  ];
  return {
    subject: `We have received your ${enquiry.form === 'question' ? 'question' : 'enquiry'} (${enquiry.id})`,
    replyTo: studio.email,
    // RFC 3834: automatic answers to it would run in a circle.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'),
  };
}
