import type { ReactNode } from 'react';
import css from './included.module.css';

interface IncludedProps {
  readonly heading: string;
  readonly items: readonly { readonly title: string; readonly description: ReactNode }[];
}

/** What each kind of work includes, as a list of terms. Renders `<dl>`. */
export function Included({ heading, items }: IncludedProps) {
  return (
    <section className={`section wrap grid ${css.section}`}>
      <h2 className={css.heading}>{heading}</h2>
      <dl className={css.items}>
        {items.map(({ title, description }) => (
          <div key={title} className={css.item}>
            <dt className={css.title}>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
