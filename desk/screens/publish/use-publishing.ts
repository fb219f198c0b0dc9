/** What is to be published, asked again while something moves. */
import { useQuery } from '@tanstack/react-query';
import type { Publishing } from '#contract/desk/publishing.ts';
import { ask, queries } from '../../api.ts';

const KEY = ['publishing'];
const MOVING_MS = 1000;
const POLL_MS = 10_000;

export const usePublishing = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => ask<Publishing>('/publishing'),
    refetchInterval: ({ state }) => (state.data?.job ? MOVING_MS : POLL_MS),
  });

/** What the bar says of it, without asking: how many changes were seen last. */
export const useChangesSeen = () =>
  useQuery<Publishing>({ queryKey: KEY, enabled: false }).data?.changes.length ?? 0;

export const renew = () =>
  Promise.all([KEY, ['me']].map((queryKey) => queries.invalidateQueries({ queryKey })));
