/** The context of a command, and helpers for several commands. */
import type { DatabaseClient } from '#server/database/client.ts';
import type { EnquiryRow } from '#server/database/types.ts';
import { type CommandName, type Options, UsageError } from './arguments.ts';
import type { CliEnvironment } from './environment.ts';

export interface FileContext extends Omit<CliEnvironment, 'env'> {
  readonly command: CommandName;
  readonly operands: readonly string[];
  readonly options: Options;
  readonly dataDir: string;
  readonly timeZone: string;
}

export interface CommandContext extends FileContext {
  readonly database: DatabaseClient;
}

/** Returns the exit code; throws an Error whose message is shown to the user. */
export type Command = (context: CommandContext) => Promise<number>;
export type FileCommand = (context: FileContext) => Promise<number>;

export const plural = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
export const enquiriesOf = (count: number) => plural(count, 'enquiry', 'enquiries');

/** The only operand of a command, such as "reference". Throws a `UsageError`. */
export function singleOperand({ command, operands }: FileContext, what: string): string {
  const [first, ...others] = operands;
  if (!first || others.length > 0) throw new UsageError(`${command} takes one ${what}.`);
  return first;
}

/** The enquiry whose reference begins with the operand. */
export async function findOne(context: CommandContext): Promise<EnquiryRow> {
  const reference = singleOperand(context, 'reference').toUpperCase();
  const [row, ...others] = await context.database.call('find', reference);
  if (!row)
    throw new Error(
      `No enquiry has the reference ${reference}. To find it: npm run enquiries -- search <name>`,
    );
  if (others.length > 0) {
    throw new Error(
      `${others.length + 1} references begin with ${reference}: type more of the reference.`,
    );
  }
  return row;
}
