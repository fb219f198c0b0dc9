/** Gives each film a hashed name beside the pictures; films are encoded by hand or by `media/`, never here. */
import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FramedFilm } from './manifest.ts';
import type { Source } from './sources.ts';

type Codec = 'av1' | 'h264';

/** Copies the film files into `folder` and pairs codecs and phone crops by name. A film lacks nothing or stops the build. */
export async function publishFilms(
  sources: readonly Source[],
  folder: string,
): Promise<Record<string, FramedFilm>> {
  const found: Record<string, Partial<Record<Codec, string>>> = {};
  for (const { key, file } of sources) {
    const [stem, codec] = key.split('.') as [string, Codec];
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 8);
    const address = `/media/${stem}-${hash}.${codec}.mp4`;
    await copyFile(file, join(folder, address));
    found[stem] = { ...found[stem], [codec]: address };
  }
  const complete = (stem: string) => {
    const { av1, h264 } = found[stem]!;
    if (!av1 || !h264)
      throw new Error(
        `content/media/films/${stem}.${av1 ? 'h264' : 'av1'}.mp4 is missing: some browsers could not show the film. Encode it, or remove the other file.`,
      );
    return { av1, h264 };
  };
  const films: Record<string, FramedFilm> = {};
  for (const stem of Object.keys(found)) {
    if (stem.endsWith('-phone')) continue;
    const phone = `${stem}-phone`;
    films[stem] = { ...complete(stem), ...(found[phone] && { phone: complete(phone) }) };
  }
  return films;
}
