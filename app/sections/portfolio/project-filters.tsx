import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Filter, FilterLine } from '#app/components/choices.tsx';

interface ProjectFiltersProps {
  readonly label: string;
  readonly filters: readonly Filter[];
  readonly projects: readonly {
    readonly to: string;
    readonly title: string;
    readonly note: string;
  }[];
  /** Links to pictures by room and material. */
  readonly children?: ReactNode;
}

/** All projects by name, followed by the filters: links to those of one kind, locality or budget. */
export const ProjectFilters = ({ label, filters, projects, children }: ProjectFiltersProps) =>
  (projects.length > 0 || children) && (
    <section className="wrap projects-find" aria-label={label} data-ways-on="">
      <ul className="projects-list">
        {projects.map(({ to, title, note }) => (
          <li key={to}>
            <Link prefetch="intent" to={to}>
              <b>{title}</b>
              <span className="small">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="projects-filters">
        {filters.map((filter) => (
          <FilterLine key={filter.label} {...filter} />
        ))}
        {children}
      </div>
    </section>
  );
