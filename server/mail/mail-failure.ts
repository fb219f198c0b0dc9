/** Explains errors of the mail server: the step, its message, the usual cause, and the fix. */

interface MailError extends Error {
  readonly code?: string;
  readonly originalCode?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

export type MailStep =
  | 'name'
  | 'connection'
  | 'TLS'
  | 'sign-in'
  | 'sender'
  | 'recipient'
  | 'message';

const ABOUT_TLS =
  /^(ERR_SSL|ERR_TLS|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/;
const IS_PLAIN = /WRONG_VERSION_NUMBER|EPROTO|PACKET_LENGTH_TOO_LONG/;

function stepOf({ code = '', originalCode = '', command = '', responseCode }: MailError): MailStep {
  if (code === 'EDNS') return 'name';
  if (code === 'ETLS' || command === 'STARTTLS' || ABOUT_TLS.test(originalCode)) return 'TLS';
  if (/^E(NO)?AUTH|^EOAUTH/.test(code) || responseCode === 530) return 'sign-in';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  return code === 'EMESSAGE' || command === 'DATA' ? 'message' : 'connection';
}

const WHAT_FAILED: { readonly [S in MailStep]: string } = {
  name: 'the mail server was not found',
  connection: 'no connection to the mail server',
  TLS: 'TLS failed',
  'sign-in': 'the server rejected the sign-in',
  sender: 'the server rejected the sender',
  recipient: 'the server rejected the recipient',
  message: 'the server rejected the message',
};

const MEANINGS: { readonly [S in Exclude<MailStep, 'connection'>]: string } = {
  name: 'No mail server has this name: compare the host in SMTP_URL with the one that your provider shows. If they are the same, DNS does not work on this machine.',
  TLS: 'The server’s certificate is not for this name, or is not trusted: in SMTP_URL, write the name that your provider shows, not an IP address or a name of your own.',
  'sign-in':
    'The server does not accept the user name and password: many providers need an app password, and the whole email address as user name. In SMTP_URL, write %40 for an "@" in either of them.',
  sender:
    'The server does not let this account send from that address: set MAIL_FROM to an address of the account, or confirm the address at the provider.',
  recipient:
    'The server refuses the recipient: look for a typing error; if the address is right, the account may not send to others yet.',
  message:
    'The server accepted the addresses and rejected the message itself. Its answer says why; often the reason is a limit of the account, or the SPF and DKIM records of the sender’s domain.',
};

/** 450 and 451 after the sign-in, the usual answers of greylisting (RFC 6647). */
const isGreylisting = (step: MailStep, code: number) =>
  ['sender', 'recipient', 'message'].includes(step) && (code === 450 || code === 451);

/** 4xx: a temporary refusal (RFC 5321, 4.2.1). */
const notNow = (reason: string) =>
  `The server does not accept it now, but may do so later${reason}. Try again in ten minutes. Emails about enquiries are sent again automatically.`;
const GREYLISTING = ': many servers let a new sender wait for some minutes (greylisting)';

function meaningOf(step: MailStep, error: MailError): string {
  const reply = `${error.originalCode} ${error.message}`;
  if (step === 'TLS' && IS_PLAIN.test(reply))
    return 'The server does not begin with TLS on this port: write smtps:// with port 465, or smtp:// with port 587.';
  if (error.code === 'ETLS' && error.command === 'STARTTLS')
    return 'SMTP_URL has a password, which is sent only over TLS, but the server offers no TLS on this port: write smtps:// with port 465, or the port at which your provider offers STARTTLS (587).';
  const { responseCode = 0 } = error;
  if (/^4/.test(String(responseCode)) && step !== 'connection')
    return notNow(isGreylisting(step, responseCode) ? GREYLISTING : '');
  if (step !== 'connection') return MEANINGS[step];
  if (/ECONNREFUSED/.test(reply))
    return 'Nothing listens at that port: use the port that your provider shows, 465 with smtps:// or 587 with smtp://.';
  if (error.code === 'ETIMEDOUT')
    return 'The server does not answer: a firewall or the host blocks the port (many block 25), or smtp:// and smtps:// are confused. Try 587 with smtp:// or 465 with smtps://.';
  return 'The server ended the connection: it may refuse this machine’s address, or be busy. Try again in a few minutes, then ask the provider.';
}

/** All encodings of the password that a server could repeat. */
function secretsOf(smtpUrl: string): string[] {
  const { username, password } = new URL(smtpUrl);
  const [user, secret] = [username, password].map((text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }) as [string, string];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return password ? [password, secret, base64(secret), base64(`\0${user}\0${secret}`)] : [];
}

/** The text in one line and without the password of `smtpUrl`. */
export const withoutPassword = (text: string, smtpUrl: string) =>
  secretsOf(smtpUrl)
    .reduce((shown, secret) => shown.replaceAll(secret, '***'), text)
    .replace(/\s+/g, ' ');

/** The step and one sentence about it for whoever runs the site; never the password. */
export function explainMailError(error: MailError, smtpUrl: string) {
  const step = stepOf(error);
  const reply = withoutPassword(error.response ?? error.message, smtpUrl);
  return { step, sentence: `${WHAT_FAILED[step]} (${reply}). ${meaningOf(step, error)}` };
}
