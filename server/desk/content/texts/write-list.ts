/** Adds, removes and moves entries of a list in YAML, with the comments above them; the lines of the others stay. */
import { type Document, isSeq, stringify, type YAMLSeq } from 'yaml';
import { required } from '#contract/required.ts';
import {
  eolOf,
  firstTextWithValue,
  linesOfEntries,
  type Path,
  parse,
  rangeOf,
  valueAt,
} from '#server/drafts/yaml-path.ts';
import { quoteYaml } from './write.ts';

/** The old entries by index, in their new order; an object is a new entry. */
export type Order = readonly (number | { readonly entry: unknown })[];

function inFlow(seq: YAMLSeq, source: string, order: Order): string[] {
  const ranges = seq.items.map(rangeOf);
  const texts = ranges.map(([from, to]) => source.slice(from, to));
  const [from, to] = rangeOf(seq);
  const [first, second] = ranges;
  const separator = first && second ? source.slice(first[1], second[0]) : ', ';
  if (separator.includes('#')) return [];
  const all = order.map((one) =>
    typeof one === 'number'
      ? required(texts[one], `Entry ${one} of the list`)
      : typeof one.entry === 'string'
        ? quoteYaml(one.entry)
        : JSON.stringify(one.entry),
  );
  const text = all.join(separator);
  const bare = `${source.slice(0, from)}[${text}]${source.slice(to)}`;
  const last = ranges.at(-1);
  if (!first || !last || all.length === 0) return [bare];
  // Keeps the brackets, on lines of their own or not.
  return [source.slice(0, first[0]) + text + source.slice(last[1]), bare];
}

/** An entry on its own lines, below a key or entry with this indentation in spaces. */
function inLines(entry: unknown, indent: string, eol: string): string {
  const lines = stringify(entry, { lineWidth: 0 }).trimEnd().split('\n');
  return lines.map((line, i) => `${indent}${i === 0 ? '- ' : '  '}${line}${eol}`).join('');
}

/** The first entries of a list that is written "[]": groups get their own lines. */
function inEmpty(seq: YAMLSeq, source: string, order: Order): string[] {
  const entries = order.flatMap((one) => (typeof one === 'number' ? [] : [one.entry]));
  const [from, to] = rangeOf(seq);
  const rest = /^[ \t]*(\r?\n|$)/.exec(source.slice(to));
  if (!rest || entries.length === 0 || entries.some((entry) => typeof entry !== 'object'))
    return [];
  const line = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
  const indent = `${/^[ -]*/.exec(line)?.[0].replaceAll('-', ' ') ?? ''}  `;
  const eol = eolOf(source);
  const text = entries.map((entry) => inLines(entry, indent, eol)).join('');
  return [source.slice(0, from).trimEnd() + eol + text + source.slice(to + rest[0].length)];
}

interface SeqToken {
  readonly type: string;
  readonly items: readonly { readonly start: readonly { type: string; offset: number }[] }[];
}

function inBlock(seq: YAMLSeq, source: string, order: Order): string[] {
  const token = seq.srcToken as unknown as SeqToken | undefined;
  if (order.length === 0 || token?.type !== 'block-seq') return [];
  const eol = eolOf(source);
  const dashes = token.items.flatMap(
    ({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [],
  );
  const [firstDash] = dashes;
  if (firstDash === undefined || dashes.length !== seq.items.length) return [];
  const { texts, from, to } = linesOfEntries(source, dashes, seq.items.at(-1));
  const indent = ' '.repeat(firstDash - (source.lastIndexOf('\n', firstDash - 1) + 1));
  const text = order.map((one) =>
    typeof one === 'number'
      ? required(texts[one], `Entry ${one} of the list`)
      : inLines(one.entry, indent, eol),
  );
  return [source.slice(0, from) + text.join('') + source.slice(to)];
}

/** @throws Error if there is no list at the path */
export function reorderEntries(source: string, path: Path, order: Order): string {
  const document: Document = parse(source);
  const seq = document.getIn(path, true);
  const whole = document.toJS() as unknown;
  const old = valueAt(whole, path);
  if (!isSeq(seq) || !Array.isArray(old)) throw new Error('There is no list.');
  const entries = order.map((one) => (typeof one === 'number' ? (old[one] as unknown) : one.entry));
  const expected = structuredClone(whole);
  (valueAt(expected, path) as unknown[]).splice(0, old.length, ...structuredClone(entries));
  const candidates = seq.flow
    ? [
        ...(seq.items.length === 0 ? inEmpty(seq, source, order) : []),
        ...inFlow(seq, source, order),
      ]
    : inBlock(seq, source, order);
  return firstTextWithValue(expected, candidates, () => {
    const items = seq.items;
    seq.items = order.map((one) =>
      typeof one === 'number' ? items[one] : document.createNode(one.entry),
    );
    if (order.length === 0) seq.flow = true;
    return document;
  });
}
