import type { Ref } from 'react';
import type { Film } from '#content-model/types.ts';
import css from './film-ticks.module.css';
import type { FilmSequenceState } from './use-film-sequence.ts';

interface FilmTicksProps {
  readonly films: readonly Film[];
  readonly sequence: FilmSequenceState;
  /** The tick of the current film. The played share (0 to 1) is set on it as `--passed`. */
  readonly current: Ref<HTMLButtonElement>;
  readonly className?: string;
}

/**
 * One button per film: shows which one plays and how far it is, and switches to another. Renders nothing for a single
 * film.
 */
export function FilmTicks({ films, sequence, current, className = '' }: FilmTicksProps) {
  const { index, failed } = sequence.state;
  if (films.length < 2) return null;
  return (
    <ol className={`${css.ticks} ${className}`}>
      {films.map(({ caption }, i) => (
        <li key={caption}>
          <button
            type="button"
            ref={i === index ? current : undefined}
            className={css.tick}
            aria-label={`Film ${i + 1} of ${films.length}: ${caption}`}
            aria-current={i === index}
            data-past={i < index || undefined}
            disabled={failed.has(i)}
            onClick={() => sequence.dispatch({ type: 'jump', index: i })}
          />
        </li>
      ))}
    </ol>
  );
}
