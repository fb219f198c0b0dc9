/** Times as the studio's clock shows them, wherever the terminal is. */

/** Where the studio is, when no build says so. */
export const STUDIO_TIME_ZONE = 'Asia/Kolkata';

/** "2026-11-21 16:16:05" on the clock of `timeZone` (IANA name), `at` in milliseconds since 1970. */
export function formatSeconds(at: number, timeZone: string): string {
  // Sweden's way of writing a time is ISO 8601 with a space, which spreadsheets read too.
  return new Date(at).toLocaleString('sv-SE', { timeZone });
}

/** "2026-11-21 16:16". */
export const formatTime = (at: number, timeZone: string) =>
  formatSeconds(at, timeZone).slice(0, 16);
