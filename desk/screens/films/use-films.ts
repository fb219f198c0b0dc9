/** The films from the server; polled while one is being made. */
import type { FilmsView } from '#contract/desk/films.ts';
import { refetchQueries, useResponse } from '../../api.ts';

const POLL_MS = 1500;

export const useFilms = () =>
  useResponse<FilmsView>(['films'], '/films', {
    refetchInterval: ({ state }) => (state.data?.job?.is === 'running' ? POLL_MS : false),
  });
/** Requests the films again. */
export const refreshFilms = () => refetchQueries('films');
