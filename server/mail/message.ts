/** Converts a claimed email to a message for nodemailer. Every attempt has the same content, Message-ID and Date. */
import type { SendMailOptions } from 'nodemailer';
import type { ClaimedEmail } from '#server/database/types.ts';
import type { Studio } from '#server/studio.ts';
import { acknowledgement } from './acknowledgement.ts';
import type { MailAddresses } from './addresses.ts';
import { enquiryEmail } from './enquiry-email.ts';
import { replyEmail } from './reply.ts';

export function createMessage(
  email: ClaimedEmail,
  { to, from }: MailAddresses,
  studio: Studio,
): SendMailOptions & Pick<MailAddresses, 'from' | 'to'> {
  const { enquiry, kind, reply } = email;
  const isToStudio = kind === 'studio';
  const content = () => {
    if (isToStudio) return enquiryEmail(enquiry, studio);
    return reply ? replyEmail(enquiry, reply, studio) : acknowledgement(enquiry, studio);
  };
  return {
    ...content(),
    from,
    to: isToStudio ? to : enquiry.user_email,
    ...(email.files?.length && {
      attachments: email.files.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: bytes,
      })),
    }),
    messageId: email.message_id,
    date: new Date(reply ? email.queued_at : enquiry.received_at),
    // Strangers wrote the text, so nodemailer must not open paths or URLs in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
