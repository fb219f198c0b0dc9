/** A claimed letter as a message for nodemailer. Every try says the same, with the same Message-ID and Date. */
import type { SendMailOptions } from 'nodemailer';
import type { ClaimedLetter } from '#server/database/types.ts';
import type { Studio } from '#server/studio.ts';
import { acknowledgement } from './acknowledgement.ts';
import type { Senders } from './addresses.ts';
import { studioLetter } from './enquiry-email.ts';

export function compose(letter: ClaimedLetter, senders: Senders, studio: Studio): SendMailOptions {
  const { enquiry, kind } = letter;
  const isToStudio = kind === 'studio';
  const content = isToStudio
    ? studioLetter(enquiry, studio.hours.timeZone)
    : acknowledgement(enquiry, studio);
  return {
    ...content,
    from: senders.from,
    to: isToStudio ? senders.to : enquiry.user_email,
    messageId: letter.message_id,
    date: new Date(enquiry.received_at),
    // The words in it are strangers': nothing that looks like a path or an address is ever opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
