/**
 * Keeps files that were removed from the draft, so that they can be restored. Files and folders are kept apart, so that removing
 * a project does not include the pictures that were removed from it before.
 */
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { syncPathAsync } from '#server/durable.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { pathIn } from './names.ts';
import { moveDurably } from './write-file.ts';

/** Suffix of the file with the note about a removed item. */
const NOTE = '.note';

export interface RemovedItem {
  readonly name: string;
  readonly note: string;
}

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}

/** `content`: the draft's folder; removed items are kept beside it. */
export function createRemovedItems(content: string) {
  const home = dirname(content);
  const [files, folders] = [join(home, 'removed'), join(home, 'removed-folders')];

  async function listIn(base: string, folder: string) {
    const path = pathIn(base, folder);
    const names = await readdir(path).catch(noneIfMissing);
    const notes = names.filter((name) => name.endsWith(NOTE));
    const all = notes.map(async (written) => {
      const name = written.slice(0, -NOTE.length);
      const note = join(path, written);
      const { mtimeMs } = await stat(note);
      return { name, note: await readFile(note, 'utf8'), at: mtimeMs };
    });
    return (await Promise.all(all)).filter(
      ({ name }) => names.includes(name) && !existsSync(join(pathIn(content, folder), name)),
    );
  }

  return {
    /** Throws an `HttpError` 404. */
    async take(file: string, note: string): Promise<void> {
      const path = pathIn(content, file);
      const found = await lstat(path).catch(() => {
        throw notFound(GONE.removed);
      });
      const kept = pathIn(found.isDirectory() ? folders : files, file);
      await rm(kept, { recursive: true, force: true });
      await mkdir(dirname(kept), { recursive: true });
      await writeFile(`${kept}${NOTE}`, note, { mode: 0o600, flush: true });
      await moveDurably(path, kept);
      await syncPathAsync(dirname(path));
    },

    /** Restores it and returns the note. Throws an `HttpError` 404, or a 409 if there is something of that name again. */
    async putBack(file: string): Promise<string> {
      const kept = [files, folders]
        .map((base) => pathIn(base, file))
        .find((path) => existsSync(`${path}${NOTE}`) && existsSync(path));
      if (!kept) throw notFound(GONE.removed);
      const path = pathIn(content, file);
      if (existsSync(path)) throw new HttpError(409, ['This was already restored.']);
      const note = await readFile(`${kept}${NOTE}`, 'utf8').catch(() => '');
      await moveDurably(kept, path);
      await rm(`${kept}${NOTE}`, { force: true });
      return note;
    },

    /** What was removed from that folder and does not exist again, the latest first. */
    async list(folder: string): Promise<RemovedItem[]> {
      const all = [...(await listIn(files, folder)), ...(await listIn(folders, folder))];
      return all.sort((a, b) => b.at - a.at).map(({ name, note }) => ({ name, note }));
    },

    /** Paths of files that were removed from that folder or one below it and do not exist again, the latest first. */
    async listBelow(folder: string): Promise<string[]> {
      const below = await readdir(pathIn(files, folder), { recursive: true }).catch(noneIfMissing);
      const parts = below.filter((path) => path.endsWith(NOTE)).map((path) => dirname(path));
      const all = [...new Set(parts)].map(async (part) => {
        const at = part === '.' ? folder : `${folder}/${part.split(sep).join('/')}`;
        const found = await listIn(files, at);
        return found.map((one) => ({ ...one, name: `${at}/${one.name}` }));
      });
      return (await Promise.all(all))
        .flat()
        .sort((a, b) => b.at - a.at)
        .map(({ name }) => name);
    },
  };
}
