import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './included.module.css';

interface IncludedProps {
  /** Target of links on the page. */
  readonly id?: string;
  readonly heading: string;
  /** Text below the heading. */
  readonly lead?: ReactNode;
  readonly items: readonly {
    readonly title: string;
    readonly description: ReactNode;
    /** Link of the title. */
    readonly to?: string;
  }[];
  /** Has the background of the wall. */
  readonly on?: 'wall';
  /** For a page's own style sheet. */
  readonly className?: string;
  /** Excluded from search snippets. */
  readonly isSample?: boolean | undefined;
}

/** A heading and, beside it, a list of terms, such as what each kind of work includes. Renders `<dl>`. */
export function Included({
  id,
  heading,
  lead,
  items,
  on,
  className = '',
  isSample,
}: IncludedProps) {
  if (items.length === 0) return null;
  return (
    <section
      id={id}
      className={`section wrap grid ${css.section} ${className}`}
      data-on={on}
      data-nosnippet={isSample || undefined}
    >
      <div className={css.heading}>
        <h2>{heading}</h2>
        {lead}
      </div>
      <dl className={css.items}>
        {items.map(({ title, description, to }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is, and two entries may have one title
          <div key={i} className={css.item}>
            <dt className={css.title}>
              {to ? (
                <Link className="link" to={to} prefetch="intent">
                  {title}
                </Link>
              ) : (
                title
              )}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
