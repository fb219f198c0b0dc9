import { Link } from 'react-router';
import type { Choice, Filter } from './types.ts';

/** What one can go to from here, as a line of links with its name. Renders `<nav>`. */
export const FilterLine = ({ label, choices }: Filter) => (
  <nav className="filter" aria-label={label}>
    <span className="small">{label}</span>
    <Choices choices={choices} />
  </nav>
);

/** Further pages of the same pictures; nothing where there are none. */
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
