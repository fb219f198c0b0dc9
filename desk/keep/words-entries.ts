/** Finds the entry of a list that a text belongs to, after others have moved, added or removed entries. */
import type { Field, Part, WordsPage } from '#server/desk/words/wire.ts';
import { ask, queries } from '../api.ts';
import type { Pending, Saved } from './types.ts';

const fieldsIn = (parts: readonly Part[]): Field[] =>
  parts.flatMap((part) =>
    part.kind === 'field' ? [part] : fieldsIn(part.kind === 'group' ? part.parts : part.entries),
  );

/** "items.2.answer": list "items", place 2, "answer" inside it. */
function split(path: string) {
  const found = /^(.*?)\.(\d+)(\..*)?$/.exec(path);
  return found && { list: found[1]!, at: Number(found[2]), inside: found[3] ?? '' };
}

/** By place in the list, the revisions of an entry's texts by their path inside it. */
function entriesOf(parts: readonly Part[], list: string): Record<string, string>[] {
  const entries: Record<string, string>[] = [];
  for (const { path, revision } of fieldsIn(parts)) {
    const where = split(path);
    if (where?.list !== list) continue;
    entries[where.at] ??= {};
    entries[where.at]![where.inside] = revision;
  }
  return entries;
}

/** What an entry says as one begins to type in it; undefined outside of lists. */
export function entryOf(parts: readonly Part[], path: string) {
  const where = split(path);
  return where ? entriesOf(parts, where.list)[where.at] : undefined;
}

/** Pure. The place of the entry that has most texts in common with it; null: none has any. */
export function placeOf(
  entries: readonly Record<string, string>[],
  known: Readonly<Record<string, string>>,
  at: number,
): number | null {
  const common = entries.map(
    (entry) => Object.entries(known).filter(([inside, value]) => entry?.[inside] === value).length,
  );
  const most = Math.max(0, ...common);
  if (most === 0) return null;
  return common[at] === most ? at : common.indexOf(most);
}

/** @returns where the text belongs now; null where its entry is gone */
export async function placeOfEntry(key: string, { entry }: Pending): Promise<string | null> {
  const [address = '', path = ''] = key.split(/#(.*)/s);
  const where = split(path);
  if (!where || !entry) return key;
  const { parts } = await ask<WordsPage>(address);
  const entries = entriesOf(parts, where.list);
  const known = entry as Record<string, string>;
  const at = placeOf(entries, known, where.at);
  if (at !== null) return `${address}#${where.list}.${at}${where.inside}`;
  // An entry of one text has nothing else to be known by: in its old place it was changed.
  return Object.keys(known).length === 1 && entries.length > where.at ? key : null;
}

const changedIn = (part: Part, path: string, over: Partial<Field>): Part => {
  if (part.kind === 'field') return part.path === path ? { ...part, ...over } : part;
  if (part.kind === 'group')
    return { ...part, parts: part.parts.map((one) => changedIn(one, path, over)) };
  return { ...part, entries: part.entries.map((one) => changedIn(one, path, over)) };
};
export function applyWords(key: string, { value, revision }: Saved): void {
  const [address = '', path = ''] = key.split(/#(.*)/s);
  const over = { value: value as string, revision };
  queries.setQueryData<WordsPage>(
    ['words', address.split('/')[2]],
    (page) => page && { ...page, parts: page.parts.map((part) => changedIn(part, path, over)) },
  );
}
