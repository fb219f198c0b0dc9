/** Parses YAML and finds the line of each field. */
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Pair,
  parseDocument,
} from 'yaml';
import { ContentError } from './problem.server.ts';
import { misreadings, syntaxProblems } from './syntax.server.ts';

type Path = readonly PropertyKey[];

/** A parsed file: its value, and the positions of its fields. */
export interface ParsedFile {
  readonly file: string;
  readonly document: Document;
  readonly counter: LineCounter;
}

/** The longest part of the path that exists in the file. */
export function existingPath({ document }: ParsedFile, path: Path): Path {
  const whole = [...path];
  while (whole.length > 0 && !document.hasIn(whole)) whole.pop();
  return whole;
}

/** Line and column of a field's name, or of the group in which it is missing. */
export function positionOf(parsed: ParsedFile, path: Path): { line: number; column: number } {
  const existing = existingPath(parsed, path);
  const offset = offsetOf(parsed.document, existing);
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

/** A cache, because each file is parsed several times: for its values, its references and the lines of mistakes. */
const parsedBefore = new Map<string, ParsedFile>();

/** @throws ContentError if the file is not valid YAML, or YAML reads something else than was meant */
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
