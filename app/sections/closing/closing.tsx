import type { ReactNode } from 'react';
import css from './closing.module.css';

interface ClosingProps {
  readonly heading: string;
  readonly lead: string;
  readonly enquire: ReactNode;
  /** Set if the section before has the same background. */
  readonly on?: 'ground';
}

/** The last section of a page, with the enquiry button. */
export function Closing({ heading, lead, enquire, on }: ClosingProps) {
  return (
    <section className={`section wrap grid ${css.section}`} data-on={on}>
      <h2 className={css.heading}>{heading}</h2>
      <div className={css.words}>
        <p className="lead">{lead}</p>
        {enquire}
      </div>
    </section>
  );
}
