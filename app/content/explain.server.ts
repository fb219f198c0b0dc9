/** Says a shape's complaint in plain words. */
import type { z } from 'zod';
import { nearest } from './nearest.ts';

/** What zod reports, as far as it is used here. */
export type Issue = z.core.$ZodIssue;

const list = (names: readonly unknown[]) => names.map((name) => `"${name}"`).join(', ');

const kindOf = (value: unknown) =>
  value === null
    ? 'nothing'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'a group of lines'
        : Number.isNaN(value)
          ? '".nan"'
          : `"${String(value)}"`;

/** A sentence with a colon is read as a group of one name. */
const isSplitSentence = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length === 1 &&
  /\s/.test(Object.keys(value)[0]!);

/** A sentence in braces, such as {name}, is read as a group of names without values. */
const isBraced = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).length > 0 &&
  Object.values(value).every((inner) => inner === null);

function wrongType(expected: string, value: unknown): string {
  if (value === null) return 'is empty. Write its value behind the colon.';
  if (expected === 'string') {
    if (isSplitSentence(value))
      return 'is not read as a sentence: put the sentence in quotes: it has a colon in it.';
    if (isBraced(value))
      return 'is not read as a sentence: put the sentence in quotes: it begins with {.';
    return `must be words; ${kindOf(value)} stands here. Write one sentence behind the colon, in quotes if it begins with a bracket.`;
  }
  if (expected === 'number' || expected === 'int')
    return `must be a ${expected === 'int' ? 'whole number' : 'number'}, such as 10, not ${kindOf(value)}.`;
  if (expected === 'boolean') return `must be true or false, not ${kindOf(value)}.`;
  if (expected === 'array' || expected === 'tuple')
    return `must be a list: each entry on a line of its own that begins with "- ". ${kindOf(value)} stands here.`;
  if (expected === 'object' || expected === 'record')
    return `must be a group of lines, "name: value" each, indented below it. ${kindOf(value)} stands here.`;
  return `cannot be ${kindOf(value)}.`;
}

function size({
  origin,
  minimum,
  maximum,
}: {
  origin: string;
  minimum?: unknown;
  maximum?: unknown;
}) {
  const isLeast = minimum !== undefined;
  const bound = Number(isLeast ? minimum : maximum);
  if (origin === 'string')
    return isLeast
      ? 'is empty. Write its words behind the colon.'
      : `is longer than ${bound} letters. Shorten it.`;
  if (origin === 'array')
    return `needs ${isLeast ? 'at least' : 'at most'} ${bound} ${bound === 1 ? 'entry' : 'entries'}.`;
  return `must be ${isLeast ? 'at least' : 'at most'} ${bound}.`;
}

/**
 * What one issue says behind the field's name: "is missing. …".
 * @param value what stands in the file at the issue's path
 */
export function explain(issue: Issue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') {
    const name = String(issue.path.at(-1) ?? '');
    return typeof issue.path.at(-1) === 'string'
      ? `is missing. Add a line "${name}: …".`
      : 'is missing.';
  }
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, value);
    case 'too_small':
      if (issue.origin === 'number' && issue.minimum === 0 && !issue.inclusive)
        return 'must be more than 0.';
      return size({ origin: issue.origin, minimum: issue.minimum });
    case 'too_big':
      return size({ origin: issue.origin, maximum: issue.maximum });
    case 'invalid_value': {
      const meant = nearest(String(value), issue.values.map(String));
      const wanted =
        issue.values.length === 1 ? list(issue.values) : `one of ${list(issue.values)}`;
      return `must be ${wanted}, not ${kindOf(value)}.${meant ? ` Did you mean "${meant}"?` : ''}`;
    }
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'has a name that cannot stand here.';
    default:
      if (/[?.]$/.test(issue.message)) return issue.message;
      return `${issue.message}${value === undefined || typeof value === 'object' || issue.message.includes('"') ? '' : ` ("${String(value)}" stands here)`}.`;
  }
}

/** What is said of a name that belongs nowhere. */
export function unknownName(
  name: string,
  known: readonly string[],
  present: readonly string[],
): string {
  const free = known.filter((candidate) => !present.includes(candidate));
  const meant = nearest(name, free) ?? nearest(name, known);
  if (meant) return `nothing called \`${name}\` belongs here; did you mean \`${meant}\`?`;
  const choice =
    free.length > 0 && free.length <= 12 ? ` What may still stand here: ${free.join(', ')}.` : '';
  return `nothing called \`${name}\` belongs here. Remove the line.${choice}`;
}
