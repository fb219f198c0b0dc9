/** Converts between the screen's week, which has hours for each day, and the content's: usual hours and exceptions. */
import { isDeepStrictEqual } from 'node:util';
import type { Week } from '#contract/desk/hours.ts';
import type { OpenHours } from '#contract/hours.ts';
import { WEEKDAYS, type WeekInContent } from '#contract/written-hours.ts';

/** The screen's week from the content's hours; closed days are null. */
export const weekOf = ({ days, opens, closes, other }: WeekInContent): Week =>
  WEEKDAYS.map((day) => (days.includes(day) ? (other?.[day] ?? { opens, closes }) : null));

/** The usual hours are those of most days; in a tie the previous usual hours, else the first. */
export function writtenWeek(week: Week, before: OpenHours): WeekInContent {
  const open = WEEKDAYS.flatMap((day, i) => {
    const hours = week[i];
    return hours ? [{ day, opens: hours.opens, closes: hours.closes }] : [];
  });
  const key = ({ opens, closes }: OpenHours) => `${opens} ${closes}`;
  const kinds = [...Map.groupBy(open, key).values()];
  const most = Math.max(0, ...kinds.map(({ length }) => length));
  const usualOf = kinds
    .filter(({ length }) => length === most)
    .map(([first]) => first as OpenHours);
  const { opens, closes } =
    usualOf.find((hours) => key(hours) === key(before)) ?? usualOf[0] ?? before;
  const usual = { opens, closes };
  const other = Object.fromEntries(
    open
      .map(({ day, ...hours }) => [day, hours] as const)
      .filter(([, hours]) => !isDeepStrictEqual(hours, usual)),
  );
  return {
    days: open.map(({ day }) => day),
    ...usual,
    ...(Object.keys(other).length > 0 && { other }),
  };
}
