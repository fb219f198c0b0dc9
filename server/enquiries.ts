/** `npm run enquiries -- <command>`: the studio's desk. Works beside the running server, on the same database. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { databaseFile } from './data-folder.ts';
import { readArguments, UsageError } from './enquiries/arguments.ts';
import { COMMANDS } from './enquiries/commands.ts';
import { openDesk } from './enquiries/desk.ts';
import { HELP } from './enquiries/help.ts';
import { readStudio } from './studio.ts';

const BUILD = join(import.meta.dirname, '..', 'build');

/** Exit codes: 0 done, 1 could not be done, 2 not understood. */
async function run(): Promise<number> {
  const { command, operands, options } = readArguments(process.argv.slice(2));
  if (command === 'help') {
    process.stdout.write(HELP);
    return 0;
  }
  const { dataDir } = readConfig(process.env);
  const file = databaseFile(dataDir);
  if (!existsSync(file)) {
    throw new Error(`There are no enquiries yet: ${file} does not exist (is DATA_DIR right?).`);
  }
  const desk = openDesk(file);
  try {
    return await COMMANDS[command]({
      desk,
      operands,
      options,
      dataDir,
      now: Date.now(),
      width: process.stdout.columns ?? 100,
      studio: () => readStudio(join(BUILD, 'studio.json')),
      print: (text) => process.stdout.write(text),
      complain: (text) => process.stderr.write(`${text}\n`),
    });
  } finally {
    desk.close();
  }
}

process.umask(0o077);
// `| head` closes the pipe early; that is no fault.
process.stdout.on('error', () => process.exit(0));
try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
