/** The field of a page of texts that an address names. */
import type { Field } from '#contract/desk/texts.ts';

/**
 * For a group or list its first field. If the field no longer exists (a resolved placeholder), or is written as part of
 * another one, the nearest one around it.
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
