/** Sends one email: to the mail server of `SMTP_URL`, or into a file. */
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { Config } from '#server/config/config.ts';
import type { ClaimedEmail } from '#server/database/types.ts';
import type { Studio } from '#server/studio.ts';
import { acknowledgement } from './acknowledgement.ts';
import { hasMailServer, type MailAddresses, mailAddresses } from './addresses.ts';
import { emlFileName, emlFolder, writeEmlFile } from './eml-files.ts';
import { enquiryEmail } from './enquiry-email.ts';
import { replyEmail } from './reply.ts';
import { isThisMachine, requiresTls, withoutTlsOptions } from './require-tls.ts';
import { type Delivery, recipientsOf, sendTo } from './send-to.ts';

/** Sends to the recipients that do not have the email yet. Rejects with the disk's error, or if no message can be made from it. */
export type MailTransport = (email: ClaimedEmail, signal: AbortSignal) => Promise<Delivery>;

/** Steps of a delivery. Each may take the configured time; a server that is slower in total is cut off. */
const STEPS_MAX = 15;
/** Minimum speed of a slow connection. */
const SLOW_BYTES_PER_MS = 30;
/** Connects to the mail server. Throws if there is none. `more`: options, if it does not connect by a plain socket. */
export function openSmtp(
  { smtpUrl: url, smtpTimeoutMs: stepMs }: Pick<Config, 'smtpUrl' | 'smtpTimeoutMs'>,
  more: object = {},
) {
  if (url === undefined) throw new Error('SMTP_URL is not set.');
  return createTransport({
    url: withoutTlsOptions(url),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    requireTLS: requiresTls(url),
    // On this machine there is no network to protect, and no authority certifies its name.
    ...(isThisMachine(new URL(url).hostname) && { tls: { rejectUnauthorized: false } }),
    ...more,
  } as Parameters<typeof createTransport>[0]) as Transporter;
}

/** @param more further options for nodemailer, for tests */
export function createMailTransport(config: Config, studio: Studio, more?: object): MailTransport {
  const addresses = mailAddresses(config, studio);
  return hasMailServer(config) ? toServer() : toFile(emlFolder(config.dataDir));

  function toServer(): MailTransport {
    const transport = openSmtp(config, more);
    return (email, signal) => {
      const message = createMessage(email, addresses, studio);
      const has = new Set<string>(JSON.parse(email.taken_by ?? '[]'));
      const waiting = recipientsOf(message.to).filter((recipient) => !has.has(recipient));
      const bytes = (email.files ?? []).reduce((sum, file) => sum + file.bytes.length, 0);
      const eachMs = config.smtpTimeoutMs * STEPS_MAX + bytes / SLOW_BYTES_PER_MS;
      const limit = AbortSignal.timeout(Math.ceil(eachMs * waiting.length));
      return sendTo(transport, message, waiting, AbortSignal.any([signal, limit]));
    };
  }

  function toFile(folder: string): MailTransport {
    const transport = createTransport({ streamTransport: true, buffer: true });
    return async (email) => {
      const { message } = await transport.sendMail(createMessage(email, addresses, studio));
      await writeEmlFile(folder, emlFileName(email.enquiry_id, email.kind), message as Buffer);
      return { takenBy: [], error: null };
    };
  }
}

/** The message for nodemailer. Every attempt has the same content, Message-ID and Date. */
function createMessage(
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

/** Sends with the studio's current name and address, which may change while the server runs. */
export function liveTransport(config: Config, site: { readonly studio: Studio }): MailTransport {
  let made: { studio: Studio; send: MailTransport } | undefined;
  return (email, signal) => {
    const { studio } = site;
    if (made?.studio !== studio) made = { studio, send: createMailTransport(config, studio) };
    return made.send(email, signal);
  };
}
