/** Runs one command line against the data folder of the environment. */
import { existsSync } from 'node:fs';
import { readConfig } from '#server/config/config.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import { databaseFile, dataDirProblem } from '#server/startup/data-dir.ts';
import { readArguments, UsageError } from './arguments.ts';
import { COMMANDS, FILE_COMMANDS } from './commands.ts';
import type { CliEnvironment } from './environment.ts';
import { HELP } from './help.ts';
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
