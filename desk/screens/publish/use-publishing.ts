/** The unpublished changes and the state of the build, polled faster during a build. */
import { useQuery } from '@tanstack/react-query';
import type { Publishing } from '#contract/desk/publishing.ts';
import { ask, queries, refetchQueries } from '../../api.ts';

const KEY = ['publishing'];
const MOVING_MS = 1000;
const POLL_MS = 10_000;

export const usePublishing = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const before = queries.getQueryData<Publishing>(KEY);
      const now = await ask<Publishing>('/publishing');
      // The desk's bar shows the name of the studio from the live site.
      if (before && before.liveSince !== now.liveSince) void refetchQueries('me');
      return now;
    },
    refetchInterval: ({ state }) => (state.data?.job ? MOVING_MS : POLL_MS),
  });

/** The last known number of changes, without a request. */
export const useCachedChangeCount = () =>
  useQuery<Publishing>({ queryKey: KEY, enabled: false }).data?.changes.length ?? 0;

/** Requests the changes, the state of the build and the signed-in person again. */
export const refreshPublishing = () => refetchQueries(KEY, 'me');
