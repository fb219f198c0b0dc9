/** Checks opening hours. Messages continue the name of the field. */

import { INVALID_DAY, isDay } from './day.ts';
import { DAY_MS } from './duration.ts';
import type { OpenHours } from './hours.ts';
import { TIME_OF_DAY } from './time-of-day.ts';
import type { Closing } from './written-hours.ts';

export const CLOSINGS_MAX = 200;
/** Maximum length of a closing's reason. */
export const REASON_MAX = 200;
/** Maximum length of a closing in days. */
const CLOSED_MAX = 92;

/**
 * Undefined if the order is right, or if one of the two is not a valid time (another check reports that). The message
 * contains no time, because a browser may show 18:00 as 06:00 PM.
 */
export const orderFault = (opens: string, closes: string) =>
  TIME_OF_DAY.test(opens) && TIME_OF_DAY.test(closes) && closes <= opens
    ? 'must be later than the time when the studio opens'
    : undefined;

interface ClosingFault {
  /** Index in the list. */
  readonly at: number;
  readonly field: keyof Closing;
  readonly message: string;
}

/** Closings that end before they begin, last too long, or overlap another one. */
export function closingFaults(closings: readonly Closing[]): ClosingFault[] {
  const spans = closings.map(({ from, to, name }) => ({ from, to: to || from, name }));
  return spans.flatMap(({ from, to }, at): ClosingFault[] => {
    if (!isDay(from) || !isDay(to)) return [];
    if (to < from) return [{ at, field: 'to', message: 'must not be earlier than the first day' }];
    if (Date.parse(to) - Date.parse(from) >= CLOSED_MAX * DAY_MS)
      return [{ at, field: 'to', message: `is more than ${CLOSED_MAX} days after the first day` }];
    const twice = spans.slice(0, at).find((other) => other.from <= to && from <= other.to);
    if (!twice) return [];
    const message = `overlaps with “${twice.name}”. Change the days, or remove one of the two.`;
    return [{ at, field: 'from', message }];
  });
}

const reasonFault = (reason: string) =>
  reason === ''
    ? 'cannot be empty. Write something.'
    : reason.length > REASON_MAX
      ? `is longer than ${REASON_MAX} characters. Shorten it.`
      : undefined;

export type ClosingFaults = Readonly<Partial<Record<keyof Closing, string>>>;

/** Mistakes of one closing, compared with the others; {} if there are none. */
export function faultsOfClosing(closing: Closing, others: readonly Closing[]): ClosingFaults {
  const { from, to, name } = closing;
  const found = {
    from: isDay(from) ? undefined : INVALID_DAY,
    to: !to || isDay(to) ? undefined : INVALID_DAY,
    name: reasonFault(name.trim()),
  };
  const own = closingFaults([...others, closing]).find(({ at }) => at === others.length);
  const all = own ? { ...found, [own.field]: own.message } : found;
  return Object.fromEntries(Object.entries(all).filter(([, message]) => message));
}

/** Mistakes in the hours of one day. */
export const faultsOfDay = ({ opens, closes }: OpenHours) => ({
  opens: TIME_OF_DAY.test(opens) ? undefined : 'must be a time, such as 09:00',
  closes: TIME_OF_DAY.test(closes) ? orderFault(opens, closes) : 'must be a time, such as 18:00',
});
