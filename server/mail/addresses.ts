/** Under which addresses letters leave, and whether visitors get an acknowledgement. */
import type { Config } from '#server/config/config.ts';
import type { LetterKind } from '#server/database/types.ts';
import { addressOf } from '#server/enquiries/email-address.ts';
import type { Studio } from '#server/studio.ts';

export interface Senders {
  /** The studio's mailbox that enquiries go to, and the sender of all letters: never the visitor. */
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly kinds: readonly LetterKind[];
  readonly messageId: (reference: string, kind: LetterKind) => string;
}

/**
 * Reads them off the configuration. Acknowledgements need a real sender: a mail server, and an address that is not a
 * placeholder; `ACKNOWLEDGE=on|off` overrules.
 */
export function sendersOf(
  config: Pick<Config, 'mailTo' | 'mailFrom' | 'smtpUrl' | 'acknowledge'>,
  studio: Pick<Studio, 'name' | 'email' | 'emailIsPlaceholder'>,
): Senders {
  const address = addressOf(config.mailFrom ?? studio.email);
  const isReal = Boolean(config.smtpUrl && (config.mailFrom || !studio.emailIsPlaceholder));
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return {
    to: config.mailTo ?? studio.email,
    from: { name: studio.name, address },
    kinds: (config.acknowledge ?? isReal) ? ['studio', 'acknowledgement'] : ['studio'],
    messageId: (reference, kind) => `<${reference}.${kind}@${domain}>`,
  };
}
