import { useMotionPaused } from '#app/hooks/use-motion.ts';
import type { Film } from '#content-model/types.ts';
import { Pause } from '../pause.tsx';
import { Photo } from '../photo.tsx';
import { nextPlayable } from './film-state.ts';
import { FilmVideo } from './film-video.tsx';
import type { FilmSequenceState } from './use-film-sequence.ts';

interface FilmSequenceProps {
  readonly films: readonly Film[];
  readonly sequence: FilmSequenceState;
  readonly sizes: string;
  readonly priority?: boolean;
  /** Each film repeats until the visitor chooses another, instead of advancing to the next. */
  readonly repeat?: boolean;
  readonly onProgress?: (share: number) => void;
}

/**
 * Films in one frame, one after the other, over the poster of the current one. Fills its parent. The document contains
 * only the current film, the previous one until the current has a frame, and the next one when the current is about to
 * end.
 */
export function FilmSequence({
  films,
  sequence,
  sizes,
  priority,
  repeat,
  onProgress,
}: FilmSequenceProps) {
  const { film, state, dispatch, playing, isFetching } = sequence;
  const isPaused = useMotionPaused();
  const next = nextPlayable(state.index, films.length, state.failed);
  const roleOf = (index: number) => {
    if (index === state.index) return 'current';
    if (index === state.previous) return 'previous';
    return state.isEnding && !repeat && index === next ? 'next' : undefined;
  };
  return (
    <>
      <Photo
        alt={film.alt}
        encoded={film.encoded}
        phone={film.phone}
        night={film.night}
        sizes={sizes}
        priority={priority}
        cover
      />
      {isFetching &&
        films.map((candidate, index) => {
          const role = roleOf(index);
          if (!role || !candidate.sources || state.failed.has(index)) return null;
          return (
            <FilmVideo
              key={candidate.sources.h264}
              film={candidate}
              role={role}
              playing={playing}
              loop={repeat || next === index}
              onPlaying={() => role === 'current' && dispatch({ type: 'playing' })}
              onEnding={() => dispatch({ type: 'ending' })}
              onEnded={() => dispatch({ type: 'ended' })}
              onFailed={() => dispatch({ type: 'failed', index })}
              onProgress={role === 'current' ? onProgress : undefined}
            />
          );
        })}
      {(isFetching || isPaused) && state.failed.size < films.length && <Pause />}
    </>
  );
}
