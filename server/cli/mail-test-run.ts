/** Sends one test email and prints each step. */
import { asciiAddress } from '#contract/email.ts';
import { readConfig } from '#server/config/config.ts';
import { withCredentials } from '#server/config/credentials.ts';
import { EMAIL } from '#server/enquiries/email-address.ts';
import { sendTestMail } from '#server/mail/test-mail.ts';
import type { CliEnvironment } from './environment.ts';

const USAGE =
  'Usage: npm run mail-test -- you@studio.in   (sends one email there and says what the mail server does)';

interface MailTestEnvironment extends Pick<CliEnvironment, 'env' | 'print' | 'printError'> {
  /** Throws when there is no build; not asked where MAIL_FROM is set. */
  readonly readStudio: () => { readonly email: string };
}

/** Exit code: 0 the email is taken, 1 it is not, 2 not understood. */
export async function runMailTest(
  argv: readonly string[],
  { env, readStudio, print, printError }: MailTestEnvironment,
): Promise<number> {
  const [typed, ...others] = argv;
  const to = typed && asciiAddress(typed);
  if (!to || others.length > 0 || !EMAIL.test(to)) {
    printError(typed?.startsWith('-') ? `Unknown option ${typed}.\n${USAGE}` : USAGE);
    return 2;
  }
  try {
    const config = readConfig(withCredentials(env));
    const address = config.mailFrom ?? readStudio().email;
    await sendTestMail(config, address, {
      to,
      onStep: (sentence) => print(`ok      ${sentence}\n`),
    });
    print('Check that it arrived, and not in the spam folder.\n');
    return 0;
  } catch (error) {
    printError(`FAILED  ${(error as Error).message}`);
    return 1;
  }
}
