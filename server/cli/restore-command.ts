/** `restore`: replaces the database and the desk's content by a backup. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { takeLock } from '#server/database/lock.ts';
import { restoreDatabase } from '#server/database/restore.ts';
import { checkDataDir, databaseFile, sendLockFile } from '#server/startup/data-dir.ts';
import { ENCRYPTED, stampOf } from './backup-command.ts';
import { contentBeside, restoreContent } from './content-backup.ts';
import { enquiriesOf, type FileCommand, type FileContext, singleOperand } from './context.ts';
import { decryptInto } from './encryption.ts';

function checkBackupFile(file: string, database: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new Error(`There is no file ${file}.`);
  if (!stat.isFile())
    throw new Error(`${file} is a folder: name one of the files that "npm run backup" wrote.`);
  if (existsSync(database) && realpathSync(file) === realpathSync(database))
    throw new Error(`${file} is the database itself: name one of its backups.`);
}

/** `restore <file>`: replaces the database, without enquiries that were erased since the backup. */
export const restore: FileCommand = async (context) => {
  const file = singleOperand(
    context,
    'file, e.g. npm run restore -- /mnt/backup/enquiries-….sqlite',
  );
  const { dataDir, options } = context;
  checkBackupFile(file, databaseFile(dataDir));
  // A new machine has no data folder yet.
  const problem = checkDataDir(dataDir);
  if (problem) throw new Error(problem);
  if (!file.endsWith(ENCRYPTED)) return restoreFrom(context, file);
  if (!options.identity)
    throw new Error(`${file} is encrypted: name the key that opens it, with --identity key.txt.`);
  const open = join(dataDir, 'restore.new');
  await rm(open, { recursive: true, force: true });
  try {
    await mkdir(open, { recursive: true, mode: 0o700 });
    await decryptInto(open, file, options.identity);
    const inside = join(open, basename(file).replace(ENCRYPTED, '.sqlite'));
    return await restoreFrom(context, inside, file);
  } finally {
    await rm(open, { recursive: true, force: true });
  }
};

/** @param shownAs the file name in messages */
async function restoreFrom(context: FileContext, file: string, shownAs = file): Promise<number> {
  const { dataDir, now, timeZone, print } = context;
  const database = databaseFile(dataDir);
  if (!existsSync(file))
    throw new Error(
      `${basename(file)} is not in this archive. If you renamed the archive, give it its original name again.`,
    );
  const release = takeLock(sendLockFile(dataDir));
  if (!release)
    throw new Error(`A server is running on ${dataDir}: stop it, restore, and start it again.`);
  try {
    const done = restoreDatabase(database, file, stampOf(now, timeZone));
    print(`Restored ${enquiriesOf(done.enquiries)} from ${shownAs} to ${resolve(dataDir)}.\n`);
    if (done.erased > 0)
      print(
        `${enquiriesOf(done.erased)} of the backup ${done.erased === 1 ? 'was' : 'were'} deleted after it was made, and not restored.\n`,
      );
    if (done.replaced) print(replacedText(done.replaced, done.onlyInReplaced));
    const content = contentBeside(file);
    if (content) {
      const draft = await restoreContent(dataDir, content, stampOf(now, timeZone));
      print(
        `The content and draft of the desk were restored from ${basename(content)}. The next start uses them.\n`,
      );
      if (draft) print(`The draft that they replaced is kept as ${draft}.\n`);
    }
    print('Emails that were still unsent in the backup are sent when the server starts.\n');
    return 0;
  } finally {
    release();
  }
}

function replacedText(replaced: string, only: number | null): string {
  const what =
    only === null
      ? ' It cannot be read.'
      : only > 0
        ? ` It contains ${enquiriesOf(only)} that the backup does not: to see them, restore that file.`
        : '';
  return `What it replaced is kept as ${replaced}.${what}\n`;
}
