/** The enquiries of one list in their groups, or why there are none; below them other lists and results. */
import type { Inbox, InboxItem } from '#contract/desk/enquiries.ts';
import { DAY_MS } from '#contract/duration.ts';
import { LIST_NAMES, type ListName } from '#contract/lists.ts';
import { INDIAN } from '#contract/locale.ts';
import { LowQuietButton, TextButton } from '../../parts/buttons.tsx';
import { Arch } from '../../parts/drawings.tsx';
import { useStudio } from '../../parts/studio.ts';
import { groupsOf } from './headline.ts';
import { Row } from './row.tsx';
import type { ListAddress } from './use-list-address.ts';

const RECENT_MS = 7 * DAY_MS;

const EMPTY: Readonly<Record<ListName, string>> = {
  new: 'No enquiry needs a reply',
  talks: 'No conversations in progress',
  won: 'No won projects yet',
  closed: 'No closed enquiries',
  failed: 'No failed emails',
  spam: 'No spam',
  all: 'No enquiries yet',
};

interface ListProps {
  readonly data: Inbox;
  readonly address: ListAddress;
  readonly now: number;
  readonly onMore: () => void;
  /** Resets search and filter. */
  readonly onReset: () => void;
}

export function List({ data, address, now, onMore, onReset }: ListProps) {
  const { times } = useStudio();
  const { list, query, isPlain, set } = address;
  const left = data.total - data.items.length;
  const elsewhere = data.found ? data.found.all - data.found[list] : 0;
  const recent = data.lately.filter(({ answeredAt }) => (answeredAt ?? 0) > now - RECENT_MS);
  const row = (item: InboxItem, isQuiet = false) => (
    <Row key={item.id} item={item} now={now} isQuiet={isQuiet} query={query} />
  );
  return (
    <>
      {data.items.length === 0 && (
        <Empty
          address={address}
          elsewhere={elsewhere}
          isNowhere={data.found?.all === 0}
          onReset={onReset}
        />
      )}
      {groupsOf(times, data.items, list === 'new', now).map(({ heading, rows, isLate }) => (
        <section key={heading} aria-label={heading}>
          <h2 className={isLate ? 'late' : undefined}>{heading}</h2>
          <ul>{rows.map((item) => row(item))}</ul>
        </section>
      ))}
      {left > 0 && (
        <LowQuietButton className="more" onClick={onMore}>
          Show more ({left.toLocaleString(INDIAN)} left)
        </LowQuietButton>
      )}
      {data.items.length > 0 && elsewhere > 0 && (
        <p className="hint elsewhere">
          {`${elsewhere} more in other lists. `}
          <TextButton onClick={() => set({ list: 'all' })}>Search all lists</TextButton>
        </p>
      )}
      {data.isMore && (
        <p className="hint elsewhere">
          {`More than ${data.total.toLocaleString(INDIAN)} results: add a word to narrow the search.`}
        </p>
      )}
      {recent.length > 0 && (
        <section aria-label="Recently dealt with">
          <h2>Recently dealt with</h2>
          <ul>{recent.map((item) => row(item, true))}</ul>
        </section>
      )}
      {data.total > 0 && (
        <p className="csv">
          <a
            className="underlined"
            href={`/desk/api/enquiries.csv?${query || 'list=new'}`}
            download
          >
            {isPlain
              ? 'Download this list as a spreadsheet (CSV)'
              : 'Download these results as a spreadsheet (CSV)'}
          </a>
        </p>
      )}
    </>
  );
}

interface EmptyProps extends Pick<ListProps, 'address' | 'onReset'> {
  /** Number of results in the other lists. */
  readonly elsewhere: number;
  /** There are no results in any list. */
  readonly isNowhere: boolean;
}

const Empty = ({ address, elsewhere, isNowhere, onReset }: EmptyProps) => {
  const { list, search, isPlain, set } = address;
  return (
    <div className="empty">
      <Arch />
      <p className="state">
        {isPlain ? EMPTY[list] : isNowhere ? 'No results' : 'No results in this list'}
      </p>
      {!isPlain && (
        <p className="hint">
          {search &&
            `Searched for “${search}” in ${isNowhere ? 'all lists' : `“${LIST_NAMES[list]}”`}. `}
          <TextButton onClick={onReset}>Show the whole list</TextButton>{' '}
          {list !== 'all' && !isNowhere && (
            <TextButton onClick={() => set({ list: 'all', for: '' })}>
              {elsewhere > 0 ? `Search all lists: ${elsewhere} found` : 'Search all lists'}
            </TextButton>
          )}
        </p>
      )}
    </div>
  );
};
