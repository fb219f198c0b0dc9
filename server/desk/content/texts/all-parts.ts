/** All fields and lists of a file, including nested ones. */
import type { Field, List, Part } from '#contract/desk/texts.ts';

/** All fields in the page's order, including the switches that hide sections. */
export function allFields(parts: readonly Part[]): Field[] {
  return parts.flatMap((part) =>
    part.kind === 'field'
      ? [part]
      : [
          ...(part.hide ? [part.hide] : []),
          ...allFields(part.kind === 'group' ? part.parts : part.entries),
        ],
  );
}
export const allLists = (parts: readonly Part[]): List[] =>
  parts.flatMap((part) =>
    part.kind === 'field'
      ? []
      : part.kind === 'group'
        ? allLists(part.parts)
        : [part, ...allLists(part.entries)],
  );
