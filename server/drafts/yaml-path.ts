/** Paths into YAML documents, and the values at them. */
import { isDeepStrictEqual } from 'node:util';
import { type Document, parseDocument } from 'yaml';
import { required } from '#contract/required.ts';

export type Path = readonly (string | number)[];

/** The value at a path of a parsed document; undefined if there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );

export const parse = (source: string): Document.Parsed =>
  parseDocument(source, { keepSourceTokens: true, prettyErrors: false });

/** Where a parsed node begins and ends in its text, and the earliest position of the next one. */
export const rangeOf = (node: unknown) =>
  required(
    (node as { range?: readonly [number, number, number] | null } | null)?.range,
    'The place of a node in its text',
  );

/** The first text that parses to exactly that value; otherwise the whole document, written by the YAML package. */
export function firstTextWithValue(
  expected: unknown,
  candidates: readonly string[],
  rewrite: () => Document,
): string {
  for (const text of candidates) {
    const document = parse(text);
    if (document.errors.length === 0 && isDeepStrictEqual(document.toJS(), expected)) return text;
  }
  return rewrite().toString({ lineWidth: 0 });
}

/**
 * The lines of entries that begin at `offsets`, each with the comments right above it. `from` and `to`: where all of them begin
 * and end. @param last the node of the last entry's value
 */
export function linesOfEntries(source: string, offsets: readonly number[], last: unknown) {
  const lineStart = (offset: number) => source.lastIndexOf('\n', offset - 1) + 1;
  const starts = offsets.map((offset) => {
    let start = lineStart(offset);
    while (start > 0 && /^[ \t]*#/.test(source.slice(lineStart(start - 1), start)))
      start = lineStart(start - 1);
    return start;
  });
  const end = rangeOf(last)[1];
  const next = source[end - 1] === '\n' ? end - 1 : source.indexOf('\n', end);
  const to = next < 0 ? source.length : next + 1;
  const texts = starts.map((start, i) => {
    const text = source.slice(start, starts[i + 1] ?? to);
    return text.endsWith('\n') ? text : text + eolOf(source);
  });
  return { texts, from: starts[0] ?? to, to };
}

export const eolOf = (source: string) => (source.includes('\r\n') ? '\r\n' : '\n');
