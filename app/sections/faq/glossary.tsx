import type { Faq } from '#content-model/schema.server.ts';
import css from './glossary.module.css';

/** Terms of interior design, explained. Renders `<dl>`. */
export function Glossary({ heading, lead, items }: Faq['glossary']) {
  if (items.length === 0) return null;
  return (
    <section className={`wrap grid ${css.glossary}`}>
      <div className={css.head}>
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
      </div>
      <dl className={css.list}>
        {items.map(({ term, meaning }) => (
          <div key={term} className={css.entry}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
