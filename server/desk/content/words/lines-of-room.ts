/** The numbered marks of `oneRoom` on the costs page. Each mark names one line of the chosen room's bill. */
import { isDeepStrictEqual } from 'node:util';
import { firstThatMeans, parse, rangeOf, valueAt } from '#server/drafts/yaml-path.ts';
import { readYaml } from './read-yaml.ts';
import { withValue } from './write.ts';
import { reordered } from './write-list.ts';

const ROOM = ['oneRoom', 'room'];
const MARKS = ['oneRoom', 'marks'];

interface Mark {
  readonly part: string;
  readonly [field: string]: unknown;
}
const marksIn = (costs: unknown) => valueAt(costs, MARKS) as readonly Mark[] | undefined;

/**
 * Two marks are the same if they are equal except for `part`, or at the same position: choosing another room does not
 * change position or words.
 */
const isSame = ({ part: _, ...one }: Mark, { part: __, ...other }: Mark) =>
  isDeepStrictEqual(one, other) || (one.x === other.x && one.y === other.y);

/** Restores the published marks with their lines, also those that were removed; marks added since then follow. */
function withPublished(source: string, published: readonly Mark[]): string {
  const marks = marksIn(readYaml(source)) ?? [];
  const old = published.map((mark) => marks.findIndex((one) => isSame(one, mark)));
  const added = marks.flatMap((_, i) => (old.includes(i) ? [] : [i]));
  const order = old.map((at, i) => (at < 0 ? { entry: published[i] } : at));
  return published.reduce(
    (text, { part }, i) => withValue(text, [...MARKS, i, 'part'], part),
    reordered(source, MARKS, [...order, ...added]),
  );
}

/**
 * A mark keeps its line if the room has one of that name. The others get the unused lines in order; marks for which no
 * line is left are removed.
 */
function withLines(source: string, names: readonly string[]): string {
  const had = (marksIn(readYaml(source)) ?? []).map(({ part }) => part);
  const free = names.filter((name) => !had.includes(name));
  const parts = had.map((part) => (names.includes(part) ? part : free.shift()));
  const text = parts.reduce<string>(
    (all, part, i) => (part === undefined ? all : withValue(all, [...MARKS, i, 'part'], part)),
    source,
  );
  const kept = parts.flatMap((part, i) => (part === undefined ? [] : [i]));
  return kept.length < parts.length ? reordered(text, MARKS, kept) : text;
}

/**
 * If the marks equal the published ones, their text is copied from the published file, so that no difference in
 * spelling remains.
 */
function spelledAs(like: string, source: string): string {
  const now = parse(source);
  if (!isDeepStrictEqual(marksIn(now.toJS()), marksIn(readYaml(like)))) return source;
  const [from, to] = rangeOf(now.getIn(MARKS, true));
  const [start, end] = rangeOf(parse(like).getIn(MARKS, true));
  const text = source.slice(0, from) + like.slice(start, end) + source.slice(to);
  return firstThatMeans(now.toJS(), [text, source], () => now);
}

/**
 * @param like the published file: its room brings its marks and lines back
 * @returns the YAML text with the marks changed to fit a newly chosen room; the unchanged text if another field was
 * written
 */
export function withLinesOfRoom(file: string, place: string, source: string, like: string): string {
  if (file !== 'costs' || place !== ROOM.join('.')) return source;
  const [costs, before] = [readYaml(source), readYaml(like)];
  const room = String(valueAt(costs, ROOM));
  const lines = valueAt(costs, ['rooms', room, 'parts']);
  if (!Array.isArray(lines) || !marksIn(costs)) return source;
  const names = lines.map((line) => String(valueAt(line, ['name'])));
  const published = valueAt(before, ROOM) === room ? marksIn(before) : undefined;
  if (!published) return withLines(source, names);
  return spelledAs(like, withLines(withPublished(source, published), names));
}
