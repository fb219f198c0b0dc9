/** Reads one YAML file of `content/` against its shape; a fault names file, line, field and what to write instead. */
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Pair,
  parseDocument,
} from 'yaml';
import type { z } from 'zod';
import { explain, type Issue, unknownName } from './explain.server.ts';
import { ContentError, fieldName, type Problem } from './problem.server.ts';
import { namesIn, shapeAt } from './shape.server.ts';
import { misreadings, syntaxProblems } from './syntax.server.ts';

type Path = readonly PropertyKey[];

/** A file that is YAML: its value, and the places of its fields. */
export interface ParsedFile {
  readonly file: string;
  readonly document: Document;
  readonly counter: LineCounter;
}

const readIn = (value: unknown, path: Path) =>
  path.reduce<unknown>(
    (v, key) => (v as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

/** As much of a path as stands in the file. */
function existing({ document }: ParsedFile, path: Path): Path {
  const whole = [...path];
  while (whole.length > 0 && !document.hasIn(whole)) whole.pop();
  return whole;
}

/** The line and column where a field's name stands, or the group that it is missing from. */
export function placeOf(parsed: ParsedFile, path: Path): { line: number; column: number } {
  const there = existing(parsed, path);
  const offset = offsetOf(parsed.document, there);
  const { line, col } = parsed.counter.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

function offsetOf(document: Document, path: Path): number {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(parent)
    ? (parent.items as Pair[]).find(
        ({ key }) => String(isScalar(key) ? key.value : key) === String(path.at(-1)),
      )
    : undefined;
  const node =
    pair && isPair(pair)
      ? pair.key
      : path.length > 0
        ? document.getIn(path, true)
        : document.contents;
  return (node as { range?: [number, number, number] } | null)?.range?.[0] ?? 0;
}

/** Each file is asked for several times: to be read, for its references, for the place of a fault. */
const parsedBefore = new Map<string, ParsedFile>();

/** @throws ContentError when the file is no YAML, or none that means what it says */
export function parseYaml(file: string, source: string): ParsedFile {
  const key = `${file}\n${source}`;
  const parsed = parsedBefore.get(key) ?? parseAnew(file, source);
  parsedBefore.set(key, parsed);
  return parsed;
}

function parseAnew(file: string, source: string): ParsedFile {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const problems = syntaxProblems(file, source, document.errors, counter);
  const misread = problems.length > 0 ? problems : misreadings(file, source, document, counter);
  if (misread.length > 0) throw new ContentError(misread);
  return { file, document, counter };
}

/** Words may be written as a number or as true, and a number in quotes: both mean what they look like. */
function forgive(parsed: ParsedFile, issue: Issue): boolean {
  if (issue.code !== 'invalid_type') return false;
  const path = existing(parsed, issue.path);
  const node = path.length > 0 && parsed.document.getIn(path, true);
  if (!isScalar(node)) return false;
  if (
    issue.expected === 'string' &&
    (typeof node.value === 'number' || typeof node.value === 'boolean')
  ) {
    node.value = node.source ?? String(node.value);
    return true;
  }
  const isNumber =
    issue.expected === 'number' &&
    typeof node.value === 'string' &&
    /^-?\d+(\.\d+)?$/.test(node.value);
  if (isNumber) node.value = Number(node.value);
  return isNumber;
}

/**
 * Parses and checks one file.
 * @param file its path as the studio sees it, for messages
 * @throws ContentError with a problem for each fault
 */
export function readYaml<T extends z.ZodType>(file: string, source: string, shape: T): z.infer<T> {
  const parsed = parseYaml(file, source);
  if (!parsed.document.contents)
    throw new ContentError([
      { file, line: 1, message: `The file is empty. It needs: ${namesIn(shape).join(', ')}.` },
    ]);
  let value: unknown = parsed.document.toJS();
  let result = shape.safeParse(value);
  const forgiven = result.error?.issues
    .flatMap((issue) => meant(issue, value))
    .filter((issue) => forgive(parsed, issue));
  if (forgiven?.length) {
    value = parsed.document.toJS();
    result = shape.safeParse(value);
  }
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap((issue) => meant(issue, value));
  throw new ContentError(problemsOf(parsed, shape, value, issues));
}

/** Where a value may have one of two shapes, the one that it was meant to have. */
const meant = (issue: Issue, value: unknown): readonly Issue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  const isGroup = typeof readIn(value, issue.path) === 'object';
  const inside = (isGroup ? issue.errors.at(-1) : issue.errors[0]) ?? [];
  return inside.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
};

function problemsOf(
  parsed: ParsedFile,
  shape: z.ZodType,
  value: unknown,
  issues: readonly Issue[],
): Problem[] {
  const misspelt = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = namesIn(shapeAt(shape, issue.path));
    const present = Object.keys((readIn(value, issue.path) as object | undefined) ?? {});
    return issue.keys.map((key) => {
      const message = unknownName(key, known, present);
      const [, meant] = /did you mean `(.*)`/.exec(message) ?? [];
      if (meant) misspelt.add(fieldName([...issue.path, meant]));
      return { file: parsed.file, ...placeOf(parsed, [...issue.path, key]), message };
    });
  });
  const others = issues.flatMap((issue) => {
    const name = fieldName(issue.path);
    if (issue.code === 'unrecognized_keys' || misspelt.has(name)) return [];
    const inFile = readIn(value, issue.path);
    // A plain value stands for a group of one: `phone` for `phone › value`.
    const there = existing(parsed, issue.path);
    const isPlain =
      there.length > 0 &&
      isScalar(parsed.document.getIn(there, true)) &&
      there.length < issue.path.length;
    const field = fieldName(isPlain ? there : issue.path) || 'the file';
    const message = explain(issue, isPlain ? readIn(value, there) : inFile);
    return [{ file: parsed.file, ...placeOf(parsed, issue.path), field, message }];
  });
  return [...unknown, ...others].sort((a, b) => a.line - b.line);
}
