/** The words of the alarm: what happened, since when, how many, what to do. Nothing of any visitor. */
import type { Config } from '#server/config/config.ts';
import type { Studio } from '#server/studio.ts';

export interface Trouble {
  /** Emails that have waited too long: how many are unsent, and since when (milliseconds). */
  readonly unsent?: { readonly count: number; readonly since: number };
  /** Bytes left on a disk that is nearly full. */
  readonly freeBytes?: number;
}

type About = Pick<Studio, 'name' | 'siteOrigin' | 'hours'>;

const mails = (count: number) => (count === 1 ? 'one mail' : `${count} mails`);

/** What whoever reads the desk can do. */
const deskOf = ({ siteOrigin }: About, { desk }: Pick<Config, 'desk'>) =>
  desk
    ? `You can read and answer every enquiry at your desk: ${siteOrigin}/desk`
    : 'Every enquiry can be read on the machine: npm run enquiries -- list';

function aboutUnsent({ count, since }: NonNullable<Trouble['unsent']>, studio: About) {
  const when = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: studio.hours.timeZone,
  }).format(since);
  return `The mail server has not taken ${mails(count)} about your enquiries; the oldest has waited since ${when}. No enquiry is lost: each is kept, and the website goes on trying by itself.

What to do: on the machine that runs the website, npm run mail-test -- you@studio.in says at which step the mail server refuses, and what helps.`;
}

const aboutDisk = (bytes: number) =>
  `The disk of the website is nearly full: ${Math.floor(bytes / 1e6)} MB are left. When it is full, visitors cannot send enquiries and nothing can be published.

What to do: make room on that disk (old backups and logs are the usual cause), or take a larger one.`;

/** Subject and text of the mail about it; at least one trouble is there. */
export function alarmLetter(
  { unsent, freeBytes }: Trouble,
  studio: About,
  config: Pick<Config, 'desk'>,
): { subject: string; text: string } {
  const subject = unsent
    ? `Your website: ${mails(unsent.count)} could not be sent`
    : 'Your website: the disk is nearly full';
  const parts = [
    'Hello,',
    unsent && aboutUnsent(unsent, studio),
    freeBytes !== undefined && aboutDisk(freeBytes),
    deskOf(studio, config),
    'If it stays so, you hear of it again tomorrow, not before.',
    `Your website, ${studio.name}`,
  ];
  return { subject, text: `${parts.filter(Boolean).join('\n\n')}\n` };
}
