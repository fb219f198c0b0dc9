/** Writes files atomically: a name never refers to a partial file. */
import { hash } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { unwritable } from './faults.ts';

/** Suffix of a file that is being written. The next run deletes those of a killed process. */
const PARTIAL = '.partial';

/**
 * Writes under a temporary name, syncs, reads back and renames.
 * @param check gets the bytes that were read back; if it throws, the file is deleted
 * @throws PictureFault for a full or read-only disk
 */
export async function writeAtomically(
  path: string,
  bytes: Uint8Array,
  check: (written: Buffer) => Promise<void> | void = sameAs(bytes),
): Promise<void> {
  const temporary = `${path}.${process.pid}${PARTIAL}`;
  try {
    {
      await using file = await open(temporary, 'w');
      await file.writeFile(bytes);
      await file.sync();
    }
    await check(await readFile(temporary));
    await rename(temporary, path);
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => {});
    throw unwritable(path, cause) ?? cause;
  }
}

/** The same for a file whose name has a hash of its content: an existing complete file is kept. */
export async function keepOrWrite(path: string, bytes: Uint8Array): Promise<void> {
  const there = await readFile(path).catch(() => undefined);
  if (!there || digest(there) !== digest(bytes)) await writeAtomically(path, bytes);
}

const digest = (bytes: Uint8Array) => hash('sha256', bytes);

const sameAs = (bytes: Uint8Array) => (written: Buffer) => {
  if (digest(written) !== digest(bytes))
    throw Object.assign(new Error('not what was written'), { code: 'EIO' });
};

/** Syncs a folder, so that the names in it survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  // Windows cannot open a folder.
  await handle?.sync().catch(() => {});
  await handle?.close();
}
