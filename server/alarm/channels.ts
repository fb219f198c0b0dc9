/** The channels of an alarm: the webhook, each email recipient, or, without any of them, the log. */
import type { Config } from '#server/config/config.ts';
import type { Log, LogFields } from '#server/log.ts';
import { hasMailServer } from '#server/mail/addresses.ts';
import { sendDirectMail } from '#server/mail/direct-mail.ts';
import { recipientsOf } from '#server/mail/send-to.ts';
import type { Studio } from '#server/studio.ts';

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

const TIMEOUT_MS = 10_000;

/** Needs no mail server. Rejects if the receiver cannot be reached, redirects, does not answer with 2xx, or takes longer than 10 s. */
async function postAlarm(url: string, body: object, signal?: AbortSignal): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    // Redirects are not followed; the status is then not 2xx. Cloudflare's Workers do not support 'error' here.
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  await response.body?.cancel();
  if (!response.ok)
    throw Object.assign(
      new Error(
        `The server at ALARM_URL answered with HTTP ${response.status}. Check the address.`,
      ),
      { code: `HTTP_${response.status}` },
    );
}
