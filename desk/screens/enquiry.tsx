/** One enquiry: the words first, then what was and what can be done. */

import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { mailLink } from '#contract/links.ts';
import type { State } from '#contract/states.ts';
import { isolated } from '#contract/text.ts';
import { ask, queries, Refusal, refresh, useEnquiry, useInbox } from '../api.ts';
import { Composer } from '../parts/composer.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { useKeys } from '../parts/keys.tsx';
import { Marked, useMarks } from '../parts/marks.tsx';
import { Note } from '../parts/note.tsx';
import { Replies } from '../parts/replies.tsx';
import { useNow, useStudio } from '../parts/studio.ts';
import { duration, lowered, pageName, spamReason } from '../words.ts';
import { rememberRead } from './inbox.tsx';
import '../styles/enquiry/enquiry.css';
import '../styles/enquiry/reply.css';

const STATES: readonly (readonly [State, string])[] = [
  ['new', 'New'],
  ['talks', 'In talks'],
  ['won', 'Won'],
  ['closed', 'Closed'],
  ['spam', 'Spam'],
];

/** The reference of what stands before and after in the list that one came from. */
function useNeighbours(id: string) {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const { data, isPlaceholderData } = useInbox(query || 'list=new');
  const { words } = useStudio();
  const now = useNow();
  const list = params.get('list') ?? 'new';
  const items = data
    ? words.groups(data.items, list === 'new', now).flatMap(({ rows }) => rows)
    : [];
  // What was answered meanwhile has left the list: its place is remembered.
  const seen = useRef<{ ids: readonly string[]; total: number }>({ ids: [], total: 0 });
  const current = items.map((item) => item.id);
  if (data && (seen.current.ids.length === 0 || current.includes(id)))
    seen.current = { ids: current, total: data.total };
  const { ids, total } = seen.current;
  const at = ids.indexOf(id);
  // The last of the pages that were read: the next page is read for the one after it.
  const isMoreNeeded = at === ids.length - 1 && at !== -1 && total > ids.length;
  useEffect(() => {
    if (!isMoreNeeded || isPlaceholderData) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('pages', String(Number(before.get('pages') ?? 1) + 1));
        return next;
      },
      { replace: true },
    );
  }, [isMoreNeeded, isPlaceholderData, setParams]);
  return {
    query: query ? `?${query}` : '',
    place: at === -1 ? '' : `${at + 1} of ${total}`,
    isPlainList: list === 'new' && !params.get('search') && !params.get('for'),
    next: at === -1 ? current[0] : ids[at + 1],
    previous: at === -1 ? undefined : ids[at - 1],
  };
}

export function EnquiryScreen() {
  const { id = '' } = useParams();
  const { data: enquiry, error } = useEnquiry(id);
  useEffect(() => {
    rememberRead(id);
  }, [id]);
  if (error instanceof Refusal && error.status === 404)
    return (
      <main className="room alone" id="main">
        <title>This enquiry no longer exists · Desk</title>
        <h1>This enquiry no longer exists</h1>
        <p>
          This enquiry was erased.{' '}
          <Link className="underlined" to="/">
            All enquiries
          </Link>
        </p>
      </main>
    );
  if (!enquiry) return <main className="room" id="main" aria-busy="true" />;
  return <One key={id} enquiry={enquiry} />;
}

function One({ enquiry }: { readonly enquiry: Enquiry }) {
  const { me, words } = useStudio();
  const now = useNow();
  const navigate = useNavigate();
  const { id, name, state, isSeen, replies } = enquiry;
  const { query, place, isPlainList, next, previous } = useNeighbours(id);
  const [isWriting, setWriting] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const reply = useRef<HTMLTextAreaElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const { mark, undo, outcome, dismiss } = useMarks();
  const isLeaving = replies.some(({ status }) => status === 'leaving');
  const canWrite = state !== 'spam' && !isLeaving;

  useEffect(() => {
    if (!isSeen) void ask(`/enquiries/${id}/seen`, {}).then(refresh, () => {});
  }, [id, isSeen]);
  // The answer takes the whole screen of a phone: the page behind stays where it is.
  useEffect(() => {
    document.documentElement.classList.toggle('writing', isWriting);
    return () => document.documentElement.classList.remove('writing');
  }, [isWriting]);

  const go = (to: string | undefined) => to && navigate(`/enquiry/${to}${query}`);
  function open() {
    setWriting(true);
    requestAnimationFrame(() => reply.current?.focus());
  }
  const write = () => canWrite && open();
  useKeys({
    j: () => void go(next),
    k: () => void go(previous),
    r: write,
    n: () => note.current?.focus(),
    e: () => void mark(enquiry, 'talks'),
    '!': () => void mark(enquiry, 'spam'),
    z: undo,
    Escape: () => void navigate(`/${query}`),
  });

  async function erase() {
    await ask(`/enquiries/${id}`, undefined, 'DELETE');
    queries.removeQueries({ queryKey: ['enquiry', id] });
    await refresh();
    await navigate(next ? `/enquiry/${next}${query}` : `/${query}`, { replace: true });
  }

  const isDue = state === 'new';
  const isLate = isDue && enquiry.dueAt < now;
  const written = `Written ${lowered(words.dayTime(enquiry.receivedAt, now))}`;
  return (
    <>
      <nav className="under" aria-label="Previous, next and status">
        <Link className="underlined" to={`/${query}`}>
          All enquiries
        </Link>
        <span className="wide">{place && `${place}${isPlainList ? ' to answer' : ''}`}</span>
        <span className="wide">
          <kbd>J</kbd> <kbd>K</kbd> next, previous
        </span>
        <span className="phone place">
          {place}
          {next && (
            <Link className="underlined" to={`/enquiry/${next}${query}`}>
              Next
            </Link>
          )}
        </span>
        <div className="end wide">
          <States enquiry={enquiry} onMark={(to) => void mark(enquiry, to)} />
        </div>
      </nav>
      <main className="enquiry" id="main" tabIndex={-1}>
        <title>{`${isolated(name)} · Desk`}</title>
        <div className="main">
          <div className="name">
            <h1>
              <bdi>{name}</bdi>
            </h1>
            {isDue && (
              <b className={isLate ? 'hour late phone' : 'hour phone'}>
                {isLate ? `${duration(now - enquiry.dueAt)} late` : duration(enquiry.dueAt - now)}
              </b>
            )}
          </div>
          <p className="about">
            {enquiry.what}. {written}
            {enquiry.page && (
              <>
                , on the page{' '}
                <a className="underlined" href={enquiry.page}>
                  {enquiry.project ?? pageName(enquiry.page)}
                </a>
              </>
            )}
            .
          </p>
          <Wording key={id} text={enquiry.words} />
          <Marked outcome={outcome} onUndo={undo} onDismiss={dismiss} />
          <History enquiry={enquiry} now={now} />
          <div className="phone-only">
            <States enquiry={enquiry} onMark={(to) => void mark(enquiry, to)} />
          </div>
          <NotMailed enquiry={enquiry} />
          <Replies enquiry={enquiry} onBack={open} />
          {canWrite && (
            <Composer
              key={enquiry.replies.length}
              enquiry={enquiry}
              field={reply}
              isOpen={isWriting}
              now={now}
              onClose={() => setWriting(false)}
              onSent={() => setWriting(false)}
            />
          )}
          {state === 'spam' && (
            <div className="as-spam">
              <p className="state">Marked as spam</p>
              <p className="hint">
                {spamReason(enquiry.spamReason).long} {MAILED[enquiry.studioMail]}
              </p>
              <button
                type="button"
                className="button low quiet"
                onClick={() => void mark(enquiry, 'new')}
              >
                {canBeMailed(enquiry) ? 'Not spam, send the mail' : 'Not spam'}
              </button>
            </div>
          )}
        </div>
        <aside className="side" aria-label="Facts">
          {isDue && (
            <div className="due wide">
              <span>{isLate ? 'Past the promised time' : 'Time left to answer'}</span>
              <b className={isLate ? 'hour late' : 'hour'}>
                {duration(isLate ? now - enquiry.dueAt : enquiry.dueAt - now)}
              </b>
            </div>
          )}
          <Reach enquiry={enquiry} className="reach" />
          <Facts enquiry={enquiry} />
          <Note enquiry={enquiry} field={note} />
          <div className="erase">
            <span>Will be deleted on {words.date(enquiry.erasesAt)}</span>
            <button type="button" className="underlined" onClick={() => setErasing(true)}>
              Erase now
            </button>
          </div>
        </aside>
        <div className="thumb">
          {canWrite && (
            <button type="button" className="button" onClick={write}>
              {enquiry.hasDraft ? 'Continue replying' : 'Answer'}
            </button>
          )}
          <Reach enquiry={enquiry} className="" />
        </div>
      </main>
      {isErasing && (
        <Confirm
          title={`Erase ${isolated(name)}?`}
          yes="Erase"
          no="Keep"
          onYes={erase}
          onClose={() => setErasing(false)}
        >
          <p>
            The words, the note, your replies and their history go from here for good, from every
            copy that this server keeps.
          </p>
          <p>
            Mails in your mailbox stay, and so do backups that you made: erase them there. What you
            mailed to <bdi>{name}</bdi> is in their mailbox.
          </p>
          <p className="hint">
            {me.name} stands in the list of what was done, with the reference alone.
          </p>
        </Confirm>
      )}
    </>
  );
}

/** Whether it reached the studio's mailbox, of an enquiry that is taken for spam. */
const MAILED: Readonly<Record<Enquiry['studioMail'], string>> = {
  sent: 'It had been mailed to the studio before.',
  unsent: 'It was not mailed to the studio.',
  failed: 'It could not be mailed to the studio.',
  none: 'It is stored only here.',
};
const canBeMailed = ({ studioMail }: Enquiry) => studioMail === 'unsent' || studioMail === 'failed';

/** A mail to the studio that was given up: why, and the way to try it again. */
function NotMailed({ enquiry: { id, state, studioMail, trouble } }: { enquiry: Enquiry }) {
  if (studioMail !== 'failed' || state === 'spam') return null;
  const retry = async () => {
    await ask(`/enquiries/${id}/retry`, {}).catch(() => {});
    await refresh();
  };
  return (
    <div className="not-sent" role="status">
      <p className="state late">Not mailed to the studio</p>
      <p className="hint">
        {trouble?.to === 'studio' ? `${trouble.why}. It is stored here.` : 'It is stored here.'}
      </p>
      <div className="acts">
        <button type="button" className="button low quiet" onClick={() => void retry()}>
          Try now
        </button>
      </div>
    </div>
  );
}

function States({ enquiry, onMark }: { enquiry: Enquiry; onMark: (state: State) => void }) {
  return (
    <fieldset className="states">
      <legend className="visually-hidden">State</legend>
      {STATES.map(([state, word]) => (
        <button
          key={state}
          type="button"
          aria-pressed={enquiry.state === state}
          onClick={() => onMark(state)}
        >
          {word}
        </button>
      ))}
    </fieldset>
  );
}

const LINES_MAX = 14;
const SHOWN_MAX = 1200;

const shortened = (text: string) =>
  `${text.split('\n').slice(0, LINES_MAX).join('\n').slice(0, SHOWN_MAX)}…`;

/** The words; very long ones are cut until somebody wants them all. */
function Wording({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > 1400 || text.split('\n').length > LINES_MAX;
  if (text === '') return <p className="wording none">No message.</p>;
  const paragraphs = (isLong && !isWhole ? shortened(text) : text).split(/\n{2,}/);
  return (
    <div className="wording">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words do not change
        <p key={index}>{paragraph}</p>
      ))}
      {isLong && !isWhole && (
        <button type="button" className="underlined" onClick={() => setWhole(true)}>
          Show the whole message
        </button>
      )}
    </div>
  );
}

function Reach({
  enquiry: { phone, email, subject },
  className,
}: {
  enquiry: Enquiry;
  className: string;
}) {
  return (
    <div className={className}>
      {phone?.tel && (
        <a className="button low quiet" href={phone.tel}>
          Call
        </a>
      )}
      {phone?.whatsapp && (
        <a className="button low quiet" href={phone.whatsapp} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
      )}
      {!phone?.tel && (
        <a className="button low quiet" href={mailLink(email, { subject })}>
          Mail
        </a>
      )}
    </div>
  );
}

function Facts({ enquiry }: { readonly enquiry: Enquiry }) {
  const { id, email, phone, what, form, project, more, noticeVersion } = enquiry;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Phone', phone?.number ?? null],
    ['E-mail', email],
    ['What for', what],
    ['Project', project],
    ...more.map(({ label, value }) => [label, value] as const),
    ['Form', form],
    ['Reference', id],
    ['Privacy notice', noticeVersion],
  ];
  return (
    <dl className="facts">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {label === 'E-mail' ? (
                  <a className="underlined" href={mailLink(email)}>
                    <bdi>{value}</bdi>
                  </a>
                ) : (
                  <bdi>{value}</bdi>
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** From arrival to the promise, which stands hollow at the end until it is kept. */
function History({ enquiry, now }: { readonly enquiry: Enquiry; readonly now: number }) {
  const { words } = useStudio();
  const [isWhole, setWhole] = useState(false);
  const { history, state, dueAt } = enquiry;
  const shown =
    isWhole || history.length <= 4 ? history : [...history.slice(0, 1), ...history.slice(-3)];
  return (
    <div className="history">
      <ol>
        {shown.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={new Date(at).toISOString()}>{words.dayTime(at, now)}</time> {text}
          </li>
        ))}
        {state === 'new' && (
          <li className="to">
            <time dateTime={new Date(dueAt).toISOString()}>{words.dayTime(dueAt, now)}</time>{' '}
            Promised answer
          </li>
        )}
      </ol>
      {shown.length < history.length && (
        <button type="button" className="underlined" onClick={() => setWhole(true)}>
          All {history.length} steps
        </button>
      )}
    </div>
  );
}
