/** In which values two contents differ: entries of lists are compared with themselves, wherever they stand by now. */
import { parse } from 'yaml';
import { pairEntries } from '#server/drafts/pair-entries.ts';
import type { Path } from '#server/drafts/yaml-path.ts';

export type Value = unknown;
export type Difference =
  | { readonly is: 'value'; readonly path: Path; readonly before: Value; readonly after: Value }
  /** A list of short things, such as materials. */
  | {
      readonly is: 'list';
      readonly path: Path;
      readonly before: readonly Value[];
      readonly after: readonly Value[];
    }
  /** One entry of a list; `path` is its place where it is. */
  | { readonly is: 'added'; readonly path: Path; readonly entry: Value }
  | { readonly is: 'removed'; readonly path: Path; readonly entry: Value }
  /** The same entries stand in another order. */
  | {
      readonly is: 'moved';
      readonly path: Path;
      readonly before: readonly Value[];
      readonly after: readonly Value[];
    };

export const isGroup = (value: Value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A value that says nothing: not there, empty, or made of such values. */
export const isEmpty = (value: Value): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Short things side by side, such as materials: they are told together. */
const isPlainList = (list: readonly unknown[]) =>
  list.every((entry) => typeof entry !== 'object' && String(entry).length < 40);

function inList(before: readonly unknown[], after: readonly unknown[], path: Path): Difference[] {
  if (isPlainList([...before, ...after])) return [{ is: 'list', path, before, after }];
  const pairs = pairEntries(before, after);
  const stays = pairs.filter((from) => from !== undefined);
  const found: Difference[] = [];
  before.forEach((entry, from) => {
    if (!stays.includes(from)) found.push({ is: 'removed', path: [...path, from], entry });
  });
  after.forEach((entry, to) => {
    const from = pairs[to];
    if (from === undefined) found.push({ is: 'added', path: [...path, to], entry });
    else found.push(...differences(before[from], entry, [...path, to]));
  });
  if (stays.some((from, i) => i > 0 && from < (stays[i - 1] ?? 0)))
    found.push({ is: 'moved', path, before, after });
  return found;
}

export function differences(before: Value, after: Value, path: Path = []): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after) || (isEmpty(before) && isEmpty(after)))
    return [];
  if (Array.isArray(before) && Array.isArray(after)) return inList(before, after, path);
  if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => differences(before[name], after[name], [...path, name]));
  }
  return [{ is: 'value', path, before, after }];
}

/** What the text of a YAML file says; the text itself where it is none. */
export function contentOf(text: string): Value {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return text;
  }
}
