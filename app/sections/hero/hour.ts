const minutesOf = (hour: string) => {
  const [h = 0, m = 0] = hour.split(':').map(Number);
  return h * 60 + m;
};

/**
 * The hour that the light in a film shows.
 * @param share passed part of the film, 0 to 1
 * @param from hour of its first light, "07:40"
 * @param to hour of its last light; earlier than `from` means past midnight
 */
export function hourAt(share: number, from: string, to: string): string {
  const start = minutesOf(from);
  const length = (minutesOf(to) - start + 1440) % 1440;
  const now = Math.round(start + length * Math.min(Math.max(share, 0), 1)) % 1440;
  return `${String(Math.floor(now / 60)).padStart(2, '0')}:${String(now % 60).padStart(2, '0')}`;
}
