/** `backup`: copies the database and the desk's content. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { recordBackup } from '#server/alarm/machine.ts';
import { backUpDatabase } from '#server/database/backup.ts';
import { formatSeconds } from '#server/enquiries/time.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { backUpContent, contentBeside } from './content-backup.ts';
import {
  enquiriesOf,
  type FileCommand,
  type FileContext,
  plural,
  singleOperand,
} from './context.ts';
import { encryptFolder } from './encryption.ts';

/** Folders from which the website is built: a backup in them could become public. */
const PUBLISHED = ['public', 'build', 'content', 'export'];

const BACKUP = /^enquiries-\d{4}-\d\d-\d\d-\d{6}\.(sqlite|tar\.age)$/;
export const ENCRYPTED = '.tar.age';

/** The time as part of a file name: "2026-11-21-161605". */
export const stampOf = (at: number, timeZone: string) =>
  formatSeconds(at, timeZone).replace(' ', '-').replaceAll(':', '');

function refusePublished(folder: string, project: string): void {
  // Symbolic links are resolved.
  const real = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  const [top] = relative(realpathSync(project), real).split(/[/\\]/);
  if (top !== undefined && PUBLISHED.includes(top))
    throw new Error(
      `${folder} is a public folder of the website, so everybody could read the backup: choose another folder.`,
    );
}

const sizeOf = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** `backup <folder>`: makes a complete copy, also while the server runs. The alarm reads the result. */
export const backup: FileCommand = async (context) => {
  const { dataDir, now, printError } = context;
  const folder = singleOperand(context, 'folder, e.g. npm run backup -- /mnt/backup');
  const file = databaseFile(dataDir);
  if (!existsSync(file))
    throw new Error(`There is nothing to back up: ${file} does not exist (is DATA_DIR right?).`);
  const note = (hasSucceeded: boolean) => {
    try {
      recordBackup(dataDir, now, hasSucceeded);
    } catch (error) {
      printError(
        `The result of this backup could not be recorded, so the alarm does not know it: ${(error as Error).message}`,
      );
    }
  };
  try {
    await backUp(context, folder);
    note(true);
    return 0;
  } catch (error) {
    note(false);
    throw error;
  }
};

async function backUp(context: FileContext, folder: string): Promise<void> {
  const { dataDir, now, timeZone, print, projectFolder } = context;
  refusePublished(folder, projectFolder);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`${folder} is a file: name a folder for the backups.`);
  const stamp = stampOf(now, timeZone);
  const { recipient, keep } = context.options;
  const made = recipient
    ? await backUpEncrypted(dataDir, folder, stamp, recipient)
    : await backUpInto(dataDir, folder, stamp);
  print(`Backed up ${enquiriesOf(made.enquiries)} to ${made.file} (${sizeOf(made.bytes)}).\n`);
  if (made.files > 0)
    print(
      `${recipient ? 'It includes' : 'Next to it:'} content-${stamp}, with what the desk has published and its draft (${made.files} files).\n`,
    );
  const removed = keep ? await removeOld(folder, keep) : 0;
  if (removed > 0) print(`Removed ${plural(removed, 'older backup', 'older backups')}.\n`);
}

async function backUpInto(dataDir: string, folder: string, stamp: string) {
  const made = await backUpDatabase(databaseFile(dataDir), folder, `enquiries-${stamp}.sqlite`);
  return { ...made, files: await backUpContent(dataDir, folder, stamp) };
}

/** Makes the unencrypted copy in the data folder, which is unencrypted anyway; only the encrypted file is written to the target folder. */
async function backUpEncrypted(dataDir: string, folder: string, stamp: string, recipient: string) {
  const open = join(dataDir, 'backup.new');
  const file = join(folder, `enquiries-${stamp}${ENCRYPTED}`);
  // Left over from a killed run.
  await rm(open, { recursive: true, force: true });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const made = await backUpInto(dataDir, open, stamp);
    await encryptFolder(open, file, recipient);
    return { ...made, file, bytes: statSync(file).size };
  } finally {
    await rm(open, { recursive: true, force: true });
  }
}

/** Removes all but the newest backups, each with its content. Returns how many. */
async function removeOld(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => BACKUP.test(name)).sort();
  const old = names.slice(0, -keep);
  for (const name of old) {
    const content = contentBeside(join(folder, name));
    if (content) await rm(content, { recursive: true });
    await rm(join(folder, name));
  }
  return old.length;
}
