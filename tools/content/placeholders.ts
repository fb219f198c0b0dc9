/** Finds placeholders in `content/`. Pure: text in, list out. */
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

interface Placeholder {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** Fields by which a group is named, the first that it has. */
export const NAMING_FIELDS = ['value', 'name', 'title'] as const;

/** Key and value that mark something as not final, and the text for the list. */
const MARKS: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  placeholder: (value) => (value === true ? 'is a sample' : undefined),
  pending: (value) => (value === true ? 'waits for its picture' : undefined),
  kind: (value) =>
    value === 'visualisation' ? 'shows visualisations instead of photographs' : undefined,
};

/** All placeholders of a file, in its order. */
export function placeholdersIn(file: string, source: string): Placeholder[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const found: Placeholder[] = [];
  visit(document, {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || !key.range || !isScalar(value)) return;
      const says = MARKS[String(key.value)]?.(value.value);
      const parent = path.at(-1);
      if (!says || !isMap(parent)) return;
      const named = NAMING_FIELDS.map((name) => parent.get(name)).find(
        (name) => name !== undefined,
      );
      const owner = path.findLast((node) => 'key' in node && isScalar(node.key));
      const label =
        named ?? (owner && 'key' in owner && isScalar(owner.key) ? owner.key.value : '');
      const { line } = lines.linePos(key.range[0]);
      found.push({ file, line, what: `${label ? `"${label}" ` : ''}${says}` });
    },
  });
  return found;
}

/** All placeholders of all files. */
export const findPlaceholders = (sources: Readonly<Record<string, string>>): Placeholder[] =>
  Object.entries(sources).flatMap(([file, source]) => placeholdersIn(file, source));
