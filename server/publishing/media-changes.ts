/** Describes differences of films and of the picture library. */
import { basename } from 'node:path';
import { originalOf } from '#contract/desk/pictures.ts';
import { FRAMING_FILE } from '#contract/framing.ts';
import { isShownPicture } from '#pictures/formats.ts';
import { framingIn } from '#pictures/framing.ts';
import { pictureKey } from '#pictures/sources.ts';
import type { Change } from '#server/drafts/drafts.ts';
import { CHANGE_TEXTS } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { entryText, type Folders, picturesOf, type UngroupedChange } from './compared.ts';
import type { MediaNames } from './media-names.ts';

/** One sentence for all files of a film, and its first frames. */
export function filmChange(
  name: string,
  changes: readonly Change[],
  names: MediaNames,
): UngroupedChange {
  const hows = new Set(changes.map(({ how }) => how));
  const [how = 'changed'] = hows.size === 1 ? hows : [];
  const posters = changes.map(({ file }) => file).filter((file) => file.endsWith(`/${name}.jpg`));
  return {
    id: `media/films/${name}`,
    sentence: say(CHANGE_TEXTS.film[how], { name: names.film(name) }),
    note: '',
    place: { label: CHANGE_TEXTS.films, href: '/films' },
    before: how === 'added' ? null : picturesOf('before', posters),
    after: how === 'removed' ? null : picturesOf('after', posters),
  };
}

/** The name of a picture, and of a variant for dark mode or phones that of its main picture. */
export function calledOf(key: string, names: MediaNames) {
  const isThere = (one: string) =>
    (names.shown('after', one) ?? names.shown('before', one)) !== null;
  const own = originalOf(key, isThere);
  const variant = key.slice(own.length + 1) as keyof typeof CHANGE_TEXTS.use | '';
  return { name: names.picture(own), use: variant && CHANGE_TEXTS.use[variant] };
}

export function pictureChange({ file, how }: Change, names: MediaNames): UngroupedChange {
  const key = isShownPicture(file) && pictureKey(`content/${file}`);
  return {
    id: file,
    sentence: key
      ? say(CHANGE_TEXTS.picture[how], calledOf(key, names))
      : say(CHANGE_TEXTS.file[how], { name: basename(file) }),
    note: '',
    place: key ? { label: CHANGE_TEXTS.pictures, href: '/pictures' } : null,
    before: how === 'added' ? null : picturesOf('before', [file]),
    after: how === 'removed' ? null : picturesOf('after', [file]),
  };
}

/** Pictures of pages with another focal point or angle. */
export async function framingChanges(
  file: string,
  folders: Folders,
  names: MediaNames,
): Promise<UngroupedChange[]> {
  const [before, after] = await Promise.all(
    [folders.before, folders.after].map(async (folder) =>
      framingIn(FRAMING_FILE, await entryText(folder, file)),
    ),
  );
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const isOther = (key: string) =>
    JSON.stringify(before?.get(key)) !== JSON.stringify(after?.get(key));
  return [...keys].filter(isOther).map((key) => ({
    id: `${file}#${key}`,
    sentence: say(CHANGE_TEXTS.framed, calledOf(key, names)),
    note: '',
    place: { label: CHANGE_TEXTS.pictures, href: '/pictures' },
    before: null,
    after: null,
  }));
}
