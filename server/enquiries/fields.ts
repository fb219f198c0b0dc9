/** What a client sent, by field name and before any check: every value of a name in order, of any type. */
export type SubmittedFields = ReadonlyMap<string, readonly unknown[]>;

/** Thrown when one name carries different values, so that it is not clear which one is meant. */
export class DuplicateFieldError extends Error {
  override name = 'DuplicateFieldError';
}

/**
 * The one value of a field, or undefined. The same value twice is no error: the official client appends the
 * identifiers that the forms also carry as hidden fields for visitors without JavaScript.
 */
export function singleValue(fields: SubmittedFields, name: string): unknown {
  const values = new Set(fields.get(name));
  if (values.size > 1) throw new DuplicateFieldError(`${name} was sent more than once.`);
  return values.values().next().value;
}

/** The first value if it is text, else undefined: for hints whose absence is no error. */
export function textValue(fields: SubmittedFields, name: string): string | undefined {
  const value = fields.get(name)?.[0];
  return typeof value === 'string' ? value : undefined;
}
