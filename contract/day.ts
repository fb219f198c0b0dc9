/** Whether the calendar has this day: "2027-01-26", but not the 30th of February. */
export function isDay(written: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(written) ? new Date(`${written}T00:00Z`) : null;
  return !!at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
}

/** Message for a date field. It continues the name of the field, and shows no date, because each browser formats dates differently. */
export const INVALID_DAY = 'must be a day of the calendar. Choose one.';
