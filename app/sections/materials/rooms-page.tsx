import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Choice, RoomsPageData } from './types.ts';
import { Wall } from './wall.tsx';

interface RoomsPageProps extends RoomsPageData {
  /** What lies below the first screen is put into this. */
  readonly below: (children: ReactNode) => ReactNode;
  readonly enquire: ReactNode;
}

/** Pictures of one kind of room, of one material in it, or one of each kind; the filters are links. */
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
        {filters.map(({ label, choices }) => (
          <nav key={label} aria-label={label}>
            <span className="small">{label}</span>
            <Choices choices={choices} />
          </nav>
        ))}
      </div>
      <div className="wrap">
        <Wall shots={shots} first />
      </div>
      {below(
        <div className="wrap rooms-rest">
          {pages.length > 1 && (
            <nav aria-label={pages[0]!.label}>
              <Choices choices={pages} />
            </nav>
          )}
          <footer className="material-end">
            <h2>{question}</h2>
            <div className="material-ways">{enquire}</div>
          </footer>
        </div>,
      )}
    </article>
  );
}

function Choices({ choices }: { readonly choices: readonly Choice[] }) {
  return (
    <ul className="choices">
      {choices.map(({ to, label, count, isCurrent }) => (
        <li key={to}>
          <Link
            prefetch="intent"
            preventScrollReset
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label}
            {count !== undefined && <span> {count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
