/** What each command does. Returns the exit code; throws an Error whose message is shown to the user. */
import { writeFileSync } from 'node:fs';
import type { DatabaseClient } from '#server/database/client.ts';
import type { EnquiryRow } from '#server/database/types.ts';
import { EMAIL } from '#server/enquiries/email-address.ts';
import { monthsBefore } from '#server/enquiries/retention.ts';
import { deleteOrphanedEmlFiles, emlFolder } from '#server/mail/eml-files.ts';
import { type CommandName, type Options, UsageError } from './arguments.ts';
import { csv } from './csv.ts';
import type { CliEnvironment } from './environment.ts';
import { formatEnquiry, formatList } from './format.ts';

export interface CommandContext extends Omit<CliEnvironment, 'env'> {
  readonly database: DatabaseClient;
  readonly operands: readonly string[];
  readonly options: Options;
  readonly dataDir: string;
}

type Command = (context: CommandContext) => Promise<number>;

function singleOperand({ operands }: CommandContext, what: string): string {
  const [first, ...others] = operands;
  if (!first || others.length > 0) throw new UsageError(`This command takes one ${what}.`);
  return first;
}

/** The one enquiry whose reference begins as given. */
async function findOne(context: CommandContext): Promise<EnquiryRow> {
  const reference = singleOperand(context, 'reference').toUpperCase();
  const [row, ...others] = await context.database.call('find', reference);
  if (!row) throw new Error(`No enquiry has the reference ${reference}.`);
  if (others.length > 0) {
    throw new Error(`${others.length + 1} references begin with ${reference}: give more of it.`);
  }
  return row;
}

/** After an erasure: deletes kept emails whose enquiry no longer exists. */
const deleteOrphanedEmails = ({ database, dataDir }: CommandContext) =>
  deleteOrphanedEmlFiles(emlFolder(dataDir), (id) => database.call('exists', id));

const list: Command = async ({ database, options, operands, print, width }) => {
  if (operands.length > 0) throw new UsageError('list takes options only.');
  const filter = options.filter ?? 'new';
  print(formatList(await database.call('list', filter), filter, width));
  return 0;
};

const show: Command = async (context) => {
  const row = await findOne(context);
  context.print(formatEnquiry(row, await context.database.call('emailsOf', row.id)));
  return 0;
};

const answered: Command = async (context) => {
  const { id } = await findOne(context);
  const { undo } = context.options;
  await context.database.call('markAnswered', id, undo ? null : context.now);
  context.print(`${id} is marked as ${undo ? 'not answered' : 'answered'}.\n`);
  return 0;
};

const retry: Command = async (context) => {
  const { database, now, options, print, printError } = context;
  const isAllFailed = options.filter === 'failed';
  const rows = isAllFailed ? await database.call('list', 'failed') : [await findOne(context)];
  let total = 0;
  for (const { id } of rows) {
    const queued = await database.call('requeue', id, now);
    total += queued;
    if (queued > 0) print(`${id} is sent again within a few seconds, if the server is running.\n`);
    else printError(`${id} has no email that is left to send.`);
  }
  return total > 0 || rows.length === 0 ? 0 : 1;
};

const exportCsv: Command = async ({ database, options, print }) => {
  const text = csv(await database.call('list', options.filter ?? 'all'));
  if (options.out === undefined) print(text);
  else writeFileSync(options.out, text, { mode: 0o600 });
  return 0;
};

const erase: Command = async (context) => {
  const email = singleOperand(context, 'e-mail address');
  if (!EMAIL.test(email)) throw new UsageError(`"${email}" is not an e-mail address.`);
  const { database, options, print, printError } = context;
  if (!options.yes) {
    printError(`This erases every enquiry of ${email} for good. To do it, add --yes.`);
    return 1;
  }
  const erased = await database.call('eraseByEmail', email);
  await deleteOrphanedEmails(context);
  print(`Erased ${erased.length} ${erased.length === 1 ? 'enquiry' : 'enquiries'} of ${email}.\n`);
  return erased.length > 0 ? 0 : 1;
};

const purge: Command = async (context) => {
  const months = context.options.months ?? context.readStudio().retentionMonths;
  const erased = await context.database.call('eraseBefore', monthsBefore(context.now, months));
  await deleteOrphanedEmails(context);
  context.print(`Erased ${erased.length} enquiries older than ${months} months.\n`);
  return 0;
};

export const COMMANDS: Readonly<Record<Exclude<CommandName, 'help'>, Command>> = {
  list,
  show,
  answered,
  retry,
  export: exportCsv,
  delete: erase,
  purge,
};
