/** The headline of the list of enquiries, and the headings of its groups. */
import type { Inbox, InboxItem } from '#contract/desk/enquiries.ts';
import { INBOX } from '../../messages/en.ts';
import { capital, joinWithCommas, say } from '../../messages/message.ts';
import { formatHour, type Times } from '../../times.ts';

type Due = Inbox['due'];

/** Number of promised answers. */
const answersIn = (due: Due) => due.reduce((sum, { count }) => sum + count, 0);

/** Number of answers that are due today and not late. */
export const dueToday = (times: Times, due: Due, now: number) =>
  answersIn(due.filter(({ at }) => at >= now && times.daysBetween(now, at) === 0));

/** "One more is late, one email failed, and one reminder is due." */
function sentence(...all: readonly string[]) {
  const parts = all.filter(Boolean);
  const second = parts.at(-1) ?? '';
  const first = joinWithCommas(parts.slice(0, -1));
  return capital(first ? say(INBOX.both, { first, second }) : second && `${second}.`);
}

/** The most urgent fact, and the other facts. `closes`: "18:00". */
export function headline(
  times: Times,
  closes: string,
  {
    due,
    counts,
    reminders,
    lastAnsweredAt,
  }: Pick<Inbox, 'due' | 'counts' | 'reminders' | 'lastAnsweredAt'>,
  now: number,
) {
  const late = answersIn(due.filter(({ at }) => at < now));
  const today = dueToday(times, due, now);
  const failed = say(INBOX.mailFailed, { count: counts.failed });
  const remind = say(INBOX.reminders, { count: reminders });
  if (today > 0)
    return {
      title: say(INBOX.dueToday, { count: today, hour: formatHour(closes) }),
      more: sentence(late === 0 ? '' : say(INBOX.moreLate, { count: late }), failed, remind),
    };
  if (late > 0) return { title: say(INBOX.late, { count: late }), more: sentence(failed, remind) };
  if (reminders > 0) return { title: capital(remind), more: sentence(failed) };
  if (due.length > 0) {
    const next = Math.min(...due.map(({ at }) => at));
    const count = answersIn(due.filter(({ at }) => at === next));
    const more = say(INBOX.dueLater, { count, day: times.onDay(next, now) });
    return { title: INBOX.noneDueToday, more: sentence(more, failed) };
  }
  if (lastAnsweredAt === null) return { title: INBOX.none, more: sentence(failed) };
  const last = say(INBOX.lastAnswer, { time: times.dayTimeInside(lastAnsweredAt, now) });
  return { title: INBOX.allAnswered, more: sentence(last, failed) };
}

/** The enquiries under their headings: by the promised time of the answer, or by when they were received. */
export function groupsOf(
  times: Times,
  items: readonly InboxItem[],
  isByPromise: boolean,
  now: number,
) {
  const headingOf = ({ dueAt, receivedAt, mailError, state, remindAt }: InboxItem) => {
    if (!isByPromise) {
      const days = times.daysBetween(receivedAt, now);
      if (days === 0) return INBOX.headingToday;
      return days < 7 ? INBOX.headingWeek : times.month(receivedAt);
    }
    if (mailError || (state === 'new' && dueAt < now)) return INBOX.headingLate;
    if (remindAt !== null && remindAt <= now) return INBOX.headingReminders;
    return say(INBOX.headingBy, { time: times.dayTimeInside(dueAt, now) });
  };
  const groups = [...Map.groupBy(items, headingOf)].map(([heading, rows]) => ({
    heading,
    rows,
    isLate: heading === INBOX.headingLate,
  }));
  const first: readonly string[] = [INBOX.headingLate, INBOX.headingReminders];
  const rank = (heading: string) => first.indexOf(heading) + 1 || first.length + 1;
  return groups.sort((a, b) => rank(a.heading) - rank(b.heading));
}
