/** A day of the calendar, "2027-01-26": the 30th of February is none. */
export function isDay(written: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(written) ? new Date(`${written}T00:00Z`) : null;
  return !!at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
}

/** Of a field for a day, in which a browser shows its own way of writing one; goes on from the name of the field. */
export const NO_DAY = 'must be a day of the calendar. Choose one.';
