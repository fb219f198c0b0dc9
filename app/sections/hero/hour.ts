const minutesOf = (hour: string) => {
  const [h = 0, m = 0] = hour.split(':').map(Number);
  return h * 60 + m;
};

/**
 * The time of day that the light in a film shows.
 * @param share played part of the film, 0 to 1
 * @param from time at its start, "07:40"
 * @param to time at its end; earlier than `from` means past midnight
 */
export function hourAt(share: number, from: string, to: string): string {
  const start = minutesOf(from);
  const length = (minutesOf(to) - start + 1440) % 1440;
  const now = Math.round(start + length * Math.min(Math.max(share, 0), 1)) % 1440;
  return `${String(Math.floor(now / 60)).padStart(2, '0')}:${String(now % 60).padStart(2, '0')}`;
}
