/** The enquiries, by when an answer was promised. */

import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { InboxItem } from '#contract/desk/enquiries.ts';
import { DAY_MS } from '#contract/duration.ts';
import { LISTS, type ListName } from '#contract/lists.ts';
import { useInbox } from '../api.ts';
import { DayLine } from '../parts/day-line.tsx';
import { Arch } from '../parts/drawings.tsx';
import { useKeys } from '../parts/keys.tsx';
import { type Mark, Marked, useMarks } from '../parts/marks.tsx';
import { Row } from '../parts/row.tsx';
import { useNow, useStudio } from '../parts/studio.ts';
import '../styles/inbox/inbox.css';
import '../styles/inbox/rows.css';
import '../styles/inbox/phone.css';

/** The enquiry that was open last. */
let lastRead: string | null = null;
export const rememberRead = (id: string) => {
  lastRead = id;
};

const LIST_NAMES: Readonly<Record<ListName, string>> = {
  new: 'To answer',
  talks: 'In talks',
  won: 'Won',
  closed: 'Closed',
  failed: 'Mail failed',
  spam: 'Spam',
  all: 'All',
};
const EMPTY: Readonly<Record<ListName, string>> = {
  new: 'No enquiries to answer',
  talks: 'No conversations in progress',
  won: 'No won projects yet',
  closed: 'No closed enquiries',
  failed: 'No failed mail',
  spam: 'No spam',
  all: 'No enquiries yet',
};

const LATELY_MS = 7 * DAY_MS;
/** Between two letters of a quick hand: not each of them is searched for. */
const TYPING_MS = 120;

/** What `j` and `k` walk along. */
const rowsOnScreen = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

export function Inbox() {
  const { words } = useStudio();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const search = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = LISTS.find((name) => name === params.get('list')) ?? 'new';
  const typed = params.get('search') ?? '';
  const { data, isPlaceholderData } = useInbox(params.toString() || 'list=new');
  const { mark, undo, outcome, dismiss } = useMarks();

  const set = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('pages');
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );

  // More rows are asked for by the button, or by `j` on the last row; the focus goes on to the first of them.
  const asksMore = useRef<{
    readonly from: Element | null;
    readonly count: number;
    readonly lastRow: string | undefined;
  } | null>(null);
  function showMore() {
    const count = data?.items.length ?? 0;
    const lastRow = rowsOnScreen()[count - 1]?.dataset.row;
    asksMore.current = { from: document.activeElement, count, lastRow };
    set({ pages: String(Number(params.get('pages') ?? 1) + 1) });
  }
  useEffect(() => {
    const { current } = asksMore;
    if (!current || isPlaceholderData || !data || data.items.length <= current.count) return;
    asksMore.current = null;
    const rows = rowsOnScreen();
    const at = rows.findIndex(({ dataset }) => dataset.row === current.lastRow);
    // The button goes with the last page, and its focus with it.
    const { activeElement, body } = document;
    if (at !== -1 && (activeElement === current.from || activeElement === body))
      rows[at + 1]?.focus();
  });

  function walk(step: number) {
    const rows = rowsOnScreen();
    const at = rows.indexOf(document.activeElement as HTMLElement);
    if (step > 0 && data && at === data.items.length - 1 && data.total > data.items.length)
      return showMore();
    const next = at === -1 ? (step > 0 ? 0 : rows.length - 1) : at + step;
    rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus();
  }
  /** Marks the row that has the focus, which goes on to the next one. */
  async function markFocused(state: Mark['state']) {
    const rows = rowsOnScreen();
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const item = [...(data?.items ?? []), ...(data?.lately ?? [])].find(
      ({ id }) => id === rows[at]?.dataset.row,
    );
    if (!item) return;
    const next = (rows[at + 1] ?? rows[at - 1])?.dataset.row;
    if (!(await mark(item, state))) return;
    requestAnimationFrame(() => {
      // On a slow line the owner has gone on by now, perhaps to the search.
      const { activeElement, body } = document;
      if (activeElement === rows[at] || activeElement === body)
        document.querySelector<HTMLElement>(`[data-row="${next ?? ''}"]`)?.focus();
    });
  }
  useKeys({
    j: () => walk(1),
    k: () => walk(-1),
    e: () => void markFocused('talks'),
    '!': () => void markFocused('spam'),
    z: undo,
    '/': () => search.current?.focus(),
  });
  // What was read last has the focus again when one comes back to the list.
  const back = useRef(lastRead);
  useEffect(() => {
    if (!data || !back.current) return;
    document
      .querySelector<HTMLElement>(`[data-row="${back.current}"]`)
      ?.focus({ preventScroll: false });
    back.current = null;
    lastRead = null;
  }, [data]);

  // The lists of a phone do not fit its width: the one that is shown comes into view.
  const names = useRef<HTMLElement>(null);
  const isReady = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there are lists, and for each list
  useEffect(() => {
    const nav = names.current;
    const current = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && current)
      nav.scrollTo({ left: current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2 });
  }, [list, isReady]);

  if (!data) return <main className="room inbox" id="main" aria-busy="true" />;
  const said = words.title(data, now);
  // While one searches, each list says how much of it is found there.
  const countOf = (name: ListName) => {
    if (typed === '') return data.counts[name].toLocaleString('en-IN');
    return data.found?.[name] ?? '';
  };
  const elsewhere = data.found ? data.found.all - data.found[list] : 0;
  const lately = data.lately.filter(({ answeredAt }) => (answeredAt ?? 0) > now - LATELY_MS);
  const isPlain = typed === '' && !params.get('for');
  const groups = words.groups(data.items, list === 'new', now);
  const row = (item: InboxItem, isQuiet = false) => (
    <Row key={item.id} item={item} now={now} isQuiet={isQuiet} query={params.toString()} />
  );

  return (
    <main className="room inbox" id="main" tabIndex={-1}>
      <title>{`${data.counts.new > 0 ? `(${data.counts.new}) ` : ''}Enquiries · Desk`}</title>
      <header className="head">
        <div>
          <h1>{said.title}</h1>
          <p>
            <span className="phone">
              It is <b className="hour">{words.clock(now)}</b>.{' '}
            </span>
            {said.more}
          </p>
        </div>
        <DayLine due={data.due} now={now} />
      </header>
      <div className="filters">
        <nav ref={names} className="lists" aria-label="Lists of enquiries">
          {LISTS.map((name) => (
            <button
              key={name}
              type="button"
              aria-current={name === list ? 'true' : undefined}
              onClick={() => set({ list: name === 'new' ? '' : name, for: '' })}
            >
              {LIST_NAMES[name]} <i>{countOf(name)}</i>
            </button>
          ))}
        </nav>
        <label className="what-for">
          <span>What for:</span>
          <select
            value={params.get('for') ?? ''}
            onChange={({ target }) => set({ for: target.value })}
          >
            <option value="">any</option>
            {data.whats.map((what) => (
              <option key={what}>{what}</option>
            ))}
          </select>
        </label>
        <search className="find">
          <input
            ref={search}
            type="search"
            aria-label="Search by name, phone, reference or words"
            placeholder="Name, phone, reference or words"
            defaultValue={typed}
            enterKeyHint="search"
            onChange={({ target }) => {
              clearTimeout(timer.current);
              timer.current = setTimeout(() => set({ search: target.value.trim() }), TYPING_MS);
            }}
            onKeyDown={(event) => {
              const { key, currentTarget } = event;
              if (key === 'Enter' || key === 'ArrowDown') {
                event.preventDefault();
                walk(1);
              }
              if (key === 'Escape') {
                clearTimeout(timer.current);
                currentTarget.value = '';
                set({ search: '' });
                currentTarget.blur();
              }
            }}
          />
          <kbd>/</kbd>
        </search>
      </div>
      <Marked outcome={outcome} onUndo={undo} onDismiss={dismiss} />
      <div className="list" aria-busy={isPlaceholderData}>
        {data.items.length === 0 && (
          <Empty
            list={list}
            typed={typed}
            elsewhere={elsewhere}
            isPlain={isPlain}
            onReset={() => {
              if (search.current) search.current.value = '';
              set({ search: '', for: '' });
            }}
            onLookInAll={() => set({ list: 'all', for: '' })}
          />
        )}
        {groups.map(({ heading, rows, isLate }) => (
          <section key={heading} aria-label={heading}>
            <h2 className={isLate ? 'late' : undefined}>{heading}</h2>
            <ul>{rows.map((item) => row(item))}</ul>
          </section>
        ))}
        {data.total > data.items.length && (
          <button type="button" className="button low quiet more" onClick={showMore}>
            Show more ({(data.total - data.items.length).toLocaleString('en-IN')} left)
          </button>
        )}
        {data.items.length > 0 && elsewhere > 0 && (
          <p className="hint elsewhere">
            {`${elsewhere} more in other lists. `}
            <button type="button" className="underlined" onClick={() => set({ list: 'all' })}>
              Search all lists
            </button>
          </p>
        )}
        {data.isMore && (
          <p className="hint elsewhere">
            {`More than ${data.total.toLocaleString('en-IN')} results: add a word to narrow the search.`}
          </p>
        )}
        {lately.length > 0 && (
          <section aria-label="Recently answered">
            <h2>Recently answered</h2>
            <ul>{lately.map((item) => row(item, true))}</ul>
          </section>
        )}
        {data.total > 0 && (
          <p className="csv">
            <a
              className="underlined"
              href={`/desk/api/enquiries.csv?${params.toString() || 'list=new'}`}
              download
            >
              {isPlain ? 'This list as CSV' : 'Search results as CSV'}
            </a>
          </p>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {typed && !isPlaceholderData ? `${data.total} found` : ''}
      </p>
    </main>
  );
}

interface EmptyProps {
  readonly list: ListName;
  readonly typed: string;
  /** How many other lists have. */
  readonly elsewhere: number;
  /** Nothing was looked for: the list itself is empty. */
  readonly isPlain: boolean;
  readonly onReset: () => void;
  readonly onLookInAll: () => void;
}

const Empty = ({ list, typed, elsewhere, isPlain, onReset, onLookInAll }: EmptyProps) => (
  <div className="empty">
    <Arch />
    <p className="state">{isPlain ? EMPTY[list] : 'No results in this list'}</p>
    {!isPlain && (
      <p className="hint">
        {typed && `Looked for “${typed}” in ${LIST_NAMES[list].toLowerCase()}. `}
        <button type="button" className="underlined" onClick={onReset}>
          Show the whole list
        </button>{' '}
        {list !== 'all' && (
          <button type="button" className="underlined" onClick={onLookInAll}>
            {elsewhere > 0 ? `Search all lists: ${elsewhere} found` : 'Search all lists'}
          </button>
        )}
      </p>
    )}
  </div>
);
