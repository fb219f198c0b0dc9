import { join } from 'node:path';
import { releasesFolder, servedRelease, studioFile } from '#server/releases/folder.ts';
import { readStudio, type Studio } from '#server/studio.ts';

const PROJECT = join(import.meta.dirname, '..', '..');

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

/** The studio's data from the served release, else from the last build. Throws if there is neither. */
function currentStudio() {
  const folder = releasesFolder(process.env.DATA_DIR || 'data');
  const release = servedRelease(folder);
  return readStudio(
    release ? studioFile(folder, release.id) : join(PROJECT, 'build', 'studio.json'),
  );
}

/** Those of this process. */
export const processEnvironment = () => ({
  env: process.env,
  now: Date.now(),
  width: process.stdout.columns ?? 160,
  readStudio: currentStudio,
  projectFolder: PROJECT,
  print: (text: string) => process.stdout.write(text),
  printError: (text: string) => process.stderr.write(`${text}\n`),
});
