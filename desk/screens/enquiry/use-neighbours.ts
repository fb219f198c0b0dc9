import { useEffect, useRef } from 'react';
import { useInbox } from '../../enquiries.ts';
import { useNow, useStudio } from '../../parts/studio.ts';
import { groupsOf } from '../inbox/headline.ts';
import { useListAddress } from '../inbox/use-list-address.ts';

/** The enquiries before and after this one, in the list that it was opened from. */
export function useNeighbours(id: string) {
  const { query, list, search, topic, addPage } = useListAddress();
  const { data, isPlaceholderData } = useInbox(query || 'list=new');
  const { times } = useStudio();
  const now = useNow();
  const items = data
    ? groupsOf(times, data.items, list === 'new', now).flatMap(({ rows }) => rows)
    : [];
  // An enquiry that was answered in the meantime is no longer in the list, so its position is remembered.
  const seen = useRef<{ ids: readonly string[]; total: number }>({ ids: [], total: 0 });
  const current = items.map((item) => item.id);
  if (data && (seen.current.ids.length === 0 || current.includes(id)))
    seen.current = { ids: current, total: data.total };
  const { ids, total } = seen.current;
  const at = ids.indexOf(id);
  // At the end of the loaded rows the next page is loaded, which has the next enquiry.
  const isMoreNeeded = at === ids.length - 1 && at !== -1 && total > ids.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (isMoreNeeded && !isPlaceholderData) addPage();
  }, [isMoreNeeded, isPlaceholderData]);
  return {
    query: query ? `?${query}` : '',
    place: at === -1 ? '' : `${at + 1} of ${total}`,
    isPlainList: list === 'new' && search === '' && topic === '',
    next: at === -1 ? current[0] : ids[at + 1],
    previous: at === -1 ? undefined : ids[at - 1],
  };
}
