/** Describes differences of films and of the picture library. */
import { FRAMING_FILE } from '#contract/framing.ts';
import { isShownPicture } from '#pictures/formats.ts';
import { framingIn } from '#pictures/framing.ts';
import type { Change } from '#server/drafts/drafts.ts';
import { titled } from '#server/labels/label-of.ts';
import { CHANGED } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { type Folders, picturesOf, textIn, type UngroupedChange } from './compared.ts';

/** One sentence for all files of a film, and its first frames. */
export function filmChange(name: string, changes: readonly Change[]): UngroupedChange {
  const hows = new Set(changes.map(({ how }) => how));
  const [how = 'changed'] = hows.size === 1 ? hows : [];
  const posters = changes.map(({ file }) => file).filter((file) => file.endsWith(`/${name}.jpg`));
  return {
    id: `media/films/${name}`,
    sentence: say(CHANGED.film[how], { name: titled(name) }),
    note: '',
    place: { label: CHANGED.films, href: '/films' },
    before: how === 'added' ? null : picturesOf('before', posters),
    after: how === 'removed' ? null : picturesOf('after', posters),
  };
}

const nameOf = (stem: string) => titled(stem.replaceAll('/', ', '));

export function pictureChange({ file, how }: Change): UngroupedChange {
  const stem = file.replace(/^media\//, '').replace(/\.[^/]*$/, '');
  const isPicture = isShownPicture(file);
  const [, own, variant] = /^(.*?)-(night|phone|night-phone)$/.exec(stem) ?? [];
  const use = variant ? CHANGED.use[variant as keyof typeof CHANGED.use] : '';
  return {
    id: file,
    sentence: say((isPicture ? CHANGED.picture : CHANGED.file)[how], {
      name: nameOf(own ?? stem),
      use,
    }),
    note: '',
    place: null,
    before: how === 'added' ? null : picturesOf('before', [file]),
    after: how === 'removed' ? null : picturesOf('after', [file]),
  };
}

/** Pictures of pages with another focal point or angle. */
export async function framingChanges(file: string, folders: Folders): Promise<UngroupedChange[]> {
  const [before, after] = await Promise.all(
    [folders.before, folders.after].map(async (folder) =>
      framingIn(FRAMING_FILE, await textIn(folder, file)),
    ),
  );
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const isOther = (key: string) =>
    JSON.stringify(before?.get(key)) !== JSON.stringify(after?.get(key));
  return [...keys].filter(isOther).map((key) => ({
    id: `${file}#${key}`,
    sentence: say(CHANGED.framed, { name: nameOf(key) }),
    note: '',
    place: { label: CHANGED.pictures, href: '/pictures' },
    before: null,
    after: null,
  }));
}
