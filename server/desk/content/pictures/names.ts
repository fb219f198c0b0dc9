/** Names for uploaded pictures. */

const LONGEST = 40;

/**
 * "living-room-2" for "Living Room.JPG" where "living-room" is taken. An ending by which the site knows a variant of
 * another picture ("-phone", "-night") goes.
 */
export function freeName(original: string, taken: ReadonlySet<string>): string {
  const plain = original
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
    .replace(/(-(phone|night))+$/, '');
  const base = plain || 'picture';
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(name)) return name;
  }
}
