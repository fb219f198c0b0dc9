/** Mail that nobody waits days for: sent once, at once, and not kept. */
import type { Config } from '#server/config/config.ts';
import type { Studio } from '#server/studio.ts';
import { mailAddresses } from './addresses.ts';
import { openSmtp } from './transport.ts';

export interface DirectMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Rejects with the mail server's error; without a mail server there is nothing to call. */
export async function sendDirectMail(
  config: Config,
  studio: Pick<Studio, 'name' | 'email' | 'emailIsPlaceholder'>,
  mail: DirectMail,
  signal?: AbortSignal,
): Promise<void> {
  if (!config.smtpUrl) throw new Error('SMTP_URL is not set.');
  const transport = openSmtp(config.smtpUrl, config.smtpTimeoutMs);
  try {
    const { from } = mailAddresses(config, studio);
    await transport.sendMail({
      ...mail,
      from,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(signal && { signal }),
    } as Parameters<typeof transport.sendMail>[0]);
  } finally {
    transport.close();
  }
}
