import { useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { FilmSequence } from '#app/components/film-sequence/film-sequence.tsx';
import { FilmTicks } from '#app/components/film-sequence/film-ticks.tsx';
import { useFilmSequence } from '#app/components/film-sequence/use-film-sequence.ts';
import type { Film } from '#content-model/types.ts';
import css from './hero.module.css';
import { hourAt } from './hour.ts';

interface HeroProps {
  readonly headline: string;
  readonly lead: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly films: readonly Film[];
  /** The page has another heading above: the not-found page. */
  readonly isBelow?: boolean | undefined;
  readonly enquire: React.ReactNode;
}

/** The home page's first screen: headline, and films in one arched frame. */
export function Hero({ headline, lead, link, films, isBelow, enquire }: HeroProps) {
  const opening = useRef<HTMLDivElement>(null);
  const hour = useRef<HTMLSpanElement>(null);
  const tick = useRef<HTMLButtonElement>(null);
  const sequence = useFilmSequence(films, opening);
  const { film } = sequence;
  const Headline = isBelow ? 'h2' : 'h1';
  const onProgress = useCallback(
    (share: number) => {
      for (const [i, { from, to }] of [film, film.night ?? film].entries()) {
        const shown = hour.current?.children[i]?.firstChild;
        if (shown && from && to) shown.nodeValue = hourAt(share, from, to);
      }
      tick.current?.style.setProperty('--passed', share.toFixed(3));
    },
    [film],
  );
  return (
    <section className={css.hero} aria-label={headline}>
      <div className={css.say}>
        <Headline>{headline}</Headline>
        <p className="lead">{lead}</p>
        <div className={css.actions}>
          {enquire}
          <Link prefetch="intent" className="link" to={link.to}>
            {link.label}
          </Link>
        </div>
      </div>
      <div className={css.opening} ref={opening}>
        <div className={css.film} data-opening>
          <FilmSequence
            films={films}
            sequence={sequence}
            sizes="(width < 960px) 150vw, 90vw"
            priority={!isBelow}
            onProgress={onProgress}
          />
        </div>
        <div className={css.caption}>
          <span className={css.hour} aria-hidden="true" ref={hour}>
            <span className={css.day}>{film.from}</span>
            <span className={css.night}>{(film.night ?? film).from}</span>
          </span>
          <p className="small">{film.caption}</p>
          <FilmTicks films={films} sequence={sequence} current={tick} className={css.ticks} />
        </div>
      </div>
    </section>
  );
}
