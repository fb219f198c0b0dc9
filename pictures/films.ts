/** Copies films to hashed names beside the pictures. Films are encoded before, by `npm run film` or by `media/`. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFile } from './content-dir.ts';
import { PictureFault } from './faults.ts';
import type { EncodedFilm } from './manifest.ts';
import { urlName } from './names.ts';
import { filmKey, wideName } from './sources.ts';
import { keepOrWrite } from './write-atomically.ts';

type Codec = 'av1' | 'h264';
type Encodings = Partial<Record<Codec, string>>;

/**
 * Copies the film files into `folder` and groups codecs and phone crops by name.
 * @param files paths of all content
 * @throws PictureFault if a film lacks an encoding, or the disk does not accept it
 */
export async function publishFilms(
  files: readonly string[],
  folder: string,
): Promise<Record<string, EncodedFilm>> {
  const found = new Map<string, Encodings>();
  for (const file of files) {
    const film = filmKey(file);
    if (!film) continue;
    const bytes = await readFile(contentFile(file));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const address = `/media/${urlName(film.name)}-${hash}.${film.codec}.mp4`;
    await keepOrWrite(join(folder, address), bytes);
    found.set(film.name, { ...found.get(film.name), [film.codec]: address });
  }
  const complete = (name: string, { av1, h264 }: Encodings) => {
    if (!av1 || !h264) throw new PictureFault(missingEncoding(name, av1 ? 'h264' : 'av1'));
    return { av1, h264 };
  };
  const films: Record<string, EncodedFilm> = {};
  for (const [name, encodings] of found) {
    const phone = found.get(`${name}-phone`);
    const film = {
      ...complete(name, encodings),
      ...(phone && { phone: complete(`${name}-phone`, phone) }),
    };
    if (name === wideName(name)) films[name] = film;
  }
  return films;
}

/** The message for a film with only one encoding. */
export const missingEncoding = (name: string, codec: Codec) =>
  `content/media/films/${name}.${codec}.mp4 is missing: some browsers could not show the film. Encode it, or remove the other file.`;
