/** The studio's hours, and which of them apply on a calendar day. */

/** Times are "HH:MM", 24 hours. */
export interface OpenHours {
  readonly opens: string;
  readonly closes: string;
}

/** From `content/site.yaml`: the usual hours, and what differs from them. */
export interface BusinessHours extends OpenHours {
  /** Two-letter days of schema.org: Mo, Tu, We, Th, Fr, Sa, Su. */
  readonly days: readonly string[];
  /** Hours of days that do not have the usual ones. */
  readonly other?: Readonly<Record<string, OpenHours>> | undefined;
  /** Days and intervals (ISO 8601) on which the studio is closed: "2027-01-26", "2027-10-28/2027-11-01". */
  readonly closed?: readonly string[] | undefined;
  /** IANA name. */
  readonly timeZone: string;
}

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** The hours of the calendar day that begins at `day` (UTC midnight, in milliseconds); undefined when the studio is closed. */
export function hoursOn(
  day: number,
  { days, opens, closes, other, closed }: BusinessHours,
): OpenHours | undefined {
  const at = new Date(day);
  const name = DAYS[at.getUTCDay()] as string;
  const date = at.toISOString().slice(0, 10);
  const isClosed = closed?.some((span) => {
    const [from = '', to = from] = span.split('/');
    return from <= date && date <= to;
  });
  return days.includes(name) && !isClosed ? (other?.[name] ?? { opens, closes }) : undefined;
}
