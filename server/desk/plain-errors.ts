/** Messages of mail servers, in the words of the people at the desk. */

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/full|quota|\b4?552\b|5\.2\.2/i, 'the mailbox is full'],
  [
    /5\.1\.[01]|unknown|no such|does not exist|not found|mailbox unavailable/i,
    'there is no such mailbox',
  ],
  [
    /auth|\b53[05]\b/i,
    'the mail server did not accept the user name or password, so tell the person who runs the server',
  ],
  [
    /ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|timeout|closed|greeting/i,
    'the mail server does not answer',
  ],
  [/spam|blocked|blacklist|5\.7/i, 'the mail server refused the email as spam'],
];

/** A part of a sentence: why an email failed. `error`: the mail server's message. */
export const plainMailError = (error: string | null) =>
  REASONS.find(([pattern]) => pattern.test(error ?? ''))?.[1] ??
  'the mail server refused the email';
