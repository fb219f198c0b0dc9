/** What a client sent, by field name and before any check: every value of a name in order, of any type. */
export type SentFields = ReadonlyMap<string, readonly unknown[]>;

/** Thrown when one name carries different values: which of them was meant? */
export class AmbiguousField extends Error {
  override name = 'AmbiguousField';
}

/**
 * The one value of a field, or undefined. A repeat of the same value is no fault: the official client appends the
 * identifiers that our forms also carry as hidden fields for visitors without JavaScript.
 */
export function soleValue(sent: SentFields, name: string): unknown {
  const values = new Set(sent.get(name));
  if (values.size > 1) throw new AmbiguousField(`${name} was sent more than once.`);
  return values.values().next().value;
}

/** The one value if it is text, else undefined: for hints whose absence is no fault. */
export function textOf(sent: SentFields, name: string): string | undefined {
  const value = sent.get(name)?.[0];
  return typeof value === 'string' ? value : undefined;
}
