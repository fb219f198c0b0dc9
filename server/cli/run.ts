/** Runs one command line against the data folder of the environment. */
import { existsSync } from 'node:fs';
import { readConfig } from '#server/config/config.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import { databaseFile, dataDirProblem } from '#server/startup/data-dir.ts';
import { readArguments, UsageError } from './arguments.ts';
import { COMMANDS, FILE_COMMANDS } from './commands.ts';
import type { CliEnvironment } from './environment.ts';
import { openForCommand, timeZoneOf } from './open-database.ts';

/** Returns the exit code: 0 done, 1 failed, 2 wrong arguments. Errors are printed in one line. */
export async function run(argv: readonly string[], environment: CliEnvironment): Promise<number> {
  try {
    return await runCommand(argv, environment);
  } catch (error) {
    environment.printError((error as Error).message);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Throws if there is no database. */
function openDatabase(dataDir: string): DatabaseClient {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) {
    throw new Error(`There are no enquiries yet: ${file} does not exist (is DATA_DIR right?).`);
  }
  return openForCommand(file, dataDir);
}

async function runCommand(argv: readonly string[], { env, ...environment }: CliEnvironment) {
  const { command, operands, options } = readArguments(argv);
  if (command === 'help') {
    environment.print(HELP);
    return 0;
  }
  const { dataDir } = readConfig(env);
  const problem = existsSync(dataDir) ? dataDirProblem(dataDir) : null;
  if (problem) throw new Error(problem);
  const timeZone = timeZoneOf(environment.readStudio);
  const context = { ...environment, command, operands, options, dataDir, timeZone };
  if (command === 'backup' || command === 'restore') return FILE_COMMANDS[command](context);
  const database = openDatabase(dataDir);
  try {
    return await COMMANDS[command]({ ...context, database });
  } finally {
    await database.close();
  }
}

const HELP = `The website's enquiries and the emails about them.

  npm run enquiries                          list new enquiries, latest first
  npm run enquiries -- list [which]          list one kind; which: --new (default), --answered (all of --talks, --won and
                                             --closed), --failed, --spam, --all
  npm run enquiries -- search <words>        find by name, email address, phone number or words
  npm run enquiries -- show <reference>      show one enquiry with the status of its emails
  npm run enquiries -- answered <reference>  mark as answered (--undo: as not answered)
  npm run enquiries -- mark <reference> won  mark as won; or: new, talks, closed, spam
  npm run enquiries -- retry <reference>     send its emails now; if it is marked as spam, unmark it
  npm run enquiries -- retry --failed        send all failed emails now
  npm run enquiries -- export [which]        print a CSV of all enquiries, or of one list (--search <words>; --out <file>: into a file)
  npm run enquiries -- delete <email>        delete everything of one person (without --yes: shows how much)
  npm run enquiries -- purge                 delete everything older than the retention period or --months <n>
                                             (without --yes: shows how much, and the date)
  npm run enquiries -- clock                 show the clock, and whether the server trusts it (--yes: confirm it)
  npm run backup -- <folder>                 make a full backup, also while the server runs (--keep <n>: keep at most n backups in
                                             the folder; --recipient age1…: encrypted with age)
  npm run restore -- <file>                  restore a backup (stop the server first; --identity <file>: the key of an
                                             encrypted one)
  npm run desk -- help                       manage access to the desk
  npm run enquiries -- help                  show this text

A reference may be shortened if only one enquiry matches, e.g. 7K3. Times are in the studio's time zone.
DATA_DIR is the data folder (default: data). The server can keep running.
Exit codes: 0 done, 1 failed, 2 wrong arguments.
`;
