/** The field of a page of words that an address names. */
import type { Field } from '#contract/desk/words.ts';

/**
 * For a group or list its first field. Where the field is no more (a mark as a sample that was cleared), or is written as a part
 * of another, the nearest one around it.
 */
export function namedField<One extends Pick<Field, 'path' | 'place'>>(
  fields: readonly One[],
  address: string,
): One | undefined {
  const parts = address.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const at = parts.slice(0, length).join('.');
    const field = fields.find(({ path, place }) =>
      [path, place].some((one) => one === at || one.startsWith(`${at}.`)),
    );
    if (field) return field;
  }
  return undefined;
}
