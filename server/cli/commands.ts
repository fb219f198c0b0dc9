/** What each command does. Returns the exit code; throws an Error whose message is for the reader. */
import { writeFileSync } from 'node:fs';
import type { Desk } from '#server/database/direct.ts';
import type { EnquiryRow } from '#server/database/types.ts';
import { EMAIL } from '#server/enquiries/email-address.ts';
import { monthsBefore } from '#server/enquiries/retention.ts';
import { sweepKeptLetters } from '#server/mail/eml-files.ts';
import { mailFolder } from '#server/mail/transport.ts';
import { type CommandName, type Options, UsageError } from './arguments.ts';
import { csv } from './csv.ts';
import { describe, listing } from './describe.ts';
import type { Surroundings } from './run.ts';

export interface CommandContext extends Omit<Surroundings, 'env'> {
  readonly desk: Desk;
  readonly operands: readonly string[];
  readonly options: Options;
  readonly dataDir: string;
}

type Command = (context: CommandContext) => number | Promise<number>;

function operand({ operands }: CommandContext, what: string): string {
  const [first, ...others] = operands;
  if (!first || others.length > 0) throw new UsageError(`This command takes one ${what}.`);
  return first;
}

/** The one enquiry whose reference begins as given. */
function chosen(context: CommandContext): EnquiryRow {
  const reference = operand(context, 'reference').toUpperCase();
  const [row, ...others] = context.desk.call('find', reference);
  if (!row) throw new Error(`No enquiry has the reference ${reference}.`);
  if (others.length > 0) {
    throw new Error(`${others.length + 1} references begin with ${reference}: give more of it.`);
  }
  return row;
}

/** After an erasure: kept mails of enquiries that are no more. */
const sweep = ({ desk, dataDir }: CommandContext) =>
  sweepKeptLetters(mailFolder(dataDir), (reference) => desk.call('exists', reference));

const list: Command = ({ desk, options, operands, print, width }) => {
  if (operands.length > 0) throw new UsageError('list takes no more words.');
  const state = options.state ?? 'new';
  print(listing(desk.call('list', state), state, width));
  return 0;
};

const show: Command = (context) => {
  const row = chosen(context);
  context.print(describe(row, context.desk.call('letters', row.id)));
  return 0;
};

const answered: Command = (context) => {
  const { id } = chosen(context);
  const { undo } = context.options;
  context.desk.call('markAnswered', id, undo ? null : context.now);
  context.print(`${id} is marked as ${undo ? 'not answered' : 'answered'}.\n`);
  return 0;
};

const retry: Command = (context) => {
  const { desk, now, options, print, complain } = context;
  const rows = options.state === 'failed' ? desk.call('list', 'failed') : [chosen(context)];
  let queued = 0;
  for (const { id } of rows) {
    const letters = desk.call('retry', id, now);
    queued += letters;
    if (letters > 0) print(`${id} is sent again within a few seconds, if the server is running.\n`);
    else complain(`${id} has no mail that is left to send.`);
  }
  return queued > 0 || rows.length === 0 ? 0 : 1;
};

const exportCsv: Command = ({ desk, options, print }) => {
  const text = csv(desk.call('list', options.state ?? 'all'));
  if (options.out === undefined) print(text);
  else writeFileSync(options.out, text, { mode: 0o600 });
  return 0;
};

const erase: Command = async (context) => {
  const email = operand(context, 'e-mail address');
  if (!EMAIL.test(email)) throw new UsageError(`"${email}" is no e-mail address.`);
  const { desk, options, print, complain } = context;
  if (!options.yes) {
    complain(`This erases every enquiry of ${email} for good. To do it, add --yes.`);
    return 1;
  }
  const erased = desk.call('eraseByEmail', email);
  await sweep(context);
  print(`Erased ${erased.length} ${erased.length === 1 ? 'enquiry' : 'enquiries'} of ${email}.\n`);
  return erased.length > 0 ? 0 : 1;
};

const purge: Command = async (context) => {
  const months = context.options.months ?? context.studio().retentionMonths;
  const erased = context.desk.call('eraseBefore', monthsBefore(context.now, months));
  await sweep(context);
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
