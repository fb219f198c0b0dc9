/** The opening hours from the server, and the typed ones that replace them until they are saved. */
import type { HoursView, Week } from '#contract/desk/hours.ts';
import type { Closing } from '#contract/written-hours.ts';
import { useResponse } from '../../api.ts';
import { type EditedValue, useEditedValue } from '../../keep/keep.ts';
import { useUndo } from '../../parts/undo.tsx';

export const useHoursView = () => useResponse<HoursView>(['hours'], '/hours');

export function useHours(view: HoursView) {
  const { toast, offer } = useUndo();
  const about = { screen: '/hours' };
  const week = useEditedValue<Week>('/hours/week', view.week, { ...about, label: 'Opening hours' });
  const closings = useEditedValue<readonly Closing[]>('/hours/closings', view.closings, {
    ...about,
    label: 'Closed days',
  });

  /** `done`: the message about what was done, with "Undo"; a typed value can be reset at its field. */
  function change<T>(field: EditedValue<T>, value: T, done?: string): void {
    const before = field.value;
    field.set(value);
    offer(done === undefined ? null : { text: done, undo: async () => field.set(before) });
  }
  return {
    view,
    toast,
    week,
    closings,
    changeWeek: (value: Week, done?: string) => change(week, value, done),
    /** Sorts them by day. */
    changeClosings: (value: readonly Closing[], done: string) =>
      change(
        closings,
        value.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
        done,
      ),
  };
}
export type Hours = ReturnType<typeof useHours>;
