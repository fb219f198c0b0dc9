/** A name that no shape knows. */
import { nearest } from '#contract/nearest.ts';

/** What is said of a name that belongs nowhere. */
export function unknownName(
  name: string,
  known: readonly string[],
  present: readonly string[],
): string {
  const free = known.filter((candidate) => !present.includes(candidate));
  const meant = nearest(name, free) ?? nearest(name, known);
  if (meant) return `nothing called \`${name}\` belongs here; did you mean \`${meant}\`?`;
  const choice =
    free.length > 0 && free.length <= 12 ? ` What may be added here: ${free.join(', ')}.` : '';
  return `nothing called \`${name}\` belongs here. Remove the line.${choice}`;
}
