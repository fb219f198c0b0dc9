/** The numbered marks of `oneRoom` on the costs page. Each mark names one line of the chosen room's bill. */
import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '#contract/group.ts';
import { firstTextWithValue, parse, rangeOf, valueAt } from '#server/drafts/yaml-path.ts';
import { readYaml } from './read-yaml.ts';
import { withValue } from './write.ts';
import { reorderEntries } from './write-list.ts';

const ROOM = ['oneRoom', 'room'];
const MARKS = ['oneRoom', 'marks'];

type Marks = readonly Readonly<Record<string, unknown>>[];

/** Undefined if they are not a list of groups, which the content check reports. */
function marksIn(costs: unknown): Marks | undefined {
  const marks = valueAt(costs, MARKS);
  return Array.isArray(marks) && marks.every(isGroup) ? marks : undefined;
}

/** The names of the lines of the chosen room's bill. */
function linesIn(costs: unknown): readonly string[] | undefined {
  const lines = valueAt(costs, ['rooms', String(valueAt(costs, ROOM)), 'parts']);
  return Array.isArray(lines)
    ? [...new Set(lines.map((line) => String(valueAt(line, ['name']))))]
    : undefined;
}

/**
 * A mark keeps its line if the room has one of that name and no earlier mark has it. The others get the unused lines in order;
 * undefined if none is left.
 */
function partsFor(marks: Marks, lines: readonly string[]): (string | undefined)[] {
  const had = marks.map(({ part }) => part);
  const own = had.map((part, i) =>
    had.indexOf(part) === i ? lines.find((line) => line === part) : undefined,
  );
  const free = lines.filter((line) => !own.includes(line));
  return own.map((part) => part ?? free.shift());
}

/** Gives the marks their lines; marks without one are removed. */
function withLines(source: string, marks: Marks, lines: readonly string[]): string {
  const parts = partsFor(marks, lines);
  const text = parts.reduce<string>(
    (all, part, i) =>
      part === undefined || part === marks[i]?.part
        ? all
        : withValue(all, [...MARKS, i, 'part'], part),
    source,
  );
  const kept = parts.flatMap((part, i) => (part === undefined ? [] : [i]));
  return kept.length < parts.length ? reorderEntries(text, MARKS, kept) : text;
}

/** The text with the marks of the published file, in their spelling. */
function withPublished(source: string, like: string, published: Marks): string {
  const document = parse(source);
  const [from, to] = rangeOf(document.getIn(MARKS, true));
  const [start, end] = rangeOf(parse(like).getIn(MARKS, true));
  document.setIn(MARKS, document.createNode(published));
  const text = source.slice(0, from) + like.slice(start, end) + source.slice(to);
  return firstTextWithValue(document.toJS(), [text], () => document);
}

const withoutParts = (marks: Marks) => marks.map(({ part: _, ...mark }) => mark);

/**
 * Whether the owner has changed no mark: the draft's marks are the published ones fitted to the draft's room.
 * @param isBack the published room is chosen again: other lines that were chosen in this room do not count
 */
function isUntouched(draft: unknown, published: Marks, isBack: boolean): boolean {
  const [marks, lines] = [marksIn(draft), linesIn(draft)];
  if (!marks || !lines) return false;
  const parts = partsFor(published, lines);
  const expected = published
    .map((mark, i) => ({ ...mark, part: parts[i] }))
    .filter(({ part }) => part !== undefined);
  return isBack
    ? isDeepStrictEqual(withoutParts(marks), withoutParts(expected))
    : isDeepStrictEqual(marks, expected);
}

/** The texts of a file: the draft `before` and `after` a field was written, and the one that is `published`. */
interface Texts {
  readonly before: string;
  readonly after: string;
  readonly published: string;
}

/**
 * Fits the marks to a newly chosen room: the published ones if the owner has not changed any mark, else the draft's.
 * @returns the YAML text; unchanged if another field was written or if the marks are not a list of groups
 */
export function withLinesOfRoom(
  file: string,
  place: string,
  { before, after, published }: Texts,
): string {
  if (file !== 'costs' || place !== ROOM.join('.')) return after;
  const [draft, costs, old] = [before, after, published].map(readYaml);
  const [marks, lines, first] = [marksIn(costs), linesIn(costs), marksIn(old)];
  if (!marks || !lines) return after;
  const isBack = isDeepStrictEqual(valueAt(old, ROOM), valueAt(costs, ROOM));
  return first && isUntouched(draft, first, isBack)
    ? withLines(withPublished(after, published, first), first, lines)
    : withLines(after, marks, lines);
}
