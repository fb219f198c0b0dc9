import { closeSync, openSync, writeFileSync } from 'node:fs';
import { ENQUIRY_STATES, STATE_CHANGES } from '#contract/states.ts';
import { csvChunks } from '#server/enquiries/csv.ts';
import { type CommandName, UsageError } from './arguments.ts';
import { backup } from './backup-command.ts';
import { clock } from './clock-command.ts';
import {
  type Command,
  type CommandContext,
  enquiriesOf,
  type FileCommand,
  findOne,
} from './context.ts';
import { erase, purge } from './erase-commands.ts';
import { formatEnquiry, formatList } from './format.ts';
import { restore } from './restore-command.ts';

const splitWords = (text: string | undefined) => text?.split(/\s+/).filter(Boolean) ?? [];

/** Fills in the search texts, which a database of an older version lacks. */
async function fillTexts({ database }: Pick<CommandContext, 'database'>) {
  while ((await database.call('fillSearchText', 1000)) > 0);
}

const list: Command = async ({ database, options, operands, print, width, timeZone }) => {
  if (operands.length > 0)
    throw new UsageError(`list takes options only; to find "${operands[0]}", use search.`);
  const words = splitWords(options.search);
  const filter = options.filter ?? (words.length > 0 ? 'all' : 'new');
  if (words.length > 0) await fillTexts({ database });
  const rows = await database.call('list', filter, words.join(' '));
  if (words.length === 0) {
    const isFirst = rows.length === 0 && filter === 'new';
    const isEmpty = isFirst && (await database.call('list', 'all')).length === 0;
    print(formatList(rows, { filter: isEmpty ? 'all' : filter, width, timeZone }));
    return 0;
  }
  if (rows.length > 0) print(formatList(rows, { filter, width, timeZone }));
  else print(`No enquiry contains "${words.join(' ')}".\n`);
  const spam = filter === 'all' ? await database.call('list', 'spam', words.join(' ')) : [];
  if (spam.length > 0)
    print(`Suspected spam: ${enquiriesOf(spam.length)} more; add --spam to see them.\n`);
  return 0;
};

const search: Command = (context) => {
  const { operands, options } = context;
  const words = [...operands, ...splitWords(options.search)];
  if (words.length === 0)
    throw new UsageError('search takes a name, an email address, a phone number or words.');
  return list({ ...context, operands: [], options: { ...options, search: words.join(' ') } });
};

const show: Command = async (context) => {
  const { id } = await findOne(context);
  const { database, print, timeZone } = context;
  const whole = await database.call('enquiryInFull', id);
  if (!whole) throw new UsageError(`Enquiry ${id} was deleted a moment ago.`);
  const auditEntries = await database.call('auditEntriesOf', id);
  print(formatEnquiry({ ...whole, auditEntries }, timeZone));
  return 0;
};

/** Adds a line to the enquiry's history, as the desk does. */
const recordAuditEntry = ({ database, now }: CommandContext, id: string, what: string) =>
  database.call('recordAuditEntry', { who: 'The command line', what, enquiryId: id }, now);

const mark: Command = async (context) => {
  const [reference, word = '', ...others] = context.operands;
  const state = ENQUIRY_STATES.find((each) => each === word);
  if (!reference || !state || others.length > 0)
    throw new UsageError('mark takes a reference and new, talks, won, closed or spam.');
  const { id } = await findOne({ ...context, operands: [reference] });
  await context.database.call('setState', id, state, context.now);
  await recordAuditEntry(context, id, STATE_CHANGES[state]);
  context.print(`${id} is ${STATE_CHANGES[state]}.\n`);
  return 0;
};

const answered: Command = async (context) => {
  const { id } = await findOne(context);
  const { undo } = context.options;
  await context.database.call('markAnswered', id, undo ? null : context.now);
  await recordAuditEntry(context, id, undo ? STATE_CHANGES.new : 'marked as answered');
  context.print(`${id} is marked as ${undo ? 'not answered' : 'answered'}.\n`);
  return 0;
};

const retry: Command = async (context) => {
  const { database, now, options, print, printError } = context;
  const isAllFailed = options.filter === 'failed';
  const rows = isAllFailed ? await database.call('list', 'failed') : [await findOne(context)];
  if (rows.length === 0) print('No email has failed.\n');
  let total = 0;
  for (const { id } of rows) {
    const queued = await database.call('requeue', id, now);
    total += queued;
    if (queued > 0) print(`${id} is sent again within a few seconds, if the server is running.\n`);
    else printError(`${id} has no email left to send.`);
  }
  return total > 0 || rows.length === 0 ? 0 : 1;
};

const exportCsv: Command = async ({ database, options, print, timeZone }) => {
  await fillTexts({ database });
  const search = splitWords(options.search).join(' ');
  const chunks = csvChunks(
    (after) => database.call('exportFiltered', options.filter ?? 'all', search, after),
    timeZone,
  );
  const file = options.out === undefined ? null : openSync(options.out, 'w', 0o600);
  try {
    for await (const chunk of chunks) {
      if (file === null) print(chunk);
      else writeFileSync(file, chunk);
    }
  } finally {
    if (file !== null) closeSync(file);
  }
  return 0;
};

/** Commands that work on files, without opening the database. */
export const FILE_COMMANDS: Readonly<Record<'backup' | 'restore', FileCommand>> = {
  backup,
  restore,
};

export const COMMANDS: Readonly<
  Record<Exclude<CommandName, 'help' | keyof typeof FILE_COMMANDS>, Command>
> = { list, search, show, answered, mark, retry, export: exportCsv, delete: erase, purge, clock };
