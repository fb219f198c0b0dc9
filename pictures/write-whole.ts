/** Writes a file so that it stands under its name whole or not at all. */
import { createHash } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { unwritable } from './faults.ts';

/** The ending of a file that is still being written; what a killed process leaves of it is thrown away by the next. */
const PARTIAL = '.partial';

/**
 * Writes under a temporary name, syncs, reads back and renames.
 * @param check looks at what the disk gave back; where it throws, the file is deleted
 * @throws PictureFault naming a full or closed disk
 */
export async function writeWhole(
  path: string,
  bytes: Uint8Array,
  check: (written: Buffer) => Promise<void> | void = sameAs(bytes),
): Promise<void> {
  const temporary = `${path}.${process.pid}${PARTIAL}`;
  try {
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await check(await readFile(temporary));
    await rename(temporary, path);
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => {});
    throw unwritable(path, cause) ?? cause;
  }
}

/** The same for a file whose name holds a hash of its content: one that stands there as it should is left alone. */
export async function keepOrWrite(path: string, bytes: Uint8Array): Promise<void> {
  const there = await readFile(path).catch(() => undefined);
  if (!there || digest(there) !== digest(bytes)) await writeWhole(path, bytes);
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const sameAs = (bytes: Uint8Array) => (written: Buffer) => {
  if (digest(written) !== digest(bytes))
    throw Object.assign(new Error('not what was written'), { code: 'EIO' });
};

/** Makes the names of files in a folder last through a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  // Windows knows no handle of a folder.
  await handle?.sync().catch(() => {});
  await handle?.close();
}
