/** The list in the address, and changing it. */
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
    /** The purpose of the enquiries; '' for any. */
    topic: text('for'),
    /** Only those assigned to the signed-in person. */
    isMine: params.has('mine'),
    /** There is no search and no filter. */
    isPlain: text('search') === '' && text('for') === '' && !params.has('mine'),
    query: params.toString(),
    set,
    addPage: () => set({ pages: String(Number(params.get('pages') ?? 1) + 1) }),
  };
}
export type ListAddress = ReturnType<typeof useListAddress>;
