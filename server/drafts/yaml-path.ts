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
