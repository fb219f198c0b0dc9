/** The mails that the desk sends to its people. */
import { isolated } from '#contract/text.ts';
import type { DirectMail } from '#server/mail/direct-mail.ts';

export const signInMail = (to: string, studio: string, url: string): DirectMail => ({
  to,
  subject: `Your link to the desk of ${studio}`,
  text: `Open this link in the browser in which you asked for it, and press the button there:

${url}

If your mail app opens it in a window of its own: copy the link, and paste it where you asked for it.
It works once, for fifteen minutes. If you did not ask for it, do nothing: nobody can use it elsewhere.
`,
});

export const invitationMail = (
  to: string,
  studio: string,
  url: string,
  by: string,
): DirectMail => ({
  to,
  subject: `Come to the desk of ${studio}`,
  text: `${isolated(by)} invites you to the desk of ${studio}, where enquiries are read and answered:

${url}

The link works once, for a day, on the phone or computer that you want to work with.
`,
});

/** Tells an account's owner what happened to it. `happened`: whole sentences. It holds no link and no secret. */
export const accountMail = (to: string, studio: string, happened: string): DirectMail => ({
  to,
  subject: `Your account at the desk of ${studio}`,
  text: `${happened}

If that was you, nothing is to do. If not: sign in at the desk, open People, press "Sign out everywhere else"
and remove every passkey that you do not know. Whoever runs the server can let you in again:
npm run desk -- invite ${to}
`,
});

export const removedMail = (to: string, studio: string, by: string): DirectMail => ({
  to,
  subject: `Your account at the desk of ${studio} was removed`,
  text: `${isolated(by)} has removed your account at the desk of ${studio}: every device is signed out, every passkey is gone.

If that was a mistake, ask whoever runs the server to let you in again:
npm run desk -- invite ${to}
`,
});
