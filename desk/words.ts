/** How times and counts are said. Times are milliseconds since 1970, shown on the studio's clock. */

import type { BusinessHours, Inbox, InboxItem } from '#contract/desk/enquiries.ts';
import { DAY_MS } from '#contract/duration.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];
const HOURS = [
  'midnight',
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  'noon',
];

/** "today" inside a sentence; names of days and months stay as they are. */
export const lowered = (said: string) =>
  said.replace(/^(Today|Yesterday|Tomorrow)/, (word) => word.toLowerCase());

export const numberWord = (count: number) => NUMBERS[count] ?? String(count);

/** "six" of 18:00, "18:30" of 18:30. */
export function hourWord(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute !== 0) return time;
  return HOURS[hour] ?? HOURS[hour - 12] ?? time;
}

const format = (timeZone: string, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  return (at: number) => formatter.format(at);
};

export function createWords({ timeZone, opens, closes }: BusinessHours) {
  const clock = format(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const weekday = format(timeZone, { weekday: 'short' });
  const date = format(timeZone, { day: 'numeric', month: 'short' });
  const dateWithYear = format(timeZone, { day: 'numeric', month: 'short', year: 'numeric' });
  const month = format(timeZone, { month: 'long', year: 'numeric' });
  const key = format(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' });
  /** Whole days from one studio's day to another's. */
  const daysBetween = (from: number, to: number) => {
    const midnight = (at: number) =>
      Date.parse(`${key(at).split('/').reverse().join('-')}T00:00:00Z`);
    return Math.round((midnight(to) - midnight(from)) / DAY_MS);
  };

  function day(at: number, now: number): string {
    const days = daysBetween(now, at);
    if (days === 0) return 'Today';
    if (days === -1) return 'Yesterday';
    if (days === 1) return 'Tomorrow';
    if (Math.abs(days) < 7) return weekday(at);
    return Math.abs(days) < 300 ? date(at) : dateWithYear(at);
  }
  const dayTime = (at: number, now: number) => `${day(at, now)}, ${clock(at)}`;

  /** "came 8 min ago", "came 08:55", "came Mon 21:48". */
  function came(at: number, now: number): string {
    const ago = now - at;
    if (ago < MINUTE_MS) return 'came just now';
    if (ago < HOUR_MS) return `came ${Math.floor(ago / MINUTE_MS)} min ago`;
    return daysBetween(now, at) === 0
      ? `came ${clock(at)}`
      : `came ${lowered(day(at, now))} ${clock(at)}`;
  }

  const minutesOf = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute;
  };

  /** "tomorrow", "on Fri", "on 3 Dec". */
  const dueDay = (at: number, now: number) => {
    const said = lowered(day(at, now));
    return /^[a-z]/.test(said) ? said : `on ${said}`;
  };

  /** Where a moment stands in the studio's day: 0 at opening, 1 at closing. */
  function partOfDay(at: number): number {
    const from = minutesOf(opens);
    return Math.min(1, Math.max(0, (minutesOf(clock(at)) - from) / (minutesOf(closes) - from)));
  }

  /** What is due today and not late. */
  const dueToday = (due: Inbox['due'], now: number) =>
    due.filter(({ at }) => at >= now && daysBetween(now, at) === 0);

  /** The job of the hour, and what else there is to know. */
  function title(
    { due, counts, lastAnsweredAt }: Pick<Inbox, 'due' | 'counts' | 'lastAnsweredAt'>,
    now: number,
  ) {
    const late = answersIn(due.filter(({ at }) => at < now));
    const today = answersIn(dueToday(due, now));
    const failed = counts.failed === 1 ? 'one mail failed' : `${counts.failed} mails failed`;
    const also = counts.failed === 0 ? '' : failed;
    if (today > 0) {
      const is = late === 1 ? 'is' : 'are';
      const more = late === 0 ? '' : `${numberWord(late)} more ${is} late`;
      return {
        title: `${answers(today)} due by ${hourWord(closes)}`,
        more: sentence(more, also),
      };
    }
    if (late > 0) return { title: `${answers(late)} late`, more: sentence('', also) };
    if (due.length > 0) {
      const next = Math.min(...due.map(({ at }) => at));
      const count = answersIn(due.filter(({ at }) => at === next));
      const more = `${answers(count)} due ${dueDay(next, now)}`;
      return { title: 'No answers due today', more: sentence(more, also) };
    }
    if (lastAnsweredAt === null) return { title: 'No enquiries yet', more: sentence('', also) };
    const last = `Last answer ${lowered(dayTime(lastAnsweredAt, now))}`;
    return { title: 'All answered', more: sentence(last, also) };
  }

  /** The rows under their headings: by when an answer was promised, or by when they came. */
  function groups(items: readonly InboxItem[], isByPromise: boolean, now: number) {
    const headingOf = ({ dueAt, receivedAt, trouble, state }: InboxItem) => {
      if (!isByPromise) {
        const days = daysBetween(receivedAt, now);
        return days === 0 ? 'Today' : days < 7 ? 'Last seven days' : month(receivedAt);
      }
      if (trouble || (state === 'new' && dueAt < now)) return LATE;
      return `By ${lowered(dayTime(dueAt, now))}`;
    };
    const found = Map.groupBy(items, headingOf);
    const entries = [...found].map(([heading, rows]) => ({
      heading,
      rows,
      isLate: heading === LATE,
    }));
    return entries.sort((a, b) => Number(b.isLate) - Number(a.isLate));
  }

  return {
    dueToday,
    clock,
    day,
    dayTime,
    date: dateWithYear,
    came,
    partOfDay,
    title,
    groups,
    daysBetween,
  };
}
export type Words = ReturnType<typeof createWords>;

export const LATE = 'Late, or mail failed';

/** How many answers are promised. */
export const answersIn = (due: Inbox['due']) => due.reduce((sum, { count }) => sum + count, 0);

/** "Two answers are". */
const answers = (count: number) =>
  `${numberWord(count)} ${count === 1 ? 'answer is' : 'answers are'}`;

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** "One more is late, and one mail failed." */
function sentence(first: string, second: string): string {
  const joined = [first, second].filter(Boolean).join(', and ');
  return joined && `${capital(joined)}.`;
}

/** "6 h 20", "40 min", "2 days". */
export function duration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${String(minutes % 60).padStart(2, '0')}`;
}

/** "Contact" of "/contact", "Home" of "/". */
export function pageName(path: string): string {
  return capital(path.replace(/^.*\//s, '').replaceAll('-', ' ')) || 'Home';
}

/** By the reason as the relay stores it: a few words for a row, and a sentence. */
const SPAM_REASONS: Readonly<Record<string, { readonly short: string; readonly long: string }>> = {
  honeypot: {
    short: 'filled in a hidden field',
    long: 'A field that only robots see was filled in.',
  },
  'duplicate text': {
    short: 'same text, other address',
    long: 'The same text came from other addresses on the same day.',
  },
  'filled too fast': {
    short: 'filled in too fast',
    long: 'It was filled in faster than a person can type.',
  },
  'marked at the desk': {
    short: 'marked at the desk',
    long: 'Somebody at the desk marked it as spam.',
  },
};

/** Why something is taken for spam; an unknown reason stays unsaid. */
export const spamReason = (reason: string | null) =>
  SPAM_REASONS[reason ?? ''] ?? { short: '', long: '' };
