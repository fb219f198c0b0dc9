/**
 * Notifies subscribed devices of a new enquiry. The email to the studio is sent in any case; a person none of whose devices
 * could be reached gets an email instead.
 */
import { mailLink } from '#contract/links.ts';
import type { Config } from '#server/config/config.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import type { PushRow } from '#server/database/desk-types.ts';
import { errorCode, type Log } from '#server/log.ts';
import { mailAddresses } from '#server/mail/addresses.ts';
import { recipientsOf } from '#server/mail/send-to.ts';
import type { Studio } from '#server/studio.ts';
import type { DeskMails } from '../desk-mails.ts';
import { pushKeys } from './keys.ts';
import { sendPush } from './send.ts';
import { isPushService } from './services.ts';

interface PushesOptions {
  readonly database: Pick<DatabaseClient, 'call'>;
  readonly config: Config;
  readonly site: { readonly studio: Studio };
  readonly deskMails: Pick<DeskMails, 'canMail' | 'wake'>;
  readonly now: () => number;
  readonly log: Log;
  /** Whether pushes may be sent to an address; tests pass their own. */
  readonly isService?: ((endpoint: string) => boolean) | undefined;
}

export interface Pushes {
  /** @throws Error if the keys are damaged */
  publicKey(): string;
  isService(endpoint: string): boolean;
  /** Starts to notify the devices, and returns at once. */
  tell(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<unknown>;
  /** Aborts what is being sent. */
  stop(): Promise<unknown>;
}

const newEnquiryMail = (to: string, studio: string, siteOrigin: string) => ({
  to,
  subject: `A new enquiry for ${studio}`,
  text: `There is a new enquiry at the desk of ${studio}:

${siteOrigin}/desk

The notification could not be sent to your device, so you get this email instead.
`,
});

export function createPushes(options: PushesOptions): Pushes {
  const { database, config, site, deskMails, now, log, isService = isPushService } = options;
  const abort = new AbortController();
  const running = new Set<Promise<void>>();

  /** Emails the people whom no push has reached, except the mailbox that gets the enquiry itself. */
  async function mailInstead(people: ReadonlySet<string>): Promise<void> {
    if (!deskMails.canMail) return;
    const { studio } = site;
    const told = recipientsOf(mailAddresses(config, studio).to);
    for (const email of people) {
      if (told.includes(email.toLowerCase())) continue;
      const mail = newEnquiryMail(email, studio.name, studio.siteOrigin);
      await database.call('queueDeskMail', mail, now());
    }
    deskMails.wake();
  }

  async function tellAll(): Promise<void> {
    const devices = await database.call('pushDevices', now());
    if (devices.length === 0) return;
    const keys = pushKeys(config.dataDir);
    const subject = mailLink(mailAddresses(config, site.studio).from.address);
    const send = async (device: PushRow) => {
      const pushed = isService(device.endpoint)
        ? await sendPush(device, { keys, subject, signal: abort.signal })
        : 'gone';
      if (pushed === 'gone') await database.call('forgetPush', device.endpoint);
      return { email: device.email, pushed };
    };
    const results = await Promise.all(devices.map(send));
    const those = (how: string) =>
      new Set(results.filter(({ pushed }) => pushed === how).map(({ email }) => email));
    const failed = those('failed');
    log(failed.size > 0 ? 'warn' : 'info', 'pushed', {
      sent: results.filter(({ pushed }) => pushed === 'sent').length,
      of: results.length,
    });
    await mailInstead(failed.difference(those('sent')));
  }

  return {
    publicKey: () => pushKeys(config.dataDir).publicKey,
    isService,
    tell() {
      if (abort.signal.aborted) return;
      const run = tellAll()
        .catch((error) => log('error', 'push-failed', { code: errorCode(error) }))
        .finally(() => running.delete(run));
      running.add(run);
    },
    idle: () => Promise.all(running),
    stop() {
      abort.abort();
      return Promise.all(running);
    },
  };
}
