/** The list that the address names, and the way to name another. */
import { useSearchParams } from 'react-router';
import { LISTS } from '#contract/lists.ts';

export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const text = (name: string) => params.get(name) ?? '';
  const set = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('pages');
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    list: LISTS.find((name) => name === text('list')) ?? 'new',
    search: text('search'),
    /** What the enquiries are for; '' for any. */
    topic: text('for'),
    /** Only what is assigned to the person who looks. */
    isMine: params.has('mine'),
    /** Nothing is searched or filtered. */
    isPlain: text('search') === '' && text('for') === '' && !params.has('mine'),
    query: params.toString(),
    set,
    addPage: () => set({ pages: String(Number(params.get('pages') ?? 1) + 1) }),
  };
}
export type ListAddress = ReturnType<typeof useListAddress>;
