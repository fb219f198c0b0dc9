/** Returns `value`, which must exist at this point of the code. @throws Error that names what is missing */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing.`);
  return value;
}
