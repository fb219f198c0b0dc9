/** Emails to people about changes that were to be published at a set time. */

import { LOCALE } from '#contract/locale.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import type { NewDeskMail } from '#server/database/desk-types.ts';
import type { Studio } from '#server/studio.ts';
import type { Publisher } from './publisher.ts';

export interface SetTimeNewsOptions {
  readonly database: Pick<DatabaseClient, 'call'>;
  readonly publisher: Publisher;
  readonly site: { readonly studio: Studio };
  /** Null if there is no mail server. */
  readonly mails: { wake(): void } | null;
  readonly now: () => number;
}
const DETAILS = 'The screen Publish shows the details for the person who runs the server.';

type News = Omit<SetTimeMail, 'to' | 'studio'>;

export function createSetTimeNews(options: SetTimeNewsOptions) {
  const { database, publisher, site, mails, now } = options;
  const { jobs } = publisher;

  /** Sends nothing to removed people, or without a mail server. */
  async function tell(personId: string, news: News): Promise<void> {
    const person = (await database.call('people')).find(({ id }) => id === personId);
    if (!person || !mails) return;
    const mail = setTimeMail({ ...news, to: person.email, studio: site.studio });
    await database.call('queueDeskMail', mail, now());
    mails.wake();
  }

  /** Sends once why the last build of a set time failed. */
  async function tellFailure(): Promise<void> {
    const { last } = jobs;
    if (!last?.setTime || last.setTime.isTold || !last.ended) return;
    const { how, failure } = last.ended;
    if (how !== 'failed' && how !== 'lost') return;
    const problems = (failure?.problems ?? []).map(({ what, place }) =>
      place ? `- ${place.label}: ${what}` : `- ${what}`,
    );
    const why = failure
      ? [failure.what, ...(problems.length > 0 ? problems : [DETAILS])]
      : ['The server was restarted more than once during the work.'];
    await tell(last.personId, { at: last.setTime.at, isPublished: false, why });
    jobs.update({ ...last, setTime: { ...last.setTime, isTold: true } });
  }

  return { tell, tellFailure };
}

interface SetTimeMail {
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
function setTimeMail({ to, studio, at, isPublished, why }: SetTimeMail): NewDeskMail {
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
