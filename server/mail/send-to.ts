/** Sends a message to several recipients, each in its own SMTP transaction, so that one refusal does not affect the others. */
import type { SendMailOptions, Transporter } from 'nodemailer';
import { addressOf } from '#server/enquiries/email-address.ts';

export interface Delivery {
  /** Recipients that have the message. */
  readonly takenBy: readonly string[];
  /** Why the others do not have it; null when all have it. */
  readonly error: Error | null;
}

/** Equal for the same mailbox. */
const keyOf = (mailbox: string) => addressOf(mailbox).toLowerCase();

/** The bare addresses in "Name <a@example.org>, b@example.org", each once, in lower case. */
export const recipientsOf = (mailboxes: string): string[] => [
  ...new Set(mailboxes.split(',').map((mailbox) => keyOf(mailbox.trim()))),
];

/** Combines the errors of several recipients: code and response of the first one, messages of all. */
function refusalOf(refused: readonly (readonly [recipient: string, error: Error])[], all: number) {
  const [first] = refused;
  if (!first || all === 1) return first?.[1] ?? null;
  const text = refused.map(([recipient, { message }]) => `${recipient}: ${message}`).join('; ');
  return Object.assign(new Error(text), first[1], { message: text });
}

/** Never rejects. `signal` ends it early. */
export async function sendTo(
  transport: Transporter,
  message: SendMailOptions & { readonly from: { readonly address: string } },
  recipients: readonly string[],
  signal: AbortSignal,
): Promise<Delivery> {
  const takenBy: string[] = [];
  const refused: [string, Error][] = [];
  for (const recipient of recipients) {
    const envelope = { from: message.from.address, to: [recipient] };
    try {
      signal.throwIfAborted();
      const options = { ...message, envelope, signal };
      await transport.sendMail(options as Parameters<Transporter['sendMail']>[0]);
      takenBy.push(recipient);
    } catch (error) {
      refused.push([recipient, error as Error]);
    }
  }
  return { takenBy, error: refusalOf(refused, recipients.length) };
}
