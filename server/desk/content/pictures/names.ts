import { slugOf } from '#pictures/names.ts';
import { freeName } from '../../free-name.ts';

const LONGEST = 40;

/**
 * "living-room-2" for "Living Room.JPG" if "living-room" is taken. A suffix that would mark a variant of another picture
 * ("-phone", "-night") is removed.
 */
export function freePictureName(original: string, taken: ReadonlySet<string>): string {
  const plain = slugOf(original.replace(/\.\w+$/, ''), LONGEST).replace(/(-(phone|night))+$/, '');
  return freeName(plain || 'picture', (name) => taken.has(name));
}
