import type { ReactNode } from 'react';
import { FilterLine, Pages } from '#app/components/choices.tsx';
import type { RoomsPageData } from './types.ts';
import { Wall } from './wall.tsx';

interface RoomsPageProps extends RoomsPageData {
  /** Wraps the content below the first screen. */
  readonly below: (children: ReactNode) => ReactNode;
  readonly enquire: ReactNode;
}

/** Pictures of one kind of room, of one material in it, or one of each kind. The filters are links. */
export function RoomsPage({
  name,
  note,
  filters,
  shots,
  pages,
  question,
  below,
  enquire,
}: RoomsPageProps) {
  return (
    <article className="rooms" aria-label={name}>
      <header className="wrap rooms-head">
        <h1>{name}</h1>
        <p className="small">{note}</p>
      </header>
      <div className="wrap rooms-filters">
        {filters.map((filter) => (
          <FilterLine key={filter.label} {...filter} />
        ))}
      </div>
      <div className="wrap">
        <Wall shots={shots} first />
      </div>
      {below(
        <div className="wrap rooms-rest">
          <Pages pages={pages} />
          <footer className="material-end">
            <h2>{question}</h2>
            <div className="material-ways">{enquire}</div>
          </footer>
        </div>,
      )}
    </article>
  );
}
