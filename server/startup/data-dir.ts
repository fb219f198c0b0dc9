/** The files under DATA_DIR, and whether the folder can be used. */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const databaseFile = (dataDir: string) => join(dataDir, 'enquiries.sqlite');
export const sendLockFile = (dataDir: string) => join(dataDir, 'sending.lock');

/**
 * Creates the folder if needed. Returns one line when nothing can ever be written there, null otherwise: a disk that is
 * merely full may get room again, so the server starts on it.
 */
export function checkDataDir(dataDir: string): string | null {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!statSync(dataDir).isDirectory()) throw new Error('it is not a folder');
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const file = databaseFile(dataDir);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    return null;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') return null;
    return `The data folder "${dataDir}" cannot be written (${code ?? message}): make it writable, or choose another with DATA_DIR.`;
  }
}
