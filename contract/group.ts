/** Whether a value is an object with named values, such as a group of lines in YAML. */
export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
