/** Business hours in words, as pages show them. */

const DAYS = {
  Mo: ['Mon', 'Monday'],
  Tu: ['Tue', 'Tuesday'],
  We: ['Wed', 'Wednesday'],
  Th: ['Thu', 'Thursday'],
  Fr: ['Fri', 'Friday'],
  Sa: ['Sat', 'Saturday'],
  Su: ['Sun', 'Sunday'],
} as const;
type Day = keyof typeof DAYS;
const ALL = Object.keys(DAYS) as Day[];

export interface Hours {
  readonly days: readonly string[];
  /** "09:00" */
  readonly opens: string;
  readonly closes: string;
}

/** In the order of the week. */
export const sortedDays = (days: readonly string[]): Day[] =>
  ALL.filter((day) => days.includes(day));

/** "9", "9.30", "18". Before noon and after it are told by the order. */
function hourOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour > 12 ? hour - 12 : hour;
  return minute === 0 ? String(twelve) : `${twelve}.${String(minute).padStart(2, '0')}`;
}

function spanOf(days: readonly Day[], length: 0 | 1): string {
  const at = days.map((day) => ALL.indexOf(day));
  const isInRow = days.length > 2 && at.every((n, i) => n === (at[0] ?? 0) + i);
  const names = days.map((day) => DAYS[day][length]);
  if (isInRow) return `${names[0]}${length === 0 ? '–' : ' to '}${names.at(-1)}`;
  return names.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** "Mon–Sat, 9 to 6" and "Monday to Saturday, 9 to 6". */
export function sayHours({ days, opens, closes }: Hours): { short: string; long: string } {
  const sorted = sortedDays(days);
  const time = `${hourOf(opens)} to ${hourOf(closes)}`;
  return { short: `${spanOf(sorted, 0)}, ${time}`, long: `${spanOf(sorted, 1)}, ${time}` };
}
