/** The text of the alarm's email: what is wrong, since when, how many, and what to do. It contains nothing about visitors. */
import { INDIAN } from '#contract/locale.ts';
import type { Studio } from '#server/studio.ts';
import type { Trouble } from './trouble.ts';

/** What to do; this depends on where the site runs. */
export interface Remedies {
  readonly readEnquiries: string;
  readonly testMail: string;
  readonly retryFailed: string;
  readonly setMailServer: string;
  readonly confirmClock: string;
}

const FORWARD = 'Please forward this email to the person who runs the server.';
const READ_ON_MACHINE = 'To read every enquiry on the server: npm run enquiries -- list';

/** What the owner can do if the site runs on a server, with the commands of that server. */
export const machineRemedies =
  (hasDesk: boolean) =>
  (siteOrigin: string): Remedies => ({
    readEnquiries: hasDesk
      ? `You can read every enquiry and reply to it at your desk: ${siteOrigin}/desk`
      : READ_ON_MACHINE,
    testMail:
      'on the server, run: npm run mail-test -- you@studio.in. This command shows at which step the mail server refuses, and what to do',
    retryFailed: `${
      hasDesk
        ? 'open the list “Email failed” at the desk, and choose “Try now” in each enquiry. Or, on the server'
        : 'on the server'
    }: npm run enquiries -- list --failed shows the emails, and npm run enquiries -- retry --failed sends them again. Emails of enquiries that are won, closed or spam are not included in the number above`,
    setMailServer: 'enter the mail server in SMTP_URL on the server, and restart the website',
    confirmClock: 'npm run enquiries -- clock --yes',
  });

const mails = (count: number) => (count === 1 ? 'one email' : `${count} emails`);

/** Subject and paragraph of each problem, the most urgent first. */
function partsOf(trouble: Trouble, { hours }: Pick<Studio, 'hours'>, now: number, help: Remedies) {
  const format = new Intl.DateTimeFormat(INDIAN, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: hours.timeZone,
  });
  const { unsent, failed, hasMailServer, clock, freeBytes, backup } = trouble;
  const parts: { subject: string; text: string }[] = [];
  if (hasMailServer === false)
    parts.push({
      subject: 'it has no mail server',
      text: `The website cannot send emails, because no mail server is entered (SMTP_URL). Nobody gets an email about an enquiry. No enquiry is lost: all are stored.

What to do: ${help.setMailServer}.`,
    });
  if (unsent && hasMailServer !== false)
    parts.push({
      subject: `${mails(unsent.count)} could not be sent`,
      text: `The mail server has not accepted ${mails(unsent.count)} about your enquiries; ${unsent.count === 1 ? 'it' : 'the oldest'} has waited since ${format.format(unsent.since)}. No enquiry is lost: all are stored, and the website keeps trying.

What to do: ${help.testMail}.`,
    });
  if (failed !== undefined)
    parts.push({
      subject: `${mails(failed)} could not be delivered`,
      text: `The website has stopped trying to send ${mails(failed)} about your enquiries. No enquiry is lost: all are stored.

What to do: ${help.retryFailed}.`,
    });
  if (clock)
    parts.push({
      subject: 'its clock may be wrong',
      text: `The clock of the server says ${format.format(now)}. ${
        clock === 'ahead'
          ? `Once a day, the website deletes old enquiries. By this clock, it last did so more than a month ago, so the clock may be wrong. No old enquiry is deleted until somebody confirms the date.

What to do: if the date is right (the website may have been off for a long time), confirm it: ${help.confirmClock}. If the date is wrong, correct the clock.`
          : `By this clock, the published version of the website was made in the future, so the clock may be wrong. The website deletes no old enquiries until the clock is corrected.

What to do: correct the clock. If the date is right, the version was made while the clock was wrong: publish again.`
      }`,
    });
  if (freeBytes !== undefined)
    parts.push({
      subject: 'the disk is nearly full',
      text: `The disk of the website is nearly full: ${Math.floor(freeBytes / 1e6)} MB are left. When it is full, visitors cannot send enquiries and nothing can be published.

What to do: make room on that disk (old backups and logs are the usual cause), or use a larger one.`,
    });
  if (backup) {
    const last =
      backup.succeededAt === null
        ? 'There is no backup yet'
        : `The last good backup was made on ${format.format(backup.succeededAt)}`;
    parts.push({
      subject: backup.kind === 'failed' ? 'the backup failed' : 'there is no recent backup',
      text: `${backup.kind === 'failed' ? 'The last backup of your enquiries failed.' : 'Your enquiries have not been backed up for more than three days.'} ${last}.

What to do, on the server: npm run backup -- FOLDER. This command reports what is wrong. If you no longer make backups, delete backup.json in the data folder (DATA_DIR): then you get no more emails about backups.`,
    });
  }
  return parts;
}

/** Subject and text of the email; `trouble` has at least one problem. `now`: current time in milliseconds. */
export function alarmEmail(
  trouble: Trouble,
  studio: Pick<Studio, 'name' | 'hours'>,
  now: number,
  help: Remedies,
): { subject: string; text: string } {
  const parts = partsOf(trouble, studio, now, help);
  const paragraphs = [
    'Hello,',
    FORWARD,
    ...parts.map(({ text }) => text),
    help.readEnquiries,
    'You get this email again tomorrow if the problem is not solved.',
    `Your website, ${studio.name}`,
  ];
  return { subject: `Your website: ${parts[0]?.subject}`, text: `${paragraphs.join('\n\n')}\n` };
}
