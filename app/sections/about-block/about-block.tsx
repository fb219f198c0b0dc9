import { Fragment, useRef } from 'react';
import { Link } from 'react-router';
import { FilmSequence } from '#app/components/film-sequence/film-sequence.tsx';
import { useFilmSequence } from '#app/components/film-sequence/use-film-sequence.ts';
import { wrap } from '#app/hooks/use-cycle.ts';
import type { Film } from '#content-model/types.ts';
import css from './about-block.module.css';

interface AboutBlockProps {
  readonly heading: string;
  readonly lead: string;
  readonly body: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly films: readonly Film[];
}

/** The studio, beside a carousel of films that wraps in both directions. */
export function AboutBlock({ heading, lead, body, link, films }: AboutBlockProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sequence = useFilmSequence(films, frame);
  const { index } = sequence.state;
  const step = (by: number) =>
    sequence.dispatch({ type: 'jump', index: wrap(index, by, films.length) });
  return (
    <section className={`section wrap grid ${css.about}`}>
      <div className={css.text}>
        <h2>{heading}</h2>
        <p className="lead">
          <RichText>{lead}</RichText>
        </p>
        <p>{body}</p>
        <p>
          <Link prefetch="intent" className="link" to={link.to}>
            {link.label}
          </Link>
        </p>
      </div>
      <section className={css.carousel} aria-roledescription="carousel" aria-label={heading}>
        <div className={css.frame} ref={frame}>
          <FilmSequence
            films={films}
            sequence={sequence}
            sizes="(width < 960px) 98vw, 70vw"
            repeat
          />
        </div>
        {films.length > 1 && (
          <div className={css.bar}>
            <button
              type="button"
              className={css.arrow}
              aria-label="Previous"
              onClick={() => step(-1)}
            />
            <button
              type="button"
              className={css.arrow}
              data-next=""
              aria-label="Next"
              onClick={() => step(1)}
            />
            <p className="small" aria-live="polite">
              {index + 1} of {films.length}. {films[index]?.caption}
            </p>
          </div>
        )}
      </section>
    </section>
  );
}

/** A sentence of the content in which `*words*` are emphasised. Renders text and `<em>`. */
function RichText({ children }: { readonly children: string }) {
  return children
    .split('*')
    .map((part, i) =>
      i % 2 ? <em key={part}>{part}</em> : <Fragment key={part}>{part}</Fragment>,
    );
}
