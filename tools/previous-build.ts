/** What an earlier build has made already: of the release that is served, or of `build/`. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FORMATS } from '#pictures/formats.ts';
import { replaceFile } from './replace-file.ts';

/** Folders of earlier sites, the one that is served first. */
const previousFolders = () =>
  [process.env.PUBLIC_PREVIOUS, join('build', 'client')].filter((folder) => folder !== undefined);

/** The builds that they are part of. */
export const previousBuilds = () => previousFolders().map((client) => dirname(client));

/** Copies a JPEG whose name says all that is in it. False where no earlier build has it whole. */
export async function takePrevious(name: string, target: string): Promise<boolean> {
  for (const folder of previousFolders()) {
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (!bytes || !FORMATS.jpeg.isWhole(bytes)) continue;
    replaceFile(target, bytes);
    return true;
  }
  return false;
}

/** Whether both say what the text says: one that was damaged on the disk is made anew. */
function areWhole(body: Buffer, br: Buffer, gz: Buffer): boolean {
  try {
    return brotliDecompressSync(br).equals(body) && gunzipSync(gz).equals(body);
  } catch {
    return false;
  }
}

/** The compressed forms of a text of these bytes, both or neither: null where there was no such text of that name. */
export function previousCompressed(name: string, body: Buffer) {
  for (const folder of previousFolders()) {
    const path = join(folder, name);
    if (!read(path)?.equals(body)) continue;
    const [br, gz] = [read(`${path}.br`), read(`${path}.gz`)];
    if (br && gz && areWhole(body, br, gz)) return { br, gz };
  }
  return null;
}

/** Two thousand small files: one after the other they take less time than by threads. */
function read(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
