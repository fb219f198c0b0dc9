/** Chooses the privacy notice, which depends on the recipient of the forms. */
import { ContentError } from '#content-model/problem.server.ts';
import type { PrivacyNotice, PrivacyTexts } from '#content-model/schema.server.ts';

/**
 * The notice for a recipient.
 * @param sendsTo origin of the service that the forms are sent to, or '' for the site's own server (`sendConfig`)
 */
export function noticeFor(words: PrivacyTexts, sendsTo: string): PrivacyNotice {
  const { emailJs, ...own } = words;
  if (sendsTo === '') return own;
  if (emailJs) return { ...own, ...emailJs };
  throw new ContentError([
    {
      file: 'content/privacy.yaml',
      message: `has no "emailJs": the forms are sent to ${sendsTo}, and the notice says that a server of the studio keeps them`,
    },
  ]);
}
