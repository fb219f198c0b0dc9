import { type Dispatch, type RefObject, useEffect, useMemo, useReducer, useState } from 'react';
import { useInView } from '#app/hooks/use-in-view.ts';
import { useMotionAllowed } from '#app/hooks/use-motion.ts';
import { isSavingData, usePageIdle } from '#app/hooks/use-page-idle.ts';
import type { Film } from '#content-model/types.ts';
import { type FilmAction, type FilmState, filmReducer, initialFilmState } from './film-state.ts';

/** Share of the frame that must be visible for its film to play. */
const ON_SCREEN = 0.05;

export interface FilmSequenceState {
  /** The current film. */
  readonly film: Film;
  readonly state: FilmState;
  readonly dispatch: Dispatch<FilmAction>;
  /** The films may be fetched: the frame has been on screen while the browser was idle. */
  readonly isFetching: boolean;
  /** The current film should be playing now. */
  readonly playing: boolean;
}

/**
 * Connects a sequence of films to its frame. Nothing is fetched off screen, before the browser is idle, or if data
 * saver is on.
 */
export function useFilmSequence(
  films: readonly Film[],
  frame: RefObject<Element | null>,
): FilmSequenceState {
  const reducer = useMemo(() => filmReducer(films.length), [films.length]);
  const [state, dispatch] = useReducer(
    reducer,
    films.map((film) => film.sources !== undefined),
    initialFilmState,
  );
  const isOnScreen = useInView(frame, { threshold: ON_SCREEN }) === true;
  const isIdle = usePageIdle();
  const motionAllowed = useMotionAllowed();
  const [isFetching, setFetching] = useState(false);
  const playing = isOnScreen && isIdle && motionAllowed;
  useEffect(() => {
    if (playing && !isSavingData()) setFetching(true);
  }, [playing]);
  const film = films[state.index];
  if (!film) throw new Error('No films.');
  return { film, state, dispatch, isFetching, playing };
}
