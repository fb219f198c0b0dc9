/** Places of the site that show films, with the state of their files. */
import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilmPlace } from '#contract/desk/films.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { filmUses } from '#server/labels/film-uses.ts';

type Place = Omit<FilmPlace, 'canRestore'>;

/** A name that no film has or had, because a removed film can be restored under its name. */
export async function unusedFilmName(drafts: Drafts): Promise<string> {
  const content = await drafts.open();
  const named = (await readPlaces(content)).map(({ name }) => name);
  const files = await readdir(join(content, 'media', 'films')).catch(() => []);
  const removed = (await drafts.removed('media/films')).map(({ name }) => name);
  const taken = new Set([
    ...named,
    ...[...files, ...removed].map((file) => file.replace(/\..*/s, '')),
  ]);
  for (let n = 1; ; n += 1) if (!taken.has(`film-${n}`)) return `film-${n}`;
}

/** @param content the draft's folder */
export async function readPlaces(content: string): Promise<Place[]> {
  const files = (await readdir(content)).filter((file) => file.endsWith('.yaml')).sort();
  const texts = files.map(
    async (file) => [file, await readFile(join(content, file), 'utf8')] as const,
  );
  const uses = filmUses(new Map(await Promise.all(texts)));
  return Promise.all(
    [...uses.values()].map(async (use) => ({
      ...use,
      stamp: await stampOf(join(content, 'media', 'films', `${use.name}.jpg`)),
    })),
  );
}

const stampOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs, size }) => hash('sha256', `${mtimeMs} ${size}`).slice(0, 10),
    () => null,
  );
