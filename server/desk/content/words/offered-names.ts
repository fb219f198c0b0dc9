/** Names of the same file that a text may be: a home and a room of the costs, a line of a bill. They are chosen, not typed. */
import { valueAt } from '#server/drafts/yaml-path.ts';
import type { Label } from '#server/labels/labels.ts';
import { choiceWords } from './choice-words.ts';
import { readYaml } from './read-yaml.ts';
import { isGroup } from './schemas.ts';
import { withValue } from './write.ts';
import { reordered } from './write-list.ts';

const nameIn = (entry: unknown) => String(valueAt(entry, ['name']) ?? '');

/** `names` as the file writes them, `words` as the desk says them. Undefined where nothing is offered. */
export function offeredNames(
  { draft: own, costs }: { readonly draft: unknown; readonly costs?: unknown },
  { choicesOf, choicesFrom, choicesIn }: Label,
) {
  if (choicesOf === undefined) return undefined;
  const draft = choicesIn ? costs : own;
  const path = choicesOf
    .replace(/\{([^}]+)\}/, (_, at: string) => String(valueAt(draft, at.split('.')) ?? ''))
    .split('.');
  const found = valueAt(draft, path);
  if (Array.isArray(found)) {
    const names = found.map(nameIn);
    return { names, words: names };
  }
  const names = Object.keys(isGroup(found) ? found : {});
  return { names, words: names.map(choiceWords(draft, choicesFrom ?? path.join('.'))) };
}

const ROOM = 'oneRoom.room';

/**
 * Another room has other lines in its bill: a number keeps a line of the same name, the others get those that are left, and
 * numbers without a line go. The text itself where another field was written.
 */
export function withLinesOfRoom(file: string, place: string, source: string): string {
  if (file !== 'costs' || place !== ROOM) return source;
  const costs = readYaml(source);
  const lines = valueAt(costs, ['rooms', String(valueAt(costs, ROOM.split('.'))), 'parts']);
  const marks = valueAt(costs, ['oneRoom', 'marks']);
  if (!Array.isArray(lines) || !Array.isArray(marks)) return source;
  const names = lines.map(nameIn);
  const had = marks.map((mark) => String(valueAt(mark, ['part'])));
  const free = names.filter((name) => !had.includes(name));
  const parts = had.map((part) => (names.includes(part) ? part : free.shift()));
  const text = parts.reduce<string>(
    (all, part, i) =>
      part === undefined ? all : withValue(all, ['oneRoom', 'marks', i, 'part'], part),
    source,
  );
  const kept = parts.flatMap((part, i) => (part === undefined ? [] : [i]));
  return kept.length < parts.length ? reordered(text, ['oneRoom', 'marks'], kept) : text;
}
