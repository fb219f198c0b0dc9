/** Where films play on the site: every `film:` in the words of a page, and the opening. */
import { parse } from 'yaml';
import type { FilmPlace } from '#contract/desk/films.ts';
import { CHANGE_TEXTS } from '#server/messages/en.ts';
import { pageLabel } from './label-of.ts';

/** A place of the site that shows a film; the caption is that of the film in light mode. */
type FilmUse = Pick<FilmPlace, 'name' | 'page' | 'caption' | 'isNight'>;

/** The film over the whole window that opens the site (`content-model/films.ts`). */
const OPENING: FilmUse = { name: 'intro', page: 'Home', caption: 'The opening', isNight: false };

function* filmsIn(value: unknown, page: string, caption = ''): Generator<FilmUse> {
  if (Array.isArray(value)) for (const each of value) yield* filmsIn(each, page, caption);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const own = value as Record<string, unknown>;
  const captionHere = typeof own.caption === 'string' ? own.caption : caption;
  for (const [key, each] of Object.entries(own))
    if (key === 'film' && typeof each === 'string')
      yield { name: each, page, caption: captionHere, isNight: own.caption === undefined };
    else yield* filmsIn(each, page, captionHere);
}

/** A file that somebody left with a fault names no films. */
function safely(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return null;
  }
}

/** The films by their names. @param texts of the pages' files, by their names ("home.yaml") */
export function filmUses(texts: ReadonlyMap<string, string>): ReadonlyMap<string, FilmUse> {
  const found = new Map([[OPENING.name, OPENING]]);
  for (const [file, text] of texts) {
    if (!/\bfilm:/.test(text)) continue;
    for (const use of filmsIn(safely(text), pageLabel(file.replace(/\.yaml$/, ''))))
      if (!found.has(use.name)) found.set(use.name, use);
  }
  return found;
}

/** "“The finished wall” for dark mode", by its caption. */
export const filmName = ({ caption, isNight }: Pick<FilmUse, 'caption' | 'isNight'>) =>
  `“${caption}”${isNight ? CHANGE_TEXTS.use.night : ''}`;
