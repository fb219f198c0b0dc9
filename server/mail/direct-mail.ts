/** Sends an email directly, once, without storing it: for emails that would be useless days later. */
import type { Config } from '#server/config/config.ts';
import type { Studio } from '#server/studio.ts';
import { mailAddresses } from './addresses.ts';
import { recipientsOf, sendTo } from './send-to.ts';
import { openSmtp } from './transport.ts';

export interface DirectMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface DirectMailOptions {
  readonly signal?: AbortSignal | undefined;
  /** Options for `openSmtp`. */
  readonly smtp?: object | undefined;
}

type Sender = Pick<Studio, 'name' | 'email' | 'emailIsPlaceholder'>;

/** Sends to one recipient. Rejects with the mail server's error, or if there is none. */
export async function sendDirectMail(
  config: Config,
  studio: Sender,
  mail: DirectMail,
  { signal = new AbortController().signal, smtp }: DirectMailOptions = {},
): Promise<void> {
  const transport = openSmtp(config, smtp);
  try {
    const { from } = mailAddresses(config, studio);
    const message = { ...mail, from, disableFileAccess: true, disableUrlAccess: true };
    const { error } = await sendTo(transport, message, recipientsOf(mail.to), signal);
    if (error) throw error;
  } finally {
    transport.close();
  }
}
