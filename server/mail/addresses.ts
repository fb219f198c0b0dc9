/** The addresses of emails, and whether visitors get an acknowledgement. */
import type { Config } from '#server/config/config.ts';
import type { EmailKind, NewEnquiry } from '#server/database/types.ts';
import { addressOf } from '#server/enquiries/email-address.ts';
import type { Studio } from '#server/studio.ts';

/** Whether there is a mail server; without one emails are written to files. */
export const hasMailServer = <C extends Pick<Config, 'smtpUrl'>>(
  config: C,
): config is C & { readonly smtpUrl: string } => config.smtpUrl !== undefined;

export interface MailAddresses {
  /** The studio's mailbox for enquiries. */
  readonly to: string;
  /** The sender of all emails: never the visitor. */
  readonly from: { readonly name: string; readonly address: string };
  /** Whether mail can be sent from it: there is a mail server, and the address is not a placeholder. */
  readonly isReal: boolean;
  /** The sender's domain, for Message-IDs. */
  readonly domain: string;
  /** The emails for an enquiry with that reference. */
  readonly emailsFor: (reference: string) => NewEnquiry['emails'];
}

/**
 * Derives them from the configuration. Acknowledgements need a real sender: a mail server, and an address that is not a
 * placeholder; `ACKNOWLEDGE=on|off` overrides that.
 */
export function mailAddresses(
  config: Pick<Config, 'mailTo' | 'mailFrom' | 'smtpUrl' | 'acknowledge'>,
  studio: Pick<Studio, 'name' | 'email' | 'emailIsPlaceholder'>,
): MailAddresses {
  const address = addressOf(config.mailFrom ?? studio.email);
  const isReal = hasMailServer(config) && Boolean(config.mailFrom || !studio.emailIsPlaceholder);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const kinds: readonly EmailKind[] =
    (config.acknowledge ?? isReal) ? ['studio', 'acknowledgement'] : ['studio'];
  return {
    to: config.mailTo ?? studio.email,
    from: { name: studio.name, address },
    isReal,
    domain,
    emailsFor: (reference) =>
      kinds.map((kind) => ({ kind, messageId: `<${reference}.${kind}@${domain}>` })),
  };
}
