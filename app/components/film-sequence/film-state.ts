/** Which film of a sequence is shown: a pure state machine, driven by the events of the videos. */
import { wrap } from '#app/hooks/use-cycle.ts';

export interface FilmState {
  readonly index: number;
  /** The film that stays visible until the current one has a frame. */
  readonly previous?: number;
  /** Films that cannot be shown, because they have no file or failed to load. */
  readonly failed: ReadonlySet<number>;
  /** The current film is about to end, so the next may be fetched. */
  readonly isEnding: boolean;
}

export type FilmAction =
  | { readonly type: 'jump'; readonly index: number }
  | { readonly type: 'ended' }
  | { readonly type: 'ending' }
  | { readonly type: 'playing' }
  | { readonly type: 'failed'; readonly index: number };

export const initialFilmState = (available: readonly boolean[]): FilmState => ({
  index: Math.max(available.indexOf(true), 0),
  failed: new Set(available.flatMap((isThere, i) => (isThere ? [] : [i]))),
  isEnding: false,
});

/** The next film after `index` that can be shown; `index` itself if there is no other. */
export function nextPlayable(index: number, count: number, failed: ReadonlySet<number>): number {
  for (let by = 1; by <= count; by += 1) {
    const candidate = wrap(index, by, count);
    if (!failed.has(candidate)) return candidate;
  }
  return index;
}

const show = (state: FilmState, index: number): FilmState =>
  index === state.index
    ? { ...state, isEnding: false }
    : { ...state, index, previous: state.index, isEnding: false };

/**
 * Advances at the end of a film and loops; skips failed films; keeps the poster if all failed
 * (docs/specification/states.md).
 */
export const filmReducer =
  (count: number) =>
  (state: FilmState, action: FilmAction): FilmState => {
    switch (action.type) {
      case 'jump':
        return show(state, action.index);
      case 'ended':
        return show(state, nextPlayable(state.index, count, state.failed));
      case 'ending':
        return state.isEnding ? state : { ...state, isEnding: true };
      case 'playing':
        return { ...state, previous: undefined };
      case 'failed': {
        const failed = new Set(state.failed).add(action.index);
        const next = nextPlayable(action.index, count, failed);
        return { ...show(state, action.index === state.index ? next : state.index), failed };
      }
    }
  };
