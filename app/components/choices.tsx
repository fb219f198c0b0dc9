import { Link } from 'react-router';

export interface Choice {
  readonly to: string;
  readonly label: string;
  readonly count?: number;
  readonly isCurrent: boolean;
}

export interface Filter {
  readonly label: string;
  readonly choices: readonly Choice[];
}

/**
 * A filter: its name and its choices. Each is a link with the number of its results. Renders `<nav>`; `choices.css`
 * styles it.
 */
export const FilterLine = ({ label, choices }: Filter) => (
  <nav className="filter" aria-label={label}>
    <span className="small">{label}</span>
    <Choices choices={choices} />
  </nav>
);

/** Links to further pages of the same pictures, or nothing if there are none. */
export const Pages = ({ pages }: { readonly pages: readonly Choice[] }) =>
  pages.length > 1 && (
    <nav className="pages" aria-label={pages[0]?.label}>
      <Choices choices={pages} />
    </nav>
  );

function Choices({ choices }: { readonly choices: readonly Choice[] }) {
  return (
    <ul className="choices">
      {choices.map(({ to, label, count, isCurrent }) => (
        <li key={to}>
          <Link
            prefetch="intent"
            preventScrollReset={count !== undefined}
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
