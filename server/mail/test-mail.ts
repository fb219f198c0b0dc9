/** Sends one mail through the configured server, as the outbox would. */
import type { Config } from '#server/config/config.ts';
import { addressOf } from '#server/enquiries/email-address.ts';
import { openSmtp } from './transport.ts';

/** `address` is the studio's in the content. Rejects with the mail server's error. */
export async function sendTestMail(
  { smtpUrl, smtpTimeoutMs, mailFrom, mailTo }: Config,
  address: string,
): Promise<void> {
  if (!smtpUrl) throw new Error('SMTP_URL is not set.');
  const transport = openSmtp(smtpUrl, smtpTimeoutMs);
  try {
    await transport.sendMail({
      from: addressOf(mailFrom ?? address),
      to: mailTo ?? address,
      subject: 'Test of the website’s mail',
      text: 'This mail shows that enquiries from the website will reach you. Nothing else is to do.',
    });
  } finally {
    transport.close();
  }
}
