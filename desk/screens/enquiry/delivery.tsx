/** Whether the email to the studio was sent, and what can be done about it. */
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { ask } from '../../api.ts';
import { refreshEnquiries } from '../../enquiries.ts';
import { SPAM_REASONS } from '../../messages/en.ts';
import { capital } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LowQuietButton } from '../../parts/buttons.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';

/** Whether an enquiry that counts as spam reached the studio's mailbox. */
const MAILED: Readonly<Record<Enquiry['studioMail'], string>> = {
  sent: 'It was emailed to the studio before it was marked.',
  unsent: 'It was not emailed to the studio.',
  failed: 'It could not be emailed to the studio.',
  none: 'It is stored only at the desk.',
};
const canBeMailed = ({ studioMail }: Enquiry) => studioMail === 'unsent' || studioMail === 'failed';

interface AsSpamProps {
  readonly enquiry: Enquiry;
  readonly onNotSpam: () => void;
}

/** Why an enquiry counts as spam, and a button to change that. */
export const SpamNotice = ({ enquiry, onNotSpam }: AsSpamProps) => (
  <div className="as-spam">
    <p className="state">Marked as spam</p>
    <p className="hint">
      {enquiry.spamReason && SPAM_REASONS[enquiry.spamReason]?.long} {MAILED[enquiry.studioMail]}
    </p>
    <LowQuietButton onClick={onNotSpam}>
      {canBeMailed(enquiry) ? 'Not spam: email it to the studio' : 'Not spam'}
    </LowQuietButton>
  </div>
);

/** A failed email to the studio: why, and a button to retry it. */
export function MailFailureNotice({
  enquiry: { id, state, studioMail, mailError: failed },
}: {
  readonly enquiry: Enquiry;
}) {
  const { error, attempt } = useAttempt({ after: refreshEnquiries });
  if (studioMail !== 'failed' || state === 'spam') return null;
  const retry = () => attempt(() => ask(`/enquiries/${id}/retry`, {}));
  return (
    <div className="not-sent" role="status">
      <p className="state late">Not emailed to the studio</p>
      <p className="hint">
        {failed?.to === 'studio' && `${capital(failed.why)}. `}
        The enquiry is not lost: it is stored here.
      </p>
      <div className="actions">
        <LowQuietButton onClick={() => void retry()}>Try now</LowQuietButton>
      </div>
      <ErrorMessage>{error}</ErrorMessage>
    </div>
  );
}
