/** The enquiries, by the promised time of the answer. */
import { useRef } from 'react';
import { useInbox } from '../../enquiries.ts';
import { BY_TELEPHONE, TEMPLATES } from '../../messages/en.ts';
import { useKeys } from '../../parts/keys.tsx';
import { LoadError } from '../../parts/load-error.tsx';
import { StateChangeStatus, useStateChanges } from '../../parts/marks.tsx';
import { useNow, useStudio } from '../../parts/studio.ts';
import { Offer } from '../studio/offer.tsx';
import { DayLine } from './day-line.tsx';
import '../../styles/inbox/inbox.css';
import '../../styles/inbox/rows.css';
import '../../styles/inbox/phone.css';
import { TextLink } from '../../parts/buttons.tsx';
import { Filters } from './filters.tsx';
import { headline } from './headline.ts';
import { List } from './list.tsx';
import { useListAddress } from './use-list-address.ts';
import { useRowFocus } from './use-row-focus.ts';

export function Inbox() {
  const { me, times } = useStudio();
  const now = useNow();
  const search = useRef<HTMLInputElement>(null);
  const address = useListAddress();
  const { query, set, addPage } = address;
  const { data, error, isPlaceholderData } = useInbox(query || 'list=new');
  const { mark, undo, outcome, dismiss } = useStateChanges();
  const { walk, showMore, markFocused } = useRowFocus({ data, isPlaceholderData, addPage, mark });
  useKeys({
    j: () => walk(1),
    k: () => walk(-1),
    e: () => void markFocused('talks'),
    '!': () => void markFocused('spam'),
    z: undo,
    '/': () => search.current?.focus(),
  });
  function reset() {
    if (search.current) search.current.value = '';
    set({ search: '', for: '', mine: '' });
  }
  if (!data) return <LoadError what="Enquiries" error={error} />;
  const { title, more } = headline(times, times.hoursOf(now).closes, data, now);
  return (
    <main className="page inbox" id="main" tabIndex={-1}>
      <title>{`${data.counts.new > 0 ? `(${data.counts.new}) ` : ''}Enquiries · Desk`}</title>
      <header className="head">
        <div>
          <h1>{title}</h1>
          <p>
            <span className="phone">
              It is <b className="hour">{times.clock(now)}</b>.{' '}
            </span>
            {more}
          </p>
          <p className="tools">
            <TextLink className="strong" to="/by-telephone">
              {BY_TELEPHONE.enter}
            </TextLink>
            <TextLink to="/templates">{TEMPLATES.title}</TextLink>
          </p>
        </div>
        <DayLine due={data.due} now={now} />
      </header>
      {me.offersStudio && address.isPlain && <Offer />}
      <Filters data={data} address={address} search={search} onDown={() => walk(1)} />
      <StateChangeStatus outcome={outcome} onUndo={undo} onDismiss={dismiss} />
      <div className="list" aria-busy={isPlaceholderData}>
        <List data={data} address={address} now={now} onMore={showMore} onReset={reset} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {address.search && !isPlaceholderData ? `${data.total} found` : ''}
      </p>
    </main>
  );
}
