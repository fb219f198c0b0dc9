/** The files in DATA_DIR, and checks that the folder can be used. */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDiskFull } from '#server/durable.ts';

export const databaseFile = (dataDir: string) => join(dataDir, 'enquiries.sqlite');
export const sendLockFile = (dataDir: string) => join(dataDir, 'sending.lock');

/** Files that the server and the command line write there. */
const WRITTEN = [
  'enquiries.sqlite',
  'enquiries.sqlite-wal',
  'sending.lock',
  'erasures.txt',
  'mail',
];

/** Throws the file system's error for the first file that cannot be read and written. */
function checkAccess(dataDir: string): void {
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  for (const name of WRITTEN) {
    const path = join(dataDir, name);
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  }
  // Only its owner may keep it closed to others.
  const database = statSync(databaseFile(dataDir), { throwIfNoEntry: false });
  const user = process.getuid?.();
  if (database && user && database.uid !== user)
    throw Object.assign(new Error(), { code: 'EPERM', path: databaseFile(dataDir) });
}

/** The path, or the first parent folder that can be read. */
function firstVisible(path: string): string {
  try {
    statSync(path);
    return path;
  } catch {
    return firstVisible(dirname(path));
  }
}

function problemOf(dataDir: string, error: NodeJS.ErrnoException): string | null {
  const { code, message, path = dataDir } = error;
  if (isDiskFull(error)) return null;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `"${firstVisible(path)}" is a file, not a folder: move it away, or choose another folder with DATA_DIR.`;
  const isFolder = path === dataDir;
  const owner = statSync(firstVisible(path)).uid;
  if ((code === 'EACCES' || code === 'EPERM') && owner !== process.getuid?.())
    return `${isFolder ? `The data folder "${dataDir}"` : path} belongs to another user (number ${owner}): run this as that user, make it yours (sudo chown -R "$(id -un)" "${dataDir}"), or choose another with DATA_DIR.`;
  return `The data folder "${dataDir}" cannot be written (${code ?? message}): make it writable, or choose another with DATA_DIR.`;
}

/** One line if an existing data folder cannot be used; else null. */
export function dataDirProblem(dataDir: string): string | null {
  try {
    if (!statSync(dataDir).isDirectory())
      throw Object.assign(new Error(), { code: 'ENOTDIR', path: dataDir });
    checkAccess(dataDir);
    return null;
  } catch (error) {
    return problemOf(dataDir, error as NodeJS.ErrnoException);
  }
}

/**
 * Creates the folder if necessary. Returns one line if nothing can ever be written there; else null. A full disk may get free
 * space again, so the server starts on it.
 */
export function checkDataDir(dataDir: string): string | null {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    return problemOf(dataDir, error as NodeJS.ErrnoException);
  }
  return dataDirProblem(dataDir);
}
