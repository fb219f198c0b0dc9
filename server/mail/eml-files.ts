/** Without a mail server letters are kept as .eml files in one folder, readable by their owner only. */
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^([0-9A-Z]{5}-[0-9A-Z]{5})-(studio|acknowledgement)\.eml$/;

/** Writes the whole file or none: a crash leaves a `.part`, which the next sweep removes. */
export async function keepLetter(folder: string, name: string, message: Buffer): Promise<void> {
  const path = join(folder, name);
  const create = () => open(`${path}.part`, 'w', 0o600);
  const file = await create().catch(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return create();
  });
  try {
    await file.writeFile(message);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

/** File name of a letter; both parts come from the store. */
export const letterFile = (reference: string, kind: string) => `${reference}-${kind}.eml`;

/** Deletes the kept letters whose enquiry no longer exists, and what a crash left half-written. Returns how many. */
export async function sweepKeptLetters(
  folder: string,
  exists: (reference: string) => Promise<boolean> | boolean,
): Promise<number> {
  let swept = 0;
  for (const name of await namesIn(folder)) {
    const reference = name.replace(/\.part$/, '').match(NAME)?.[1];
    if (!reference || (await exists(reference))) continue;
    await rm(join(folder, name), { force: true });
    swept += 1;
  }
  return swept;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
