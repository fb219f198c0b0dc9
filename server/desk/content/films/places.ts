/** Where films play on the site: every `film:` in the words of a page, and the opening. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FilmPlace } from '#contract/desk/films.ts';
import type { Drafts } from '#server/drafts/drafts.ts';

/** The film over the whole window that opens the site (`content-model/opening-film.ts`). */
const OPENING = 'intro';

type Found = Omit<FilmPlace, 'stamp' | 'canRestore'>;
type Place = Omit<FilmPlace, 'canRestore'>;

function* filmsIn(value: unknown, page: string, caption = ''): Generator<Found> {
  if (Array.isArray(value)) for (const each of value) yield* filmsIn(each, page, caption);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const own = value as Record<string, unknown>;
  const said = typeof own.caption === 'string' ? own.caption : caption;
  for (const [key, each] of Object.entries(own))
    if (key === 'film' && typeof each === 'string')
      yield { name: each, page, caption: said, isNight: own.caption === undefined };
    else yield* filmsIn(each, page, said);
}

const titled = (file: string) => {
  const words = file.replace(/\.yaml$/, '').replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** A name that no film has or had: a removed one can be restored under its own. */
export async function freshFilmName(drafts: Drafts): Promise<string> {
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
  const found = new Map<string, Found>();
  for (const file of files) {
    const text = await readFile(join(content, file), 'utf8');
    if (!/\bfilm:/.test(text)) continue;
    for (const place of filmsIn(safely(text), titled(file)))
      if (!found.has(place.name)) found.set(place.name, place);
  }
  const opening = { name: OPENING, page: 'Home', caption: 'The opening', isNight: false };
  return Promise.all(
    [opening, ...found.values()].map(async (place) => ({
      ...place,
      stamp: await stampOf(join(content, 'media', 'films', `${place.name}.jpg`)),
    })),
  );
}

/** A file that somebody left with a fault names no films. */
function safely(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

const stampOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs, size }) =>
      createHash('sha256').update(`${mtimeMs} ${size}`).digest('hex').slice(0, 10),
    () => null,
  );
