/** The submitted fields before any check: by name, all values in order, of any type. */
export type SubmittedFields = ReadonlyMap<string, readonly unknown[]>;

/** Thrown if a name has different values, so that it is unclear which one is meant. */
export class DuplicateFieldError extends Error {
  override name = 'DuplicateFieldError';
}

/**
 * The single value of a field, or undefined. The same value twice is allowed: the official client appends the identifiers that
 * the forms also have as hidden fields for visitors without JavaScript.
 */
export function singleValue(fields: SubmittedFields, name: string): unknown {
  const values = new Set(fields.get(name));
  if (values.size > 1) throw new DuplicateFieldError(`${name} was sent more than once.`);
  return values.values().next().value;
}

/** The first value if it is text, else undefined; for optional hints. */
export function textValue(fields: SubmittedFields, name: string): string | undefined {
  const value = fields.get(name)?.[0];
  return typeof value === 'string' ? value : undefined;
}
