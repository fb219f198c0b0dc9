/** Parses the command line. */
import { parseArgs } from 'node:util';
import { nearest } from '#contract/nearest.ts';
import type { ListFilter } from '#server/database/admin-queries.ts';

/** The command line was not understood: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
  constructor(message: string, help = 'npm run enquiries -- help') {
    super(`${message} Try: ${help}`);
  }
}

const NAMES = [
  'list',
  'search',
  'show',
  'answered',
  'mark',
  'retry',
  'export',
  'delete',
  'purge',
  'clock',
  'backup',
  'restore',
  'help',
] as const;
export type CommandName = (typeof NAMES)[number];
/** Synonyms. */
const ALIASES: Readonly<Record<string, CommandName>> = { answer: 'answered', find: 'search' };

export interface Options {
  readonly filter: ListFilter | undefined;
  readonly search: string | undefined;
  readonly undo: boolean;
  readonly yes: boolean;
  readonly out: string | undefined;
  readonly months: number | undefined;
  /** How many backups are kept in their folder. */
  readonly keep: number | undefined;
  /** Public age key for encrypting the backup. */
  readonly recipient: string | undefined;
  /** File with the private key for decrypting it. */
  readonly identity: string | undefined;
}

const flag = { type: 'boolean' } as const;
/** The filters are options: `--new`. */
const FILTER_FLAGS: Readonly<Record<ListFilter, typeof flag>> = {
  new: flag,
  answered: flag,
  talks: flag,
  won: flag,
  closed: flag,
  failed: flag,
  spam: flag,
  all: flag,
};
const FILTERS = Object.keys(FILTER_FLAGS) as ListFilter[];
const FLAGS = {
  ...FILTER_FLAGS,
  undo: flag,
  yes: flag,
  help: { type: 'boolean', short: 'h' },
  search: { type: 'string' },
  out: { type: 'string' },
  months: { type: 'string' },
  keep: { type: 'string' },
  recipient: { type: 'string' },
  identity: { type: 'string' },
} as const;

/** Throws a `UsageError` for anything it does not know. */
export function readArguments(argv: readonly string[]): {
  command: CommandName;
  operands: readonly string[];
  options: Options;
} {
  const { values, positionals } = parse(argv);
  const [word = 'list', ...operands] = positionals;
  const command = values.help ? 'help' : readCommand(word);
  const filters = FILTERS.filter((filter) => values[filter]);
  if (filters.length > 1)
    throw new UsageError(`Choose one of ${FILTERS.map((name) => `--${name}`).join(', ')}.`);
  const months = wholeNumber(values.months, '--months takes a whole number of months.');
  const keep = wholeNumber(values.keep, '--keep takes a whole number of backups.');
  const { undo = false, yes = false, out, search, recipient, identity } = values;
  const given = { search, undo, yes, out, months, keep, recipient, identity };
  const options = { filter: filters[0], ...given };
  return { command, operands, options };
}

function wholeNumber(text: string | undefined, problem: string): number | undefined {
  const number = text === undefined ? undefined : Number(text);
  if (number !== undefined && !(Number.isInteger(number) && number > 0))
    throw new UsageError(problem);
  return number;
}

function readCommand(word: string): CommandName {
  const command = ALIASES[word] ?? NAMES.find((name) => name === word);
  if (!command) throw new UsageError(`There is no command "${word}"${suggestion(word, NAMES)}`);
  return command;
}

/** The name that begins with the typed word, or else the most similar one; undefined if there is none. */
export const similarName = (typed: string, names: readonly string[]): string | undefined =>
  names.find((name) => typed.length > 1 && name.startsWith(typed.toLowerCase())) ??
  nearest(typed, names);

/** The end of an error message about an unknown name: a suggestion if there is one. */
export function suggestion(typed: string, names: readonly string[], prefix = ''): string {
  const meant = similarName(typed, names);
  return meant ? `: did you mean "${prefix}${meant}"?` : '.';
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw optionError(error, Object.keys(FLAGS));
  }
}

/** Converts an error of `parseArgs` to a `UsageError`. */
export function optionError(error: unknown, known: readonly string[], help?: string): UsageError {
  const { message } = error as Error;
  const unknown = message.match(/^Unknown option '(-[^']*)'/)?.[1];
  if (unknown === undefined) return new UsageError(`${message.split('. ')[0]}.`, help);
  const meant = suggestion(unknown.replace(/^--?/, ''), known, '--');
  return new UsageError(`There is no option "${unknown}"${meant}`, help);
}
