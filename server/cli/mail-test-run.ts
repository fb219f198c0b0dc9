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
  /** Throws if there is no build; not called if MAIL_FROM is set. */
  readonly readStudio: () => { readonly email: string };
}

/** Returns the exit code: 0 accepted, 1 not accepted, 2 wrong arguments. */
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
