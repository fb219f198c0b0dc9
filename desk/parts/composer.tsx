/** A reply, written in place: kept as it is written, sent with ten seconds to take it back. */

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { mailLink } from '#contract/links.ts';
import { isolated } from '#contract/text.ts';
import { ask, refresh } from '../api.ts';
import { keeper, useKept } from '../keep/keep.ts';
import { duration } from '../words.ts';
import { Conflict, KeptWord, Offline } from './kept-note.tsx';
import { useStudio } from './studio.ts';
import { useGrowing } from './use-growing.ts';

const firstName = (name: string) => (name.includes('@') ? '' : name.split(/\s+/, 1).join());

interface ComposerProps {
  readonly enquiry: Enquiry;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** On phones the reply takes the whole screen while it is written. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
  readonly now: number;
}

export function Composer({ enquiry, field, isOpen, onClose, onSent, now }: ComposerProps) {
  const { me } = useStudio();
  const { id, name, email, draft, subject } = enquiry;
  const begin = `${firstName(name) ? `Dear ${firstName(name)},` : 'Hello,'}\n\n\n\n${me.name}\n${me.studio}`;
  const kept = useKept(`/enquiries/${id}/draft`, {
    value: { subject: draft.subject, body: draft.body },
    revision: String(draft.revision),
  });
  const { value: own } = kept;
  const body = own.body === '' ? begin : own.body;
  const line = own.subject || subject;
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const hasWords = own.body.trim() !== '' && own.body !== begin;

  const write = (change: Partial<typeof own>) =>
    kept.set({ ...own, subject: line, body, ...change });
  async function send() {
    if (!hasWords || isBusy) return;
    setBusy(true);
    setTrouble('');
    try {
      await ask(`/enquiries/${id}/replies`, { subject: line, body });
      keeper.discard(kept.path);
      onSent();
      await refresh();
    } catch (error) {
      setTrouble((error as Error).message);
    }
    setBusy(false);
  }
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
  /** After the greeting, where the words begin. */
  function place() {
    const at = body.indexOf('\n\n') + 2;
    if (!hasWords) field.current?.setSelectionRange(at, at);
  }

  useGrowing(field);

  const mailto = mailLink(email, { subject: line, body });
  return (
    <section className={isOpen ? 'reply open' : 'reply'} aria-label={`Reply to ${isolated(name)}`}>
      <header className="reply-bar">
        <button type="button" className="underlined" onClick={onClose}>
          Keep for later
        </button>
        <KeptWord path={kept.path} />
        <b className="hour">
          {enquiry.state === 'new' && enquiry.dueAt > now ? duration(enquiry.dueAt - now) : ''}
        </b>
      </header>
      <p className="asked-words">
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <bdi>{enquiry.excerpt}</bdi>
      </p>
      <div className="to">
        <span>
          To{' '}
          <b>
            <bdi>{email}</bdi>
          </b>
        </span>
        <label>
          Subject
          <input
            value={line}
            maxLength={200}
            onChange={({ target }) => write({ subject: target.value })}
            onKeyDown={press}
          />
        </label>
        <KeptWord path={kept.path} />
      </div>
      <textarea
        ref={field}
        aria-label="Your reply"
        value={body}
        rows={9}
        onFocus={place}
        onChange={({ target }) => write({ body: target.value })}
        onKeyDown={press}
      />
      <Conflict
        field={kept}
        say={({ subject: theirs, body: text }) =>
          `${theirs}
${text}`.trim()
        }
      />
      <Offline />
      {enquiry.quotation && (
        <details className="below">
          <summary>Their message is quoted below</summary>
          <pre>{enquiry.quotation}</pre>
        </details>
      )}
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <div className="do">
        {me.canReply && (
          <button
            type="button"
            className="button"
            disabled={!hasWords || isBusy}
            onClick={() => void send()}
          >
            Send
          </button>
        )}
        <a className="underlined strong" href={mailto}>
          {me.canReply ? 'Open in mail instead' : 'Open in mail'}
        </a>
        <span className="from">
          {me.canReply
            ? `Sent from ${me.from}`
            : 'Mail cannot be sent yet: SMTP_URL or a real sender address is missing.'}
        </span>
      </div>
    </section>
  );
}

/** The seconds in which a reply can be taken back. */
export function Leaving({
  id,
  emailId,
  at,
  name,
  onBack,
}: {
  id: string;
  emailId: number;
  at: number;
  name: string;
  onBack: () => void;
}) {
  const [now, setNow] = useState(Date.now);
  const [trouble, setTrouble] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, at - now);
  async function takeBack() {
    try {
      await ask(`/enquiries/${id}/replies/${emailId}`, undefined, 'DELETE');
      await refresh();
      onBack();
    } catch (error) {
      setTrouble((error as Error).message);
      await refresh();
    }
  }
  return (
    <div className="leaving">
      <p className="state" role="status">
        {left > 0 ? `Sends in ${Math.ceil(left / 1000)} s` : 'Sending'}
      </p>
      <div className="bar">
        <i style={{ width: `${100 - (left / 10_000) * 100}%` }} />
      </div>
      <p className="hint">
        To <bdi>{name}</bdi>. Until then it can come back.
      </p>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <button
        ref={button}
        type="button"
        className="button low quiet"
        disabled={left === 0}
        onClick={() => void takeBack()}
      >
        Take it back
      </button>
    </div>
  );
}
