/** The lists with their counts, the filter by topic, and the search. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Inbox } from '#contract/desk/enquiries.ts';
import { LIST_NAMES, LISTS, type ListName } from '#contract/lists.ts';
import { INDIAN } from '#contract/locale.ts';
import { INBOX } from '../../messages/en.ts';
import { useStudio } from '../../parts/studio.ts';
import type { ListAddress } from './use-list-address.ts';

/** Labels of enquiries without a property type. */
const WITHOUT_TYPE: Readonly<Record<string, string>> = INBOX.withoutType;

/** Pause in typing after which the search starts. */
const TYPING_MS = 120;

interface FiltersProps {
  readonly data: Inbox;
  readonly address: ListAddress;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Moves the focus from the search into the list. */
  readonly onDown: () => void;
}

export const Filters = ({ data, address, search, onDown }: FiltersProps) => {
  const { me } = useStudio();
  return (
    <div className="filters">
      <Lists data={data} address={address} />
      <div className="what-for">
        <select
          aria-label={INBOX.propertyType}
          value={address.topic}
          onChange={({ target }) => address.set({ for: target.value })}
        >
          <option value="">{INBOX.anyType}</option>
          {data.whats.map((what) => (
            <option key={what} value={what}>
              {WITHOUT_TYPE[what] ?? what}
            </option>
          ))}
        </select>
      </div>
      {(me.hasColleagues || address.isMine) && (
        <button
          type="button"
          className="mine"
          aria-pressed={address.isMine}
          onClick={() => address.set({ mine: address.isMine ? '' : 'yes' })}
        >
          {INBOX.mine}
        </button>
      )}
      <Search address={address} field={search} onDown={onDown} />
    </div>
  );
};

function Lists({ data, address }: Pick<FiltersProps, 'data' | 'address'>) {
  const { list, search, set } = address;
  // The lists do not fit the width of a phone, so the current one is scrolled into view.
  const names = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each list
  useEffect(() => {
    const nav = names.current;
    const current = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && current)
      nav.scrollTo({ left: current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2 });
  }, [list]);
  // During a search, each list shows its number of results.
  const countOf = (name: ListName) =>
    search === '' ? data.counts[name].toLocaleString(INDIAN) : (data.found?.[name] ?? '');
  return (
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
  );
}

interface SearchProps extends Pick<FiltersProps, 'address' | 'onDown'> {
  readonly field: FiltersProps['search'];
}

function Search({ address: { search, set }, field, onDown }: SearchProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <search className="find">
      <input
        ref={field}
        type="search"
        aria-label="Search by name, phone, reference or words"
        placeholder="Name, phone, reference or words"
        defaultValue={search}
        enterKeyHint="search"
        onChange={({ target }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => set({ search: target.value.trim() }), TYPING_MS);
        }}
        onKeyDown={(event) => {
          const { key, currentTarget } = event;
          if (key === 'Enter' || key === 'ArrowDown') {
            event.preventDefault();
            onDown();
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
  );
}
