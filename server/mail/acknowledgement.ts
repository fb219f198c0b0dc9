/**
 * The acknowledgement to the visitor: the reference, and when to expect an answer. It contains none of the visitor's text, so
 * that nobody can use the server to send text to a stranger.
 */
import { html } from 'hono/html';
import type { SendMailOptions } from 'nodemailer';
import { answerByText } from '#contract/answer-by.ts';
import { accentOf } from '#contract/colours.ts';
import { isolateDirection } from '#contract/text.ts';
import { businessHours } from '#contract/written-hours.ts';
import type { EnquiryRow } from '#server/database/types.ts';
import type { Studio } from '#server/studio.ts';

/** A name that is safe in the greeting: letters, spaces, . ' - and no dot before a letter (a link). */
const GREETABLE = /^(?!.*\.\p{L})[\p{L}\p{M} .'’-]{1,60}$/u;

/** @returns the email without sender, recipient and Message-ID, which `createMessage` adds */
export function acknowledgement(
  enquiry: EnquiryRow,
  studio: Pick<Studio, 'name' | 'email' | 'phone' | 'hours' | 'colours'>,
): SendMailOptions {
  const name = enquiry.user_name ?? '';
  const subject = enquiry.form === 'question' ? 'question' : 'enquiry';
  const isCall = enquiry.form === 'telephone';
  const answer = answerByText(new Date(enquiry.received_at), businessHours(studio.hours));
  const paragraphs = [
    GREETABLE.test(name) ? `Dear ${isolateDirection(name)},` : 'Hello,',
    isCall
      ? `Thank you for calling ${studio.name}. We have noted your enquiry; its reference is ${enquiry.id}.`
      : `Thank you for writing to ${studio.name}. Your ${subject} has arrived; its reference is ${enquiry.id}.`,
    `We will answer by ${answer} (India time).`,
    `If it is urgent, call ${studio.phone}. If you did not ${isCall ? 'call' : 'write to'} us, please ignore this e-mail.`,
    studio.name,
  ];
  return {
    subject: `We have received your ${subject} (${enquiry.id})`,
    replyTo: studio.email,
    // RFC 3834, so that two programs do not answer each other forever.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: paragraphs.join('\n\n'),
    html: String(html`<div style="font:16px/1.5 sans-serif;border-top:4px solid ${accentOf(studio.colours)};padding-top:8px">
${paragraphs.map((text) => html`<p>${text}</p>`)}
</div>`),
  };
}
