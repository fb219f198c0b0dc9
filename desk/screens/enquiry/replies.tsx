/** The replies of an enquiry: sent, being sent, or failed. */

import type { Enquiry } from '#contract/desk/enquiries.ts';
import { mailTextLink } from '#contract/links.ts';
import { isolateDirection } from '#contract/text.ts';
import { ask } from '../../api.ts';
import { refreshEnquiries } from '../../enquiries.ts';
import { capital } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LowQuietButton } from '../../parts/buttons.tsx';
import { useStudio } from '../../parts/studio.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { FileList } from './files.tsx';
import { SendingReply } from './leaving.tsx';

interface RepliesProps {
  readonly enquiry: Enquiry;
  readonly onBack: () => void;
}

export function Replies({ enquiry, onBack }: RepliesProps) {
  const { times } = useStudio();
  const { id, name, now, replies, email } = enquiry;
  const { error, attempt } = useAttempt({ after: refreshEnquiries });
  const retry = () => attempt(() => ask(`/enquiries/${id}/retry`, {}));
  /** Makes the reply a draft again; the enquiry no longer counts as one with a failed email. */
  const takeBack = async (emailId: number) => {
    const remove = () => ask(`/enquiries/${id}/replies/${emailId}`, undefined, 'DELETE');
    if (await attempt(remove)) onBack();
  };
  return replies.map(({ emailId, author, subject, body, files, status, at, why, triedUntil }) => (
    <article
      key={emailId}
      className={`sent ${status}`}
      aria-label={`Reply by ${isolateDirection(author)}`}
    >
      <header>
        <b>
          <bdi>{author}</bdi>
        </b>
        <span>{subject}</span>
        <span className="when">{status === 'sent' && `Sent ${times.dayTimeInside(at, now)}`}</span>
      </header>
      <p className="body">{body}</p>
      <FileList files={files} />
      {status === 'leaving' && (
        <SendingReply {...{ at, name, error }} onTakeBack={() => void takeBack(emailId)} />
      )}
      {status === 'held' && <p className="state">Not sent: the enquiry is marked as spam</p>}
      {(status === 'waiting' || status === 'failed') && (
        <div className="not-sent" role="status">
          <p className="state late">{status === 'failed' ? 'Not delivered' : 'Not sent yet'}</p>
          <p>
            {`${capital(why)}. `}
            {status === 'waiting'
              ? `The desk tries again ${times.dayTimeInside(at, now)}, and keeps trying until ${times.date(triedUntil)}.`
              : `The desk stopped trying ${times.dayTimeInside(at, now)}.`}
          </p>
          <p className="hint">Your reply is saved.</p>
          <ErrorMessage>{error}</ErrorMessage>
          <div className="actions">
            <LowQuietButton onClick={() => void retry()}>Try now</LowQuietButton>
            <LowQuietButton onClick={() => void takeBack(emailId)}>
              Edit the reply again
            </LowQuietButton>
            <a className="underlined strong" href={mailTextLink(email, subject, body)}>
              Open in email app
            </a>
          </div>
        </div>
      )}
    </article>
  ));
}
