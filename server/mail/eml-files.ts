/** Without a mail server, emails are saved as .eml files in one folder, readable only by their owner. */
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^([0-9A-Z]{5}-[0-9A-Z]{5})-(studio|acknowledgement|reply-\d+)\.eml$/;

/** Folder of the .eml files. */
export const emlFolder = (dataDir: string) => join(dataDir, 'mail');

/** File name of an email; both parts come from the database. */
export const emlFileName = (reference: string, kind: string) => `${reference}-${kind}.eml`;

/** Writes the file completely or not at all: a crash leaves a `.part`, which `deleteOrphanedEmlFiles` removes. */
export async function writeEmlFile(folder: string, name: string, message: Buffer): Promise<void> {
  const path = join(folder, name);
  const create = () => open(`${path}.part`, 'w', 0o600);
  {
    await using file = await create().catch(async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return create();
    });
    await file.writeFile(message);
    await file.datasync();
  }
  await rename(`${path}.part`, path);
}

/** Deletes files whose enquiry no longer exists, and partial files. Returns how many. */
export async function deleteOrphanedEmlFiles(
  folder: string,
  exists: (reference: string) => Promise<boolean>,
): Promise<number> {
  let deleted = 0;
  for (const name of await namesIn(folder)) {
    const reference = name.replace(/\.part$/, '').match(NAME)?.[1];
    if (!reference || (await exists(reference))) continue;
    await rm(join(folder, name), { force: true });
    deleted += 1;
  }
  return deleted;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
