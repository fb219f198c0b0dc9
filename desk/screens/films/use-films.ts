/** What the server says of the films; asked again while one is being made. */
import { useQuery } from '@tanstack/react-query';
import type { FilmsView } from '#contract/desk/films.ts';
import { ask, queries } from '../../api.ts';

const POLL_MS = 1500;

export const useFilms = () =>
  useQuery({
    queryKey: ['films'],
    queryFn: () => ask<FilmsView>('/films'),
    refetchInterval: ({ state }) => (state.data?.job?.is === 'running' ? POLL_MS : false),
  });
export const refreshFilms = () => queries.invalidateQueries({ queryKey: ['films'] });
