/** Names for uploaded pictures. */
import { slugOf } from '#pictures/names.ts';

const LONGEST = 40;

/**
 * "living-room-2" for "Living Room.JPG" if "living-room" is taken. A suffix that would mark a variant of another picture
 * ("-phone", "-night") is removed.
 */
export function freeName(original: string, taken: ReadonlySet<string>): string {
  const plain = slugOf(original.replace(/\.\w+$/, ''), LONGEST).replace(/(-(phone|night))+$/, '');
  const base = plain || 'picture';
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(name)) return name;
  }
}
