/** One enquiry: the message, its history and the reply; the facts at the side. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useParams } from 'react-router';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { isolateDirection } from '#contract/text.ts';
import { ask, ResponseError } from '../../api.ts';
import { refreshEnquiries, useEnquiry } from '../../enquiries.ts';
import { BY_TELEPHONE } from '../../messages/en.ts';
import { useKeys } from '../../parts/keys.tsx';
import { StateChangeStatus, useStateChanges } from '../../parts/marks.tsx';
import { useNow } from '../../parts/studio.ts';
import { rememberRead } from '../inbox/use-row-focus.ts';
import '../../styles/enquiry/enquiry.css';
import '../../styles/enquiry/phone.css';
import '../../styles/enquiry/history.css';
import '../../styles/enquiry/templates.css';
import '../../styles/enquiry/reply.css';
import '../../styles/enquiry/reply-phone.css';
import '../../styles/enquiry/sent.css';
import { Button } from '../../parts/buttons.tsx';
import { Assignee } from './assignee.tsx';
import { Composer } from './composer.tsx';
import { DeleteEnquiry } from './delete-enquiry.tsx';
import { Deleted } from './deleted.tsx';
import { MailFailureNotice, SpamNotice } from './delivery.tsx';
import { Facts, Reach } from './facts.tsx';
import { DueTime, Head } from './head.tsx';
import { History } from './history.tsx';
import { Loading } from './loading.tsx';
import { Message } from './message.tsx';
import { Note } from './note.tsx';
import { Reminder } from './reminder.tsx';
import { Replies } from './replies.tsx';
import { States } from './states.tsx';
import { Steps } from './steps.tsx';
import { useNeighbours } from './use-neighbours.ts';

export function EnquiryScreen() {
  const { id = '' } = useParams();
  const { data: enquiry, error } = useEnquiry(id);
  /** The enquiry for which `r` was pressed before it had loaded. */
  const [replyTo, setReplyTo] = useState('');
  useEffect(() => {
    rememberRead(id);
  }, [id]);
  if (error instanceof ResponseError && error.status === 404) return <Deleted />;
  if (!enquiry) return <Loading id={id} error={error} onReply={() => setReplyTo(id)} />;
  return <EnquiryDetails key={id} enquiry={enquiry} startsWriting={replyTo === id} />;
}

interface EnquiryDetailsProps {
  readonly enquiry: Enquiry;
  readonly startsWriting: boolean;
}

function EnquiryDetails({ enquiry, startsWriting }: EnquiryDetailsProps) {
  const now = useNow();
  const navigate = useNavigate();
  const { id, name, email, state, isSeen, replies } = enquiry;
  const neighbours = useNeighbours(id);
  const { query, next } = neighbours;
  const isLeaving = replies.some(({ status }) => status === 'leaving');
  const canWrite = state !== 'spam' && !isLeaving && email !== '';
  const [isWriting, setWriting] = useState(startsWriting && canWrite);
  const reply = useRef<HTMLTextAreaElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const { mark, undo, outcome, dismiss } = useStateChanges();

  useLayoutEffect(() => {
    if (startsWriting) reply.current?.focus();
  }, [startsWriting]);
  useEffect(() => {
    if (!isSeen) void ask(`/enquiries/${id}/seen`, {}).then(refreshEnquiries, () => {});
  }, [id, isSeen]);
  // The reply fills the screen of a phone, so the page behind it must not scroll.
  useEffect(() => {
    document.documentElement.classList.toggle('writing', isWriting);
    return () => document.documentElement.classList.remove('writing');
  }, [isWriting]);

  function open() {
    // Rendered at once, so that the next key is a letter of the reply and not a shortcut.
    flushSync(() => setWriting(true));
    reply.current?.focus();
  }
  const write = () => canWrite && open();
  useKeys({
    r: write,
    n: () => note.current?.focus(),
    e: () => void mark(enquiry, 'talks'),
    '!': () => void mark(enquiry, 'spam'),
    z: undo,
  });

  const states = <States enquiry={enquiry} onMark={(to) => void mark(enquiry, to)} />;
  return (
    <>
      <Steps {...neighbours}>{states}</Steps>
      <main className="enquiry" id="main" tabIndex={-1}>
        <title>{`${isolateDirection(name)} · Desk`}</title>
        <div className="main">
          <Head enquiry={enquiry} now={now} />
          <Message key={id} text={enquiry.words} />
          <StateChangeStatus outcome={outcome} onUndo={undo} onDismiss={dismiss} />
          <History enquiry={enquiry} now={now} />
          <div className="phone-only">{states}</div>
          <MailFailureNotice enquiry={enquiry} />
          <Replies enquiry={enquiry} onBack={open} />
          {canWrite && (
            <Composer
              key={replies.length}
              enquiry={enquiry}
              field={reply}
              isOpen={isWriting}
              now={now}
              onClose={() => setWriting(false)}
              onSent={() => setWriting(false)}
            />
          )}
          {email === '' && state !== 'spam' && <p className="hint">{BY_TELEPHONE.noAddress}</p>}
          {state === 'spam' && (
            <SpamNotice enquiry={enquiry} onNotSpam={() => void mark(enquiry, 'new')} />
          )}
        </div>
        <aside className="side" aria-label="Details">
          <DueTime enquiry={enquiry} now={now} />
          <Reach enquiry={enquiry} className="reach" />
          <Facts enquiry={enquiry} />
          <Assignee enquiry={enquiry} />
          <Reminder enquiry={enquiry} now={now} />
          <Note enquiry={enquiry} field={note} />
          <DeleteEnquiry
            enquiry={enquiry}
            onDeleted={() =>
              navigate(next ? `/enquiry/${next}${query}` : `/${query}`, { replace: true })
            }
          />
        </aside>
        <div className="thumb">
          {canWrite && (
            <Button onClick={write}>{enquiry.hasDraft ? 'Continue the reply' : 'Reply'}</Button>
          )}
          <Reach enquiry={enquiry} className="" />
        </div>
      </main>
    </>
  );
}
