/** The focus in the list of enquiries: from row to row, on to further pages, and back after reading one. */
import { useLayoutEffect, useRef } from 'react';
import type { Inbox } from '#contract/desk/enquiries.ts';
import type { EnquiryState } from '#contract/states.ts';
import type { useStateChanges } from '../../parts/marks.tsx';

/** The enquiry that was open last. */
let lastRead: string | null = null;
export const rememberRead = (id: string) => {
  lastRead = id;
};

const rowsOnScreen = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);

interface Options {
  readonly data: Inbox | undefined;
  readonly isPlaceholderData: boolean;
  readonly addPage: () => void;
  readonly mark: ReturnType<typeof useStateChanges>['mark'];
}

export function useRowFocus({ data, isPlaceholderData, addPage, mark }: Options) {
  // The next page is requested by the button, or by `j` on the last row; the focus moves to the first new row.
  const requested = useRef<{
    readonly from: Element | null;
    readonly count: number;
    readonly lastRow: string | undefined;
  } | null>(null);
  function showMore() {
    const count = data?.items.length ?? 0;
    const lastRow = rowsOnScreen()[count - 1]?.dataset.row;
    requested.current = { from: document.activeElement, count, lastRow };
    addPage();
  }
  // A layout effect, because it must run before keep-focus.ts.
  useLayoutEffect(() => {
    const { current } = requested;
    if (!current || isPlaceholderData || !data || data.items.length <= current.count) return;
    requested.current = null;
    const rows = rowsOnScreen();
    const at = rows.findIndex(({ dataset }) => dataset.row === current.lastRow);
    // The button is removed with the last page, which loses its focus.
    const { activeElement, body } = document;
    if (at !== -1 && (activeElement === current.from || activeElement === body))
      rows[at + 1]?.focus();
  });

  // Back in the list, the last read enquiry gets the focus.
  const back = useRef(lastRead);
  useLayoutEffect(() => {
    if (!data || !back.current) return;
    rowOf(back.current)?.focus();
    back.current = null;
    lastRead = null;
  }, [data]);

  function walk(step: number) {
    const rows = rowsOnScreen();
    const at = rows.indexOf(document.activeElement as HTMLElement);
    if (step > 0 && data && at === data.items.length - 1 && data.total > data.items.length)
      return showMore();
    const next = at === -1 ? (step > 0 ? 0 : rows.length - 1) : at + step;
    rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus();
  }

  /** Sets the state of the focused row, and moves the focus to the next one. */
  async function markFocused(state: EnquiryState) {
    const rows = rowsOnScreen();
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const all = [...(data?.items ?? []), ...(data?.lately ?? [])];
    const item = all.find(({ id }) => id === rows[at]?.dataset.row);
    if (!item) return;
    const next = (rows[at + 1] ?? rows[at - 1])?.dataset.row;
    if (!(await mark(item, state))) return;
    requestAnimationFrame(() => {
      // On a slow connection the focus may be elsewhere by now, perhaps in the search.
      const { activeElement, body } = document;
      if (activeElement === rows[at] || activeElement === body) rowOf(next ?? '')?.focus();
    });
  }

  return { showMore, walk, markFocused };
}
