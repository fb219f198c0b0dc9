/** The two mails of the door. */
import type { DirectMail } from '#server/mail/direct-mail.ts';

export const signInMail = (to: string, studio: string, url: string): DirectMail => ({
  to,
  subject: `Your link to the desk of ${studio}`,
  text: `Open this link in the browser in which you asked for it, and press the button there:

${url}

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
  text: `${by} invites you to the desk of ${studio}, where enquiries are read and answered:

${url}

The link works once, for a day, on the phone or computer that you want to work with.
`,
});
