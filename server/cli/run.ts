/** Runs one command line against the data folder of the environment. */
import { existsSync } from 'node:fs';
import { readConfig } from '#server/config/config.ts';
import { openDesk } from '#server/database/direct.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import type { Studio } from '#server/studio.ts';
import { readArguments, UsageError } from './arguments.ts';
import { COMMANDS } from './commands.ts';
import { HELP } from './help.ts';

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: number;
  /** Columns of the terminal. */
  readonly width: number;
  /** Read only by the commands that need the retention period. */
  readonly studio: () => Pick<Studio, 'retentionMonths'>;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** Exit code: 0 done, 1 could not be done, 2 not understood. What went wrong is said in one line. */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    return await obey(argv, surroundings);
  } catch (error) {
    surroundings.complain((error as Error).message);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function obey(argv: readonly string[], { env, ...surroundings }: Surroundings) {
  const { command, operands, options } = readArguments(argv);
  if (command === 'help') {
    surroundings.print(HELP);
    return 0;
  }
  const { dataDir } = readConfig(env);
  const file = databaseFile(dataDir);
  if (!existsSync(file)) {
    throw new Error(`There are no enquiries yet: ${file} does not exist (is DATA_DIR right?).`);
  }
  const desk = openDesk(file);
  try {
    return await COMMANDS[command]({ desk, operands, options, dataDir, ...surroundings });
  } finally {
    desk.close();
  }
}
