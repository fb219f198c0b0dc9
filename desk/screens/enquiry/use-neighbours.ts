import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useInbox } from '../../enquiries.ts';
import { useNow, useStudio } from '../../parts/studio.ts';
import { groupsOf } from '../inbox/headline.ts';

/** The enquiries before and after this one, in the list that it was opened from. */
export function useNeighbours(id: string) {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const { data, isPlaceholderData } = useInbox(query || 'list=new');
  const { times } = useStudio();
  const now = useNow();
  const list = params.get('list') ?? 'new';
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
  useEffect(() => {
    if (!isMoreNeeded || isPlaceholderData) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('pages', String(Number(before.get('pages') ?? 1) + 1));
        return next;
      },
      { replace: true },
    );
  }, [isMoreNeeded, isPlaceholderData, setParams]);
  return {
    query: query ? `?${query}` : '',
    place: at === -1 ? '' : `${at + 1} of ${total}`,
    isPlainList: list === 'new' && !params.get('search') && !params.get('for'),
    next: at === -1 ? current[0] : ids[at + 1],
    previous: at === -1 ? undefined : ids[at - 1],
  };
}
