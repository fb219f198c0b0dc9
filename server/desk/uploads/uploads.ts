/** Files that have arrived and belong nowhere yet: found by their name, and forgotten after a day. */
import { access, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '#server/http/http-error.ts';
import { uploadsFolder } from './door.ts';

const DAY_MS = 86_400_000;

export interface Uploads {
  /** Path of a file that has arrived whole. Throws a 404. */
  file(upload: string): Promise<string>;
  remove(upload: string): Promise<void>;
}

export function createUploads(dataDir: string, now: () => number): Uploads {
  const folder = uploadsFolder(dataDir);
  async function forgetOld(): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now() }));
      if (now() - mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
    }
  }
  void forgetOld().catch(() => {});
  return {
    async file(upload) {
      const path = join(folder, upload);
      if (!/^[\w-]{22}$/.test(upload)) throw notFound('This file has not arrived.');
      await access(path).catch(() => {
        throw notFound('This file has not arrived. Take it again.');
      });
      return path;
    },
    remove: (upload) => rm(join(folder, upload), { force: true }),
  };
}
