/** The email to the person who set a time to publish, if not everything was published. */
import { LOCALE } from '#contract/locale.ts';
import type { NewDeskMail } from '#server/database/desk-types.ts';
import type { Studio } from '#server/studio.ts';

interface News {
  readonly to: string;
  readonly studio: Pick<Studio, 'siteOrigin' | 'hours'>;
  /** The set time, in milliseconds since 1970. */
  readonly at: number;
  readonly isPublished: boolean;
  /** The reasons, one sentence per line. */
  readonly why: readonly string[];
}

/** "Monday 30 November at 07:00" in the studio's time zone. */
const sayTime = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(at);

/** @returns an email for the queue of `createDeskMails` */
export function setTimeMail({ to, studio, at, isPublished, why }: News): NewDeskMail {
  const time = sayTime(at, studio.hours.timeZone);
  return {
    to,
    subject: isPublished
      ? 'Some changes were not published at the time that you chose'
      : 'Your changes were not published at the time that you chose',
    text: `You chose ${time} as the time for publishing changes. ${
      isPublished ? 'These were left out:' : 'They were not published:'
    }

${why.join('\n')}

The changes are saved in the draft. To publish them, open: ${studio.siteOrigin}/desk/publish
`,
  };
}
