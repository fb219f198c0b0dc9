/** Explains why a value does not fit its schema: with one message for people who edit the file, and one for the desk. */
import type { z } from 'zod';
import { INVALID_DAY } from './day.ts';
import { isGroup } from './group.ts';
import { nearest } from './nearest.ts';
import { curlyQuotes } from './text.ts';

/** An issue that zod reports. */
export type Issue = z.core.$ZodIssue;

/** Both continue the name of the field: "is missing. …". */
interface IssueMessage {
  /** For people who edit the YAML file. */
  readonly inFile: string;
  /** For people at the desk. */
  readonly atDesk: string;
}
const both = (words: string): IssueMessage => ({
  inFile: words,
  atDesk: curlyQuotes(words),
});

const list = (names: readonly unknown[]) => names.map((name) => `"${name}"`).join(', ');

const kindOf = (value: unknown) =>
  value === null
    ? 'nothing'
    : Array.isArray(value)
      ? 'a list'
      : isGroup(value)
        ? 'a group of lines'
        : Number.isNaN(value)
          ? '".nan"'
          : `"${String(value)}"`;

/** YAML reads a sentence with a colon as a group with one key. */
const isSplitSentence = (value: unknown) =>
  isGroup(value) && Object.keys(value).length === 1 && /\s/.test(Object.keys(value).join());

/** YAML reads a sentence in braces, such as {name}, as a group of keys without values. */
const isBraced = (value: unknown) =>
  isGroup(value) &&
  Object.values(value).length > 0 &&
  Object.values(value).every((inner) => inner === null);

const AT_DESK: Readonly<Record<string, string>> = {
  string: 'must be text. Write it.',
  number: 'must be a number, such as 10. Write one.',
  int: 'must be a whole number, such as 10. Write one.',
  boolean: 'must be yes or no. Choose one.',
};

function wrongType(expected: string, value: unknown): IssueMessage {
  const inFile = wrongTypeInFile(expected, value);
  return { inFile, atDesk: AT_DESK[expected] ?? 'cannot be read. Reload the page and try again.' };
}

function wrongTypeInFile(expected: string, value: unknown): string {
  if (value === null) return 'is empty. Write its value after the colon.';
  if (expected === 'string') {
    if (isSplitSentence(value))
      return 'contains a colon, so it is not read as a sentence. Put it in quotes.';
    if (isBraced(value)) return 'begins with {, so it is not read as a sentence. Put it in quotes.';
    return `must be text, not ${kindOf(value)}. Write one sentence after the colon, in quotes if it begins with a bracket.`;
  }
  if (expected === 'number' || expected === 'int')
    return `must be a ${expected === 'int' ? 'whole number' : 'number'}, such as 10, not ${kindOf(value)}.`;
  if (expected === 'boolean') return `must be true or false, not ${kindOf(value)}.`;
  if (expected === 'array' || expected === 'tuple')
    return `must be a list: each entry on its own line that begins with "- ", not ${kindOf(value)}.`;
  if (expected === 'object' || expected === 'record')
    return `must be a group of lines, each of them "name: value", indented below it, not ${kindOf(value)}.`;
  return `cannot be ${kindOf(value)}.`;
}

interface Bounds {
  readonly origin: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}
function size({ origin, minimum, maximum }: Bounds): IssueMessage {
  const isLeast = minimum !== undefined;
  const bound = Number(isLeast ? minimum : maximum);
  if (origin === 'string')
    return isLeast
      ? {
          inFile: 'is empty. Write its words after the colon.',
          atDesk: 'cannot be empty. Write something.',
        }
      : both(`is longer than ${bound} characters. Shorten it.`);
  if (origin === 'array')
    return {
      inFile: `needs ${isLeast ? 'at least' : 'at most'} ${bound} ${bound === 1 ? 'entry' : 'entries'}.`,
      atDesk: isLeast
        ? bound === 1
          ? 'cannot be empty. Add one.'
          : `must have at least ${bound}. Add more.`
        : `may have ${bound} at most. Remove some.`,
    };
  return both(`must be ${isLeast ? 'at least' : 'at most'} ${bound}.`);
}

/** The schema's own message, and its message for the desk if it has one. zod's own message would not help. */
function custom({ code, message, ...issue }: Issue, value: unknown): IssueMessage {
  const own = 'params' in issue ? issue.params?.atDesk : undefined;
  if (typeof own === 'string') return { inFile: message, atDesk: own };
  if (code !== 'custom' && /^(Invalid|Too|Unrecognized)\b/.test(message)) {
    const isOfDay = 'format' in issue && issue.format === 'date';
    return both(
      isOfDay ? INVALID_DAY : 'could not be understood. Write it in the same form as before.',
    );
  }
  if (/[?.]$/.test(message)) return both(message);
  const isQuoted = value !== undefined && typeof value !== 'object' && !message.includes('"');
  return {
    inFile: `${message}${isQuoted ? ` (now "${String(value)}")` : ''}.`,
    atDesk: curlyQuotes(`${message}.`),
  };
}

/** @param value the value at the issue's path */
export function explainIssue(issue: Issue, value: unknown): IssueMessage {
  if (value === undefined && issue.code !== 'custom') {
    const name = issue.path.at(-1);
    return {
      inFile: typeof name === 'string' ? `is missing. Add a line "${name}: …".` : 'is missing.',
      atDesk: 'is missing. Write it.',
    };
  }
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, value);
    case 'too_small':
      if (issue.origin === 'number' && issue.minimum === 0 && !issue.inclusive)
        return both('must be more than 0.');
      return size({ origin: issue.origin, minimum: issue.minimum });
    case 'too_big':
      return size({ origin: issue.origin, maximum: issue.maximum });
    case 'invalid_value': {
      const meant = nearest(String(value), issue.values.map(String));
      const wanted =
        issue.values.length === 1 ? list(issue.values) : `one of ${list(issue.values)}`;
      const inFile = `must be ${wanted}, not ${kindOf(value)}.${meant ? ` Did you mean "${meant}"?` : ''}`;
      return { inFile, atDesk: 'is not one of the choices. Choose one.' };
    }
    case 'invalid_union':
      return wrongType('', value);
    case 'invalid_key':
      return both(
        `${issue.issues[0]?.message ?? 'has a name that is not allowed here'}.`.replace('..', '.'),
      );
    default:
      return custom(issue, value);
  }
}
