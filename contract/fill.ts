/** The pattern with its values inserted; a `{name}` without a value stays. */
export const fill = (
  pattern: string,
  values: Readonly<Record<string, string | number | undefined>>,
) => pattern.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
