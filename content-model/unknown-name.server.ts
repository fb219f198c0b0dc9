/** Message for an unknown key of a YAML file. It suggests the most similar key, or lists those that may be added. */
import { nearest } from '#contract/nearest.ts';

/** @param known all keys of the schema @param present the keys that the group has already; these are not suggested */
export function unknownNameMessage(
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
