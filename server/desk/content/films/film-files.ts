/** The files of a film in the draft: read, removed and restored together. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filmOf } from '#pictures/sources.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';

const FOLDER = 'media/films';

const isOf = (name: string) => (file: string) => filmOf(`${FOLDER}/${file}`) === name;

/** The first frame last, because a film exists if its first frame does. */
const firstFrameLast = (name: string, files: readonly string[]) =>
  files.toSorted((a, b) => Number(a === `${name}.jpg`) - Number(b === `${name}.jpg`));

export function createFilmFiles(drafts: Drafts) {
  const removedFiles = async () => (await drafts.removed(FOLDER)).map(({ name }) => name);
  return {
    /** `kind`: "jpg" for the first frame. @throws HttpError 404 */
    async read(name: string, kind: 'jpg' | 'h264.mp4'): Promise<Buffer> {
      if (!/^[a-z0-9-]+$/.test(name)) throw notFound(GONE.film);
      return readFile(join(await drafts.open(), FOLDER, `${name}.${kind}`)).catch(() => {
        throw notFound(GONE.film);
      });
    },
    removedFiles,
    /** If interrupted, it can be repeated or undone. @throws HttpError 404 if there is no film of that name */
    async remove(name: string): Promise<void> {
      const files = (await readdir(join(await drafts.open(), FOLDER)).catch(() => [])).filter(
        isOf(name),
      );
      if (files.length === 0) throw notFound(GONE.film);
      for (const file of firstFrameLast(name, files)) await drafts.remove(`${FOLDER}/${file}`);
    },
    /** If interrupted, it can be repeated. @throws HttpError 404 if no film of that name was removed */
    async restore(name: string): Promise<void> {
      const files = (await removedFiles()).filter(isOf(name));
      if (files.length === 0)
        throw notFound('This film can no longer be restored. Upload it again.');
      for (const file of firstFrameLast(name, files)) await drafts.restore(`${FOLDER}/${file}`);
    },
  };
}
export type FilmFiles = ReturnType<typeof createFilmFiles>;
