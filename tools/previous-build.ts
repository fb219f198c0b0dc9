/** Reuses results of earlier builds: of the served release, or of `build/`. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FORMATS } from '#pictures/formats.ts';
import { replaceFile } from './replace-file.ts';

/** Client folders of earlier builds, that of the served release first. */
const previousFolders = () =>
  [process.env.PUBLIC_PREVIOUS, join('build', 'client')].filter((folder) => folder !== undefined);

/** Folders of earlier builds. */
export const previousBuilds = () => previousFolders().map((client) => dirname(client));

/** Copies a JPEG whose name has a hash of its content. False if no earlier build has it complete. */
export async function takePrevious(name: string, target: string): Promise<boolean> {
  for (const folder of previousFolders()) {
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (!bytes || !FORMATS.jpeg.isWhole(bytes)) continue;
    replaceFile(target, bytes);
    return true;
  }
  return false;
}

/** Whether both contain this text, so that a damaged file is not reused. */
function areWhole(body: Buffer, br: Buffer, gz: Buffer): boolean {
  try {
    return brotliDecompressSync(br).equals(body) && gunzipSync(gz).equals(body);
  } catch {
    return false;
  }
}

/** The compressed copies of a file with this name and these bytes; null unless there are both. */
export function previousCompressed(name: string, body: Buffer) {
  for (const folder of previousFolders()) {
    const path = join(folder, name);
    if (!read(path)?.equals(body)) continue;
    const [br, gz] = [read(`${path}.br`), read(`${path}.gz`)];
    if (br && gz && areWhole(body, br, gz)) return { br, gz };
  }
  return null;
}

/** Synchronous, because two thousand small files take less time this way than with threads. */
function read(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
