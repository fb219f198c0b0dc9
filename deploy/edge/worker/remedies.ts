/** What the alarm's email says that the owner can do, because the site runs on Cloudflare. */
import type { Remedies } from '#server/alarm/alarm-email.ts';

export const remedies = (): Remedies => ({
  readEnquiries: 'To read every enquiry: see deploy/edge/README.md of the project',
  testMail:
    'read the answer of the mail server in the log of the worker, and check the secret SMTP_URL',
  retryFailed:
    'read the answer of the mail server in the log of the worker, and send the emails again as in deploy/edge/README.md of the project',
  setMailServer: 'set the secret SMTP_URL of the worker',
  confirmClock: 'npm run edge:clock -- --yes',
});
