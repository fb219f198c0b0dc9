import { Link } from 'react-router';
import { Bands } from '#app/components/bands.tsx';
import type { FormKit } from '#app/components/enquiry-form/form-kit.ts';
import type { Faq as FaqContent } from '#content-model/schema.server.ts';
import { Ask } from './ask.tsx';
import css from './faq.module.css';

interface FaqProps extends Pick<FaqContent, 'heading' | 'items' | 'ask'> {
  readonly kit: FormKit;
  readonly as?: 'h1' | 'h2';
}

/** Questions and answers, one open at a time, and the form for a visitor's own question. */
export function Faq({ heading, items, ask, kit, as: Heading = 'h2' }: FaqProps) {
  const Question = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <section className={`wrap grid ${css.faq}`} data-page={Heading === 'h1' || undefined}>
      <div className={css.list}>
        {(items.length > 0 || Heading === 'h1') && (
          <Heading className={css.heading}>{heading}</Heading>
        )}
        {items.map(({ question, answer, bands, link }) => (
          <details key={question} name="faq" className={css.item}>
            <summary className={css.summary}>
              <Question className={css.question}>{question}</Question>
            </summary>
            <div className={css.answer}>
              <p>
                {answer}{' '}
                {link && (
                  <Link className="link" to={link.to}>
                    {link.label}
                  </Link>
                )}
              </p>
              {bands && <Bands {...bands} />}
            </div>
          </details>
        ))}
      </div>
      <Ask words={ask} kit={kit} as={Question} />
    </section>
  );
}
