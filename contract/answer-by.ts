/**
 * When an answer is promised: at closing time of the first working day that opens after the enquiry arrived.
 * Monday 10:00 → Tuesday's close; Monday 08:00 → Monday's close; Saturday evening and Sunday → Monday's close.
 * The site's success text and the acknowledgement email both state it. A day on which the studio is closed is no
 * working day.
 */
import { DAY_MS } from './duration.ts';
import { type BusinessHours, hoursOn } from './hours.ts';
import { INDIAN, LOCALE } from './locale.ts';

/** More days than can be closed in a row (content-model/hours.server.ts). */
const DAYS_MAX = 20_000;

const MINUTE_MS = 60_000;

/** One formatter for each time zone: making one takes fifty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat(LOCALE, {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, made);
  return made;
}

/** Local time in the zone, in whole minutes, as milliseconds since 1970 as if it were UTC. */
export function clockAt(at: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, +value]),
  ) as Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>>;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The zone's offset from UTC at that instant, in milliseconds. */
const zoneOffset = (at: number, timeZone: string) =>
  clockAt(at, timeZone) - (at - (at % MINUTE_MS));

/** The instant at which it is `time` in the zone, on the calendar day that begins at `day` (UTC midnight). */
export function instantOf(day: number, time: string, timeZone: string): number {
  const shown = day + Date.parse(`1970-01-01T${time}Z`);
  return shown - zoneOffset(shown - zoneOffset(shown, timeZone), timeZone);
}

function answerOn(receivedAt: Date, hours: BusinessHours) {
  const received = receivedAt.getTime();
  const clock = clockAt(received, hours.timeZone);
  const today = clock - (clock % DAY_MS);
  const instant = (day: number, time: string) => instantOf(day, time, hours.timeZone);
  for (let day = today; day < today + DAYS_MAX * DAY_MS; day += DAY_MS) {
    const open = hoursOn(day, hours);
    if (open && instant(day, open.opens) > received)
      return { at: new Date(instant(day, open.closes)), closes: open.closes };
  }
  throw new RangeError('The business hours name no working day, so no answer can be promised.');
}

/**
 * The instant by which an enquiry received at `receivedAt` is answered.
 * @throws RangeError if the hours have no working day, or the time zone does not exist
 */
export const answerBy = (receivedAt: Date, hours: BusinessHours): Date =>
  answerOn(receivedAt, hours).at;

/** The same as text in the studio's time zone, e.g. "Tuesday, 24 November, 18:00". */
export function answerByText(receivedAt: Date, hours: BusinessHours): string {
  const { at, closes } = answerOn(receivedAt, hours);
  const day = at.toLocaleDateString(INDIAN, {
    timeZone: hours.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return `${day}, ${closes}`;
}
