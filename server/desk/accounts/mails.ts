/** The emails that the desk sends to its people. */
import type { Role } from '#contract/desk/roles.ts';
import { isolateDirection } from '#contract/text.ts';
import type { DirectMail } from '#server/mail/direct-mail.ts';

/** The email with a sign-in link. */
export const signInMail = (to: string, studio: string, url: string): DirectMail => ({
  to,
  subject: `Your link to the desk of ${studio}`,
  text: `Open this link in the browser in which you asked for it, and press the button on the page:

${url}

If your email app opens the link in its own window: copy the link, and paste it on the page where you asked for it.
The link works once, for fifteen minutes. If you did not ask for it, do nothing: the link does not work in any other browser.
`,
});

export const invitationMail = (
  to: string,
  studio: string,
  url: string,
  by: string,
): DirectMail => ({
  to,
  subject: `Invitation to the desk of ${studio}`,
  text: `${isolateDirection(by)} invites you to the desk of ${studio}, where the studio reads enquiries and replies to them:

${url}

The link works once, within a day. Open it on the phone or computer that you want to work with.
`,
});

/**
 * An email that tells an account's owner about a change of the account. `happened`: complete sentences. It contains no link
 * and no secret.
 */
export const accountMail = (to: string, studio: string, happened: string): DirectMail => ({
  to,
  subject: `Your account at the desk of ${studio}`,
  text: `${happened}

If that was you, there is nothing to do. If not: sign in at the desk, open People, press “Sign out everywhere else”
and remove every passkey that you do not know. If you cannot sign in any more, ask an owner of the desk to invite you again.
If no owner can sign in, ask the person who runs the server.
`,
});

/** The email to a removed person. `by`: name of the owner who removed them. The command makes an owner, so only owners get it. */
export const removedMail = (
  { email, role }: { readonly email: string; readonly role: Role },
  studio: string,
  by: string,
): DirectMail => ({
  to: email,
  subject: `Your account at the desk of ${studio} was removed`,
  text: `${isolateDirection(by)} has removed your account at the desk of ${studio}: every device is signed out and every passkey is removed.

If that was a mistake, ask an owner of the desk to invite you again.
${
  role === 'owner'
    ? `If no owner can help you, ask the person who runs the server to make you an owner again with this command:
npm run desk -- invite ${email}
`
    : ''
}`,
});
