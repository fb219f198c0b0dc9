/**
 * When a visitor may expect an answer: the close of the first working day that opens after the enquiry arrived.
 * Monday 10:00 → Tuesday's close; Monday 08:00 → Monday's close; Saturday evening and Sunday → Monday's close.
 * The site's success text and the acknowledgement email both state it, so it is computed in one place.
 * Public holidays are not considered.
 */
import { DAY_MS } from './duration.ts';

/** Business hours from `content/site.yaml`; times are "HH:MM" in `timeZone` (IANA name). */
export interface BusinessHours {
  /** Two-letter days of schema.org: Mo, Tu, We, Th, Fr, Sa, Su. */
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
}

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** By zone: making one takes fifty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
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

/** The zone's offset from UTC at that instant, in milliseconds. */
function zoneOffset(at: number, timeZone: string): number {
  const format = formatOf(timeZone);
  const part = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, +value]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / 60_000) * 60_000;
}

/** The instant at which the zone's clock shows `time` on the calendar day that begins at `day` (UTC midnight). */
export function instantOf(day: number, time: string, timeZone: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = day + (hour * 60 + minute) * 60_000;
  return shown - zoneOffset(shown - zoneOffset(shown, timeZone), timeZone);
}

/**
 * The instant by which an enquiry received at `receivedAt` is answered.
 * Throws a RangeError when the hours name no working day, or a time zone that does not exist.
 */
export function answerBy(receivedAt: Date, hours: BusinessHours): Date {
  const { days, opens, closes, timeZone } = hours;
  const received = receivedAt.getTime();
  const shown = received + zoneOffset(received, timeZone);
  const today = Math.floor(shown / DAY_MS) * DAY_MS;
  for (let day = today; day <= today + 8 * DAY_MS; day += DAY_MS) {
    const name = DAYS[new Date(day).getUTCDay()];
    const isWorking = name !== undefined && days.includes(name);
    if (isWorking && instantOf(day, opens, timeZone) > received) {
      return new Date(instantOf(day, closes, timeZone));
    }
  }
  throw new RangeError('The business hours name no working day, so no answer can be promised.');
}

/** The same as text in the studio's time zone, e.g. "Tuesday, 24 November, 18:00". */
export function answerByText(receivedAt: Date, hours: BusinessHours): string {
  const day = answerBy(receivedAt, hours).toLocaleDateString('en-IN', {
    timeZone: hours.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return `${day}, ${hours.closes}`;
}
