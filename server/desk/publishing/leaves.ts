/** Which single values two YAML files differ in. */
import { parse } from 'yaml';

export interface Leaf {
  /** As a person reads it, "items › 3 › answer": entries of a list count from 1. */
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const plain = (value: unknown): string => {
  if (!isObject(value)) return value === null || value === undefined ? '' : String(value);
  const [first] = Object.values(value).filter((part) => typeof part === 'string');
  return first ?? Object.values(value).map(plain).filter(Boolean).join(', ');
};

/** The order of a list's entries as their first words say it. */
const orderOf = (list: readonly unknown[]) => list.map(plain);

function differ(before: unknown, after: unknown, path: readonly string[], found: Leaf[]): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const field = path.join(' › ');
  const isList = Array.isArray(before) && Array.isArray(after);
  if (isList && before.length !== after.length) {
    const had = new Set(before.map((item) => JSON.stringify(item)));
    const has = new Set(after.map((item) => JSON.stringify(item)));
    const gone = before.filter((item) => !has.has(JSON.stringify(item)));
    const come = after.filter((item) => !had.has(JSON.stringify(item)));
    found.push({
      field,
      before: orderOf(gone).join('; ') || undefined,
      after: orderOf(come).join('; ') || undefined,
    });
    return;
  }
  if (isObject(before) && isObject(after) && (isList || !Array.isArray(before))) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    for (const name of names)
      differ(
        (before as Record<string, unknown>)[name],
        (after as Record<string, unknown>)[name],
        [...path, isList ? String(Number(name) + 1) : name],
        found,
      );
    return;
  }
  found.push({
    field,
    before: before === undefined ? undefined : plain(before),
    after: after === undefined ? undefined : plain(after),
  });
}

const read = (text: string): unknown => {
  try {
    return parse(text);
  } catch {
    return text;
  }
};

/** Every value that is another, new or gone; comments and order of keys count for nothing. */
export function leavesThatDiffer(before: string, after: string): Leaf[] {
  const found: Leaf[] = [];
  differ(read(before), read(after), [], found);
  return found;
}
