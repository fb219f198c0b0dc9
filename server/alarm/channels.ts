/** The channels of an alarm: the webhook, each email recipient, or, without any of them, the log. */
import type { Config } from '#server/config/config.ts';
import type { Log, LogFields } from '#server/log.ts';
import { hasMailServer } from '#server/mail/addresses.ts';
import { sendDirectMail } from '#server/mail/direct-mail.ts';
import { recipientsOf } from '#server/mail/send-to.ts';
import type { Studio } from '#server/studio.ts';
import { postAlarm } from './webhook.ts';

export interface ChannelOptions {
  readonly config: Config;
  readonly site: { readonly studio: Studio };
  readonly log: Log;
  /** Options for `openSmtp`, if it does not connect by a plain socket. */
  readonly smtp?: object;
}

/** Rejects if the alarm was not accepted. */
type Channel = (
  message: { readonly subject: string; readonly text: string },
  fields: LogFields,
) => Promise<void>;

/** The channels by the name under which the database stores what they were told: "ALARM_URL", an email address, "log". */
export function channelsOf(
  { config, site, smtp, log }: ChannelOptions,
  signal?: AbortSignal,
): Map<string, Channel> {
  const channels = new Map<string, Channel>();
  const { alarmUrl } = config;
  const { siteOrigin, email } = site.studio;
  // The JSON has the subject and numbers, but nothing of an enquiry. Chat services show `text`.
  if (alarmUrl)
    channels.set('ALARM_URL', ({ subject }, fields) =>
      postAlarm(alarmUrl, { text: subject, site: siteOrigin, ...fields }, signal),
    );
  const recipients = hasMailServer(config)
    ? recipientsOf(config.alarmTo ?? config.mailTo ?? email)
    : [];
  for (const to of recipients)
    channels.set(to, (message) =>
      sendDirectMail(config, site.studio, { to, ...message }, { signal, smtp }),
    );
  if (channels.size === 0) channels.set('log', async (_, fields) => log('error', 'alarm', fields));
  return channels;
}
