import { useCallback, useRef } from 'react';
import { FilmSequence } from '#app/components/film-sequence/film-sequence.tsx';
import { FilmTicks } from '#app/components/film-sequence/film-ticks.tsx';
import { useFilmSequence } from '#app/components/film-sequence/use-film-sequence.ts';
import type { Film } from '#content-model/types.ts';
import css from './story-films.module.css';

interface StoryFilmsProps {
  readonly headline: string;
  readonly lead: string;
  /** Accessible name of the group of films. */
  readonly label: string;
  readonly films: readonly Film[];
}

/** The about page's first screen: films in one wide frame, with a dot for each. */
export function StoryFilms({ headline, lead, label, films }: StoryFilmsProps) {
  const opening = useRef<HTMLDivElement>(null);
  const tick = useRef<HTMLButtonElement>(null);
  const sequence = useFilmSequence(films, opening);
  const onProgress = useCallback(
    (share: number) => tick.current?.style.setProperty('--passed', share.toFixed(3)),
    [],
  );
  return (
    <section className={css.screen}>
      <div className={css.say}>
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of films, not of form fields */}
      <div className={css.films} role="group" aria-label={label}>
        <div className={css.opening} ref={opening} data-opening>
          <FilmSequence
            films={films}
            sequence={sequence}
            sizes="(width < 960px) 95vw, 74vw"
            priority
            onProgress={onProgress}
          />
        </div>
        <div className={css.caption}>
          <FilmTicks films={films} sequence={sequence} current={tick} className={css.ticks} />
          <p className="small">
            {films.length > 1 && `${sequence.state.index + 1} of ${films.length}. `}
            {sequence.film.caption}
          </p>
        </div>
      </div>
    </section>
  );
}
