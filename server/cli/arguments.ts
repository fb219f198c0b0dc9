/** Reads the command line. */
import { parseArgs } from 'node:util';
import type { ListFilter } from '#server/database/admin-queries.ts';

/** The command line was not understood: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
  constructor(message: string) {
    super(`${message} Try: npm run enquiries -- help`);
  }
}

const NAMES = ['list', 'show', 'answered', 'retry', 'export', 'delete', 'purge', 'help'] as const;
export type CommandName = (typeof NAMES)[number];

export interface Options {
  readonly filter: ListFilter | undefined;
  readonly undo: boolean;
  readonly yes: boolean;
  readonly out: string | undefined;
  readonly months: number | undefined;
}

const flag = { type: 'boolean' } as const;
const FLAGS = {
  new: flag,
  answered: flag,
  failed: flag,
  spam: flag,
  all: flag,
  undo: flag,
  yes: flag,
  help: { type: 'boolean', short: 'h' },
  out: { type: 'string' },
  months: { type: 'string' },
} as const;
const FILTERS: readonly ListFilter[] = ['new', 'answered', 'failed', 'spam', 'all'];

/** Throws a `UsageError` for anything it does not know. */
export function readArguments(argv: readonly string[]): {
  command: CommandName;
  operands: readonly string[];
  options: Options;
} {
  const { values, positionals } = parse(argv);
  const [word = 'list', ...operands] = positionals;
  const command = values.help ? 'help' : NAMES.find((name) => name === word);
  if (!command) throw new UsageError(`"${word}" is not a command.`);
  const filters = FILTERS.filter((filter) => values[filter]);
  if (filters.length > 1)
    throw new UsageError('Choose one of --new, --answered, --failed, --spam, --all.');
  const months = values.months === undefined ? undefined : Number(values.months);
  if (months !== undefined && !(Number.isInteger(months) && months > 0)) {
    throw new UsageError('--months takes a whole number of months.');
  }
  const { undo = false, yes = false, out } = values;
  return { command, operands, options: { filter: filters[0], undo, yes, out, months } };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`);
  }
}
