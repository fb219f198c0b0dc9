/** Mail that nobody waits days for: sent once, at once, and not kept. */
import type { Config } from '#server/config/config.ts';
import type { Studio } from '#server/studio.ts';
import { mailAddresses } from './addresses.ts';
import { type Delivery, recipientsOf, sendTo } from './send-to.ts';
import { openSmtp } from './transport.ts';

export interface DirectMail {
  /** One mailbox or several, by commas. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface DirectMailOptions {
  readonly signal?: AbortSignal | undefined;
  /** For `openSmtp`. */
  readonly smtp?: object | undefined;
}

type Sender = Pick<Studio, 'name' | 'email' | 'emailIsPlaceholder'>;

/** Sends to each recipient and tells who has it. Rejects without a mail server. */
export async function sendDirectMailToEach(
  config: Config,
  studio: Sender,
  mail: DirectMail,
  { signal = new AbortController().signal, smtp }: DirectMailOptions = {},
): Promise<Delivery> {
  if (!config.smtpUrl) throw new Error('SMTP_URL is not set.');
  const transport = openSmtp(config.smtpUrl, config.smtpTimeoutMs, smtp);
  try {
    const { from } = mailAddresses(config, studio);
    const message = { ...mail, from, disableFileAccess: true, disableUrlAccess: true };
    return await sendTo(transport, message, recipientsOf(mail.to), signal);
  } finally {
    transport.close();
  }
}

/** The same for one recipient: rejects with the mail server's error. */
export async function sendDirectMail(
  config: Config,
  studio: Sender,
  mail: DirectMail,
  signal?: AbortSignal,
): Promise<void> {
  const { error } = await sendDirectMailToEach(config, studio, mail, { signal });
  if (error) throw error;
}
