/** The text of the alarm's email: what is wrong, since when, how many, and what to do. It contains nothing about visitors. */
import type { Studio } from '#server/studio.ts';
import type { Trouble } from './trouble.ts';

/** What the owner can do; this depends on where the site runs. */
export interface Remedies {
  readonly readEnquiries: string;
  readonly testMail: string;
  readonly retryFailed: string;
  readonly setMailServer: string;
  readonly confirmClock: string;
}

const READ_ON_MACHINE = 'Every enquiry can be read on the machine: npm run enquiries -- list';

export const onMachine =
  (hasDesk: boolean) =>
  (siteOrigin: string): Remedies => ({
    readEnquiries: hasDesk
      ? `You can read and answer every enquiry at your desk: ${siteOrigin}/desk`
      : READ_ON_MACHINE,
    testMail:
      'on the machine that runs the website, npm run mail-test -- you@studio.in shows at which step the mail server refuses, and what to do',
    retryFailed:
      'npm run enquiries -- list --failed shows them, npm run enquiries -- retry --failed sends them again. Mails of enquiries that are closed, won or spam are not counted',
    setMailServer: 'set SMTP_URL on the machine that runs the website, and restart it',
    confirmClock: 'npm run enquiries -- clock --yes',
  });

export const atEdge = (): Remedies => ({
  readEnquiries: 'How to read every enquiry: deploy/edge/README.md of the project',
  testMail: 'the log of the worker names what the mail server answered; check the secret SMTP_URL',
  retryFailed:
    'the log of the worker names what the mail server answered. deploy/edge/README.md of the project says how to send them again',
  setMailServer: 'set the secret SMTP_URL of the worker',
  confirmClock: 'npm run edge:clock -- --yes',
});

const mails = (count: number) => (count === 1 ? 'one mail' : `${count} mails`);

/** Subject and paragraph of each problem, the most urgent first. */
function partsOf(trouble: Trouble, { hours }: Pick<Studio, 'hours'>, now: number, help: Remedies) {
  const format = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: hours.timeZone,
  });
  const { unsent, failed, hasMailServer, clock, freeBytes, backup } = trouble;
  const parts: { subject: string; text: string }[] = [];
  if (hasMailServer === false)
    parts.push({
      subject: 'it has no mail server',
      text: `The website has no mail server (SMTP_URL): nobody gets a mail about an enquiry. No enquiry is lost: all are stored.

What to do: ${help.setMailServer}.`,
    });
  if (unsent && hasMailServer !== false)
    parts.push({
      subject: `${mails(unsent.count)} could not be sent`,
      text: `The mail server has not accepted ${mails(unsent.count)} about your enquiries; the oldest has waited since ${format.format(unsent.since)}. No enquiry is lost: all are stored, and the website keeps trying.

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
      text: `The clock that the website reads says ${format.format(now)}. ${
        clock === 'ahead'
          ? `That is more than a month after the website last erased old enquiries. It erases nothing until you confirm the clock.

What to do: if the date is right (the website was off for long), confirm it: ${help.confirmClock}. If the date is wrong, correct the clock.`
          : `The published version of the website was made after that time. The website erases no old enquiries until the clock is corrected.

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
      text: `${backup.kind === 'failed' ? 'The last backup of your enquiries failed.' : 'Your enquiries have not been backed up for three days.'} ${last}.

What to do: run npm run backup -- FOLDER on the machine; it says what is wrong. If you no longer want backups, delete backup.json in DATA_DIR.`,
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
    ...parts.map(({ text }) => text),
    help.readEnquiries,
    'You get this mail again tomorrow if the problem is not solved.',
    `Your website, ${studio.name}`,
  ];
  return { subject: `Your website: ${parts[0]?.subject}`, text: `${paragraphs.join('\n\n')}\n` };
}
