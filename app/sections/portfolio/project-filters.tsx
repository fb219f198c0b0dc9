import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './project-filters.module.css';

interface ProjectFiltersProps {
  readonly label: string;
  readonly filters: readonly {
    readonly label: string;
    readonly choices: readonly { readonly to: string; readonly label: string }[];
  }[];
  /** Other ways to look at the pictures. */
  readonly children?: ReactNode;
}

/** Links to the projects of one kind, locality or budget. Renders `<nav>`. */
export const ProjectFilters = ({ label, filters, children }: ProjectFiltersProps) =>
  (filters.length > 0 || children) && (
    <nav className={`wrap ${css.filters}`} aria-label={label} data-ways-on="">
      {filters.map(({ label: name, choices }) => (
        <div key={name}>
          <span className="small">{name}</span>
          {choices.map(({ to, label: choice }) => (
            <Link key={to} prefetch="intent" to={to}>
              {choice}
            </Link>
          ))}
        </div>
      ))}
      {children}
    </nav>
  );
