/** Reorders the entries of a group in a YAML file, with the comments above them; the lines of others stay. */
import { isMap, isScalar, type Pair, type YAMLMap } from 'yaml';
import { required } from '#contract/required.ts';
import { linesOfEntries, type Path, parse, rangeOf, valueAt } from '#server/drafts/yaml-path.ts';

type Reorder = (names: readonly string[]) => readonly string[];

const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** The text of each entry, and its start and end. */
interface Chunks {
  readonly texts: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly between: string;
}

function inFlow({ items }: YAMLMap, source: string): Chunks | null {
  const ranges = (items as Pair[]).map(
    ({ key, value }) => [rangeOf(key)[0], rangeOf(value)[1]] as const,
  );
  const [first, second] = ranges;
  const between = first && second ? source.slice(first[1], second[0]) : '';
  const [from, to] = [first?.[0], ranges.at(-1)?.[1]];
  // A comment after an entry would end up after another one.
  if (from === undefined || to === undefined || source.slice(from, to).includes('#')) return null;
  return { texts: ranges.map(([start, end]) => source.slice(start, end)), from, to, between };
}

function inLines({ items }: YAMLMap, source: string): Chunks | null {
  const pairs = items as Pair[];
  const offsets = pairs.map(({ key }) => rangeOf(key)[0]);
  return { ...linesOfEntries(source, offsets, pairs.at(-1)?.value), between: '' };
}

/** Whether the text has the same values, with the names in that order. */
function means(text: string, path: Path, names: readonly string[], expected: unknown): boolean {
  const document = parse(text);
  const value: unknown = document.toJS();
  return (
    document.errors.length === 0 &&
    JSON.stringify(Object.keys(valueAt(value, path) ?? {})) === JSON.stringify(names) &&
    JSON.stringify(value) === JSON.stringify(expected)
  );
}

/** @throws Error if there is no group at the path */
export function moveNamedEntry(source: string, path: Path, reorder: Reorder): string {
  const document = parse(source);
  const map = document.getIn(path, true);
  if (!isMap(map)) throw new Error('There is no group.');
  const pairs = map.items as Pair[];
  const before = pairs.map(nameOf);
  const names = reorder(before);
  if (names.every((name, i) => name === before[i])) return source;
  const chunks = map.flow ? inFlow(map, source) : inLines(map, source);
  const at = (name: string) => before.indexOf(name);
  map.items = names.map((name) => required(pairs[at(name)], name));
  const expected: unknown = document.toJS();
  if (chunks) {
    const { texts, from, to, between } = chunks;
    const entries = names.map((name) => required(texts[at(name)], name)).join(between);
    const text = source.slice(0, from) + entries + source.slice(to);
    if (means(text, path, names, expected)) return text;
  }
  return document.toString({ lineWidth: 0 });
}
