/** Sends one message to several recipients, each in a transaction of its own: one that is refused holds up no other. */
import type { SendMailOptions, Transporter } from 'nodemailer';
import { addressOf } from '#server/enquiries/email-address.ts';

export interface Delivery {
  /** Recipients that have the message. */
  readonly takenBy: readonly string[];
  /** Why the others do not have it; null when all have it. */
  readonly error: Error | null;
}

/** What compares equal for one mailbox. */
const keyOf = (mailbox: string) => addressOf(mailbox).toLowerCase();

/** The bare addresses of "Name <a@example.org>, b@example.org", each once and in lower case. */
export const recipientsOf = (mailboxes: string): string[] => [
  ...new Set(mailboxes.split(',').map((mailbox) => keyOf(mailbox.trim()))),
];

/** One error of several recipients: the first one's code and answer, the words of all. */
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
