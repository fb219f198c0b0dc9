/** Sends a test email through the configured server, like the outbox, and reports each step. */
import type { Config } from '#server/config/config.ts';
import { addressOf } from '#server/enquiries/email-address.ts';
import { hasMailServer } from './addresses.ts';
import { explainMailError, type MailStep, withoutPassword } from './mail-failure.ts';
import { requiresTls } from './require-tls.ts';
import { openSmtp } from './transport.ts';

interface TestMailOptions {
  /** A recipient other than that of the enquiries. */
  readonly to?: string;
  /** Called with one sentence after each successful step. */
  readonly onStep?: (sentence: string) => void;
}

/** Collects nodemailer's log of the connection. It is not shown, because it can contain secrets. */
function listen() {
  const heard = { upgraded: false, signedIn: false };
  const hear = (entry: { action?: string } | undefined, message?: string) => {
    if (message === 'Connection upgraded with STARTTLS') heard.upgraded = true;
    if (entry?.action === 'authenticated') heard.signedIn = true;
  };
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
  const logger = { level() {}, ...Object.fromEntries(levels.map((level) => [level, hear])) };
  return { heard, logger };
}

/** What is known about the connection if it fails at that step. */
const reached = (step: MailStep): number =>
  ({ name: 0, connection: 1, TLS: 1, 'sign-in': 2, sender: 3, recipient: 3, message: 3 })[step];

/** `address` is the studio's address in the content. Rejects with the step, the server's message, and what to do. */
export async function sendTestMail(
  config: Config,
  address: string,
  { to = config.mailTo ?? address, onStep = () => {} }: TestMailOptions = {},
): Promise<void> {
  if (!hasMailServer(config))
    throw new Error('SMTP_URL is not set: write smtps://user:password@host, as the provider says.');
  const { smtpUrl, mailFrom } = config;
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  const { heard, logger } = listen();
  const isSecure = () => protocol === 'smtps:' || heard.upgraded;
  const transport = openSmtp(config, { logger });
  let told = 0;
  /** Reports the steps up to that number that are not reported yet. */
  const tell = (until: number) => {
    const steps = [
      () => `The server was found: ${hostname}`,
      () => `Connected ${isSecure() ? 'with' : 'without'} TLS${port && `, port ${port}`}`,
      () =>
        heard.signedIn
          ? `Signed in${username && ' with the user name'}`
          : 'The server asked for no sign-in',
    ];
    for (const step of steps.slice(told, until)) onStep(step());
    told = Math.max(told, until);
  };
  onStep(
    requiresTls(smtpUrl) ? 'SMTP_URL is read: mail is sent only over TLS' : 'SMTP_URL is read',
  );
  try {
    await transport.verify();
    tell(3);
    const { response, rejected, rejectedErrors } = await transport.sendMail({
      from: addressOf(mailFrom ?? address),
      to,
      subject: 'Test email of the website',
      text: 'This email shows that enquiries from the website will reach you. You do not need to do anything.',
    });
    if (rejected?.length) throw rejectedErrors?.[0] ?? new Error(`${rejected} was refused.`);
    onStep(`The message to ${to} was accepted: ${withoutPassword(response ?? '', smtpUrl)}`);
  } catch (error) {
    const { step, sentence } = explainMailError(error as Error, smtpUrl);
    tell(reached(step));
    throw new Error(sentence);
  } finally {
    transport.close();
  }
}
