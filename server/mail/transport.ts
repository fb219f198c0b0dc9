/** Carries one letter: to the mail server of `SMTP_URL`, or into a file. */
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '#server/config/config.ts';
import type { ClaimedLetter } from '#server/database/types.ts';
import type { Studio } from '#server/studio.ts';
import { sendersOf } from './addresses.ts';
import { keepLetter, letterFile } from './eml-files.ts';
import { compose } from './message.ts';

/** Resolves once the letter was taken; rejects with the mail server's or the disk's error. */
export type Mailer = (letter: ClaimedLetter, signal: AbortSignal) => Promise<void>;

/** Folder of the kept letters. */
export const mailFolder = (dataDir: string) => join(dataDir, 'mail');

/** Steps of a delivery, each of which may take the configured time; a server that drips bytes is cut off here. */
const STEPS_MAX = 15;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

export function createMailer(config: Config, studio: Studio): Mailer {
  const senders = sendersOf(config, studio);
  return config.smtpUrl
    ? post(config.smtpUrl, config.smtpTimeoutMs)
    : keep(mailFolder(config.dataDir));

  function post(url: string, stepMs: number): Mailer {
    const transport = createTransport({
      url,
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      socketTimeout: stepMs,
      dnsTimeout: stepMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      // On this very machine there is no wire to protect, and no authority that would certify it.
      ...(LOOPBACK.test(new URL(url).hostname) && { tls: { rejectUnauthorized: false } }),
    } as Parameters<typeof createTransport>[0]) as Transporter;
    return async (letter, signal) => {
      await transport.sendMail({
        ...compose(letter, senders, studio),
        signal: AbortSignal.any([signal, AbortSignal.timeout(stepMs * STEPS_MAX)]),
      } as Parameters<Transporter['sendMail']>[0]);
    };
  }

  function keep(folder: string): Mailer {
    const transport = createTransport({ streamTransport: true, buffer: true });
    return async (letter) => {
      const { message } = await transport.sendMail(compose(letter, senders, studio));
      await keepLetter(folder, letterFile(letter.enquiry_id, letter.kind), message as Buffer);
    };
  }
}
