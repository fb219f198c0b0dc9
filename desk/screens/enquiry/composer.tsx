/** The form for a reply: saved while it is typed, sent with ten seconds to take it back. */
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Enquiry, SUBJECT_MAX } from '#contract/desk/enquiries.ts';
import { type Gap, gapsIn } from '#contract/reply-gaps.ts';
import { isolateDirection } from '#contract/text.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { Conflict, OfflineStatus } from '../../parts/save-status.tsx';
import { SavedLabel } from '../../parts/saved-label.tsx';
import { useStudio } from '../../parts/studio.ts';
import { useGrowing } from '../../parts/use-growing.ts';
import { duration } from '../../times.ts';
import { Files } from './files.tsx';
import { GapsLeft, MarkedGaps } from './gaps.tsx';
import { InsertTemplate } from './insert-template.tsx';
import { Send } from './send.tsx';
import { type Reply, useReply } from './use-reply.ts';

interface ComposerProps {
  readonly enquiry: Enquiry;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** On phones the reply fills the screen while it is edited. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
  readonly now: number;
}

export function Composer({ enquiry, field, isOpen, onClose, onSent, now }: ComposerProps) {
  const { me } = useStudio();
  const reply = useReply(enquiry, onSent);
  const { kept, body, error, write, send, gaps, signature } = reply;
  const hasCursor = useRef(false);
  /** The end of the text before the signature. */
  const ownEnd = body.includes(signature) ? body.lastIndexOf(signature) : body.length;
  useGrowing(field, body);
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    }
    if (event.key === 'Escape') {
      onClose();
      field.current?.blur();
    }
  }
  function choose({ text: gap, at }: Gap) {
    field.current?.focus();
    field.current?.setSelectionRange(at, at + gap.length);
  }
  /** Inserts a text at the cursor, or before the signature, and selects its first gap. */
  function insert(text: string) {
    const at = hasCursor.current ? (field.current?.selectionEnd ?? ownEnd) : ownEnd;
    // Rendered at once, so that the next letter is typed into the gap.
    flushSync(() => write({ body: body.slice(0, at) + text + body.slice(at) }));
    const [gap = { text: '', at: text.length }] = gapsIn(text);
    choose({ ...gap, at: at + gap.at });
  }
  /** The first time, where writing continues: browsers begin at the first letter. */
  function placeCursor() {
    if (!hasCursor.current) field.current?.setSelectionRange(ownEnd, ownEnd);
    hasCursor.current = true;
  }
  return (
    <section
      className={isOpen ? 'reply open' : 'reply'}
      aria-label={`Reply to ${isolateDirection(enquiry.name)}`}
    >
      <Head {...{ enquiry, reply, now, onClose }} onKeyDown={press} />
      <InsertTemplate enquiry={enquiry} onInsert={insert} />
      <div className="words">
        <MarkedGaps text={body} gaps={gaps} />
        <textarea
          ref={field}
          aria-label="Your reply"
          value={body}
          rows={9}
          onFocus={placeCursor}
          onChange={({ target }) => write({ body: target.value })}
          onKeyDown={press}
        />
      </div>
      <GapsLeft gaps={gaps} onChoose={choose} />
      {me.canReply && <Files id={enquiry.id} files={enquiry.files} />}
      <Conflict field={kept} say={({ subject, body }) => `${subject}\n${body}`.trim()} />
      <OfflineStatus />
      {enquiry.quotation && (
        <details className="below">
          <summary>Their message is quoted below</summary>
          <pre>{enquiry.quotation}</pre>
        </details>
      )}
      <ErrorMessage>{error}</ErrorMessage>
      <Send email={enquiry.email} reply={reply} />
    </section>
  );
}

interface HeadProps extends Pick<ComposerProps, 'enquiry' | 'now' | 'onClose'> {
  readonly reply: Reply;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const Head = ({ enquiry, reply, now, onClose, onKeyDown }: HeadProps) => (
  <>
    <header className="reply-bar">
      <TextButton onClick={onClose}>Keep for later</TextButton>
      <SavedLabel path={reply.kept.path} />
      <b className="hour">
        {enquiry.state === 'new' && enquiry.dueAt > now
          ? `${duration(enquiry.dueAt - now)} left`
          : ''}
      </b>
    </header>
    <p className="asked-words">
      <b>
        <bdi>{enquiry.name}</bdi>
      </b>{' '}
      <bdi>{enquiry.excerpt}</bdi>
    </p>
    <div className="to">
      <span>
        To{' '}
        <b>
          <bdi>{enquiry.email}</bdi>
        </b>
      </span>
      <label>
        Subject
        <input
          value={reply.subject}
          maxLength={SUBJECT_MAX}
          onChange={({ target }) => reply.write({ subject: target.value })}
          onKeyDown={onKeyDown}
        />
      </label>
      <SavedLabel path={reply.kept.path} />
    </div>
  </>
);
