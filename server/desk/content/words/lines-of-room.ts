/** The numbers of the one room on the page of costs: each names a line of the bill of the room that is chosen. */
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

/** Another room leaves place and words of a number as they are. */
const isSame = ({ part: _, ...one }: Mark, { part: __, ...other }: Mark) =>
  isDeepStrictEqual(one, other) || (one.x === other.x && one.y === other.y);

/** The published numbers with their lines again, those that have gone included; numbers that are new come after them. */
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

/** A number keeps a line of the same name, the others get those that are left, and numbers without a line go. */
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

/** Numbers that are the published ones are written as they are there. */
function spelledAs(like: string, source: string): string {
  const now = parse(source);
  if (!isDeepStrictEqual(marksIn(now.toJS()), marksIn(readYaml(like)))) return source;
  const [from, to] = rangeOf(now.getIn(MARKS, true));
  const [start, end] = rangeOf(parse(like).getIn(MARKS, true));
  const text = source.slice(0, from) + like.slice(start, end) + source.slice(to);
  return firstThatMeans(now.toJS(), [text, source], () => now);
}

/**
 * What follows where another room was written; the text itself where another field was.
 * @param like the published file: its room brings its numbers and lines back
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
