import { join } from 'node:path';
import type { Studio } from '#server/studio.ts';
import { currentStudio } from './studio-now.ts';

/** Dependencies of the command line. */
export interface CliEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: number;
  /** Columns of the terminal. */
  readonly width: number;
  /** Throws if there is no build; only the retention period needs it. */
  readonly readStudio: () => Pick<Studio, 'retentionMonths' | 'hours' | 'siteOrigin'>;
  readonly projectFolder: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** Those of this process. */
export const processEnvironment = () => ({
  env: process.env,
  now: Date.now(),
  width: process.stdout.columns ?? 160,
  readStudio: currentStudio,
  projectFolder: join(import.meta.dirname, '..', '..'),
  print: (text: string) => process.stdout.write(text),
  printError: (text: string) => process.stderr.write(`${text}\n`),
});
