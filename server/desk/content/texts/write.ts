/** Writes one value into YAML. Only its own characters change; comments, order and the lines of all others stay. */
import { isMap, isNode, isScalar, type Pair, type Scalar } from 'yaml';
import {
  eolOf,
  firstTextWithValue,
  type Path,
  parse,
  rangeOf,
  valueAt,
} from '#server/drafts/yaml-path.ts';

type ScalarValue = string | number | boolean;
const FOLD_AT = 100;

const INVISIBLE = /[\u007f-\u00a0\u2028\u2029\ufeff\u200b]/g;
const escaped = (letter: string) =>
  letter === '\u00a0' ? '\\_' : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
/** In double quotes, with invisible characters escaped. */
export const quoteYaml = (text: string) => JSON.stringify(text).replace(INVISIBLE, escaped);

const isPlain = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text) && text.search(INVISIBLE) < 0;

function folded(text: string, indent: string, eol: string): string {
  const lines: string[] = [];
  let last = '';
  for (const word of text.split(' '))
    if (last && last.length + word.length >= FOLD_AT) {
      lines.push(last);
      last = word;
    } else last = last ? `${last} ${word}` : word;
  return [...lines, last].map((line) => indent + line + eol).join('');
}

/** Possible spellings of the value in place of the node, most similar first. */
function spellings(node: Scalar, source: string, value: ScalarValue): string[] {
  if (typeof value !== 'string') return [String(value)];
  const [from, to] = rangeOf(node);
  if (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL') {
    const old = source.slice(from, to);
    const [header = '', eol = '\n'] = /^([^\r\n]*)(\r?\n)/.exec(old)?.slice(1) ?? [];
    const [indent = '  '] = /^[ ]+/m.exec(old.slice(header.length + eol.length)) ?? [];
    const end = /\n$/.test(old) ? eol : '';
    const block = isPlain(value) ? [header + eol + folded(value, indent, eol)] : [];
    return [...block, quoteYaml(value) + end];
  }
  if (!isPlain(value)) return [quoteYaml(value)];
  if (node.type === 'PLAIN') return [value, quoteYaml(value)];
  if (node.type === 'QUOTE_SINGLE') return [`'${value.replaceAll("'", "''")}'`, quoteYaml(value)];
  return [quoteYaml(value)];
}

/** A copy of the value with another one at the path; `undefined` removes the name. */
function replaced(whole: unknown, path: Path, value: unknown): unknown {
  const name = path.at(-1);
  if (name === undefined) return value;
  const copy = structuredClone(whole);
  const owner = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  if (value === undefined) delete owner[name];
  else owner[name] = value;
  return copy;
}

/** The spelling of this value at the same path of another text; none if that text has another value. */
function spelledIn(like: string | undefined, path: Path, value: ScalarValue): string[] {
  if (like === undefined) return [];
  const node = parse(like).getIn(path, true);
  if (!isScalar(node) || node.value !== value || !node.range) return [];
  return [like.slice(node.range[0], node.range[1])];
}

/** Writes a scalar, also an absent one. `like`: a text whose spelling of the same value is used. */
export function withValue(source: string, path: Path, value: ScalarValue, like?: string): string {
  const document = parse(source);
  const node = document.getIn(path, true);
  const expected = replaced(document.toJS(), path, value);
  const rewrite = () => {
    document.setIn(path, value);
    return document;
  };
  if (isScalar(node) && node.range) {
    const [from, to] = node.range;
    const put = (text: string) => source.slice(0, from) + text + source.slice(to);
    const all = [...spelledIn(like, path, value), ...spellings(node, source, value)];
    return firstTextWithValue(expected, all.map(put), rewrite);
  }
  return firstTextWithValue(expected, added(source, path, value), rewrite);
}

/** The same for a list or group. @param text the value in YAML's flow style: "[Mo, Tu]" */
export function withFlowValue(source: string, path: Path, text: string): string {
  const document = parse(source);
  const value: unknown = parse(text).toJS();
  const node = document.getIn(path, true);
  const expected = replaced(document.toJS(), path, value);
  const rewrite = () => {
    document.setIn(path, document.createNode(value, { flow: true }));
    return document;
  };
  if (!isNode(node) || !node.range)
    return firstTextWithValue(expected, addedAs(source, path, text), rewrite);
  const [from, to] = node.range;
  return firstTextWithValue(expected, [source.slice(0, from) + text + source.slice(to)], rewrite);
}

const pairStart = ({ key }: Pair) => (isScalar(key) ? rangeOf(key)[0] : 0);
const endOf = (pair: Pair) => rangeOf(pair.value)[1];

/** Adds a name at the end of its group. */
const added = (source: string, path: Path, value: ScalarValue) =>
  addedAs(source, path, typeof value === 'string' ? quoteYaml(value) : String(value));

function addedAs(source: string, path: Path, text: string): string[] {
  const group = parse(source).getIn(path.slice(0, -1), true);
  const last = isMap(group) ? (group.items.at(-1) as Pair | undefined) : undefined;
  if (!last || !isMap(group)) return [];
  const line = `${path.at(-1)}: ${text}`;
  const end = endOf(last);
  if (group.flow) return [`${source.slice(0, end)}, ${line}${source.slice(end)}`];
  const first = pairStart(group.items[0] as Pair);
  const column = first - (source.lastIndexOf('\n', first - 1) + 1);
  const eol = eolOf(source);
  const isAtLineStart = source[end - 1] === '\n';
  const found = source.indexOf('\n', end);
  const at = isAtLineStart ? end : found < 0 ? source.length : found + 1;
  const head = source.slice(0, at);
  return [
    `${head}${head.endsWith('\n') ? '' : eol}${' '.repeat(column)}${line}${eol}${source.slice(at)}`,
  ];
}

/** Removes a name from its group. */
export function withoutKey(source: string, path: Path): string {
  const document = parse(source);
  const group = document.getIn(path.slice(0, -1), true);
  if (!isMap(group)) return source;
  const at = group.items.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1));
  const [before, own, next] = [group.items[at - 1], group.items[at], group.items[at + 1]];
  if (!own) return source;
  const candidates: string[] = [];
  const cut = (from: number, to: number) => {
    if (!source.slice(from, to).includes('#'))
      candidates.push(source.slice(0, from) + source.slice(to));
  };
  if (next) cut(pairStart(own), pairStart(next));
  if (before) {
    const [from, to] = [endOf(before), endOf(own)];
    // After a block list it is on a line of its own, which is removed, too.
    if (source[from - 1] === '\n' && source[to] === '\n') cut(from, to + 1);
    cut(from, to);
  }
  const expected = replaced(document.toJS(), path, undefined);
  return firstTextWithValue(expected, candidates, () => {
    document.deleteIn(path);
    return document;
  });
}
