/** Formats times in the studio's time zone. */

import { LOCALE } from '#contract/locale.ts';
/** The default, if there is no build. */
export const STUDIO_TIME_ZONE = 'Asia/Kolkata';

/** One formatter for each time zone: making one takes much longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** "2026-11-21 16:16:05" in `timeZone` (IANA name); `at` in milliseconds since 1970. */
export function formatSeconds(at: number, timeZone: string): string {
  // The Swedish format is ISO 8601 with a space, which spreadsheets read too.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format.format(at);
}

const inWords = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { timeZone, dateStyle: 'long', ...options });

/** "21 November 2026", for sentences. */
export const formatLongDay = (at: number, timeZone: string) => inWords(timeZone, {}).format(at);
/** "21 November 2026 at 16:16", for sentences. */
export const formatLongTime = (at: number, timeZone: string) =>
  inWords(timeZone, { timeStyle: 'short' }).format(at);

/** "2026-11-21 16:16". */
export const formatTime = (at: number, timeZone: string) =>
  formatSeconds(at, timeZone).slice(0, 16);
