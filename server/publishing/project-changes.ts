/** Describes differences between two states of a project. */
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';
import { isGroup } from '#contract/group.ts';
import { isShownPicture } from '#pictures/formats.ts';
import { stemOf } from '#pictures/sources.ts';
import type { Change } from '#server/drafts/drafts.ts';
import { labelFromKey } from '#server/labels/label-of.ts';
import { placeOf } from '#server/labels/place.ts';
import { CHANGE_TEXTS } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { entryText, type Folders, picturesOf, type UngroupedChange } from './compared.ts';
import { describeDifference } from './describe-difference.ts';
import { pictureChange } from './media-changes.ts';
import type { MediaNames } from './media-names.ts';
import { differencesIn } from './one-change.ts';
import { isPartOfPictureChange, type Part, partsOf } from './project-parts.ts';
import { type ProjectSide, projectSides, type Sides } from './project-sides.ts';
import { entryName, type MediaSides } from './sides.ts';
import { yamlValueOf } from './value-differences.ts';

const fileIn = (folder: string) => `${folder}/project.yaml`;

/** @param folder of a project, or of a kind of projects, in the content */
export async function titleOfProject(
  folders: Folders,
  folder: string,
  file = fileIn(folder),
): Promise<string> {
  for (const side of [folders.after, folders.before]) {
    try {
      const { title } = parse(await entryText(side, file)) as { title?: unknown };
      if (typeof title === 'string') return title;
    } catch {
      // If it is missing or unreadable on this side, the folder's name is used.
    }
  }
  return labelFromKey(basename(folder));
}

const isHiddenIn = async (side: string, folder: string) =>
  (yamlValueOf(await entryText(side, fileIn(folder))) as { hidden?: unknown } | null)?.hidden ===
  true;

/** "“Tiles”" by its title or description, else "3 (Hall)" by its place and room. */
export function nameOfPhoto({ words, pictures }: ProjectSide, file: string): string {
  const { title, alt, room } = words.get(stemOf(file)) ?? {};
  const named = [title, alt].find((text) => typeof text === 'string' && text);
  if (named) return `“${entryName(named)}”`;
  const place = [...pictures.keys()].findIndex((one) => stemOf(one) === stemOf(file)) + 1;
  return typeof room === 'string' && room ? `${place} (${room})` : String(place);
}

function partChange(title: string, part: Part, sides: Sides): UngroupedChange {
  const { is, id, revision } = part;
  const file = basename(id);
  const place = placeOf(fileIn(dirname(id)), [], undefined, title);
  const base = { id, revision, place, note: '' };
  if (is === 'order' || is === 'plan' || is === 'standpoints')
    return { ...base, sentence: say(CHANGE_TEXTS[is], { title }), before: null, after: null };
  const name = nameOfPhoto(is === 'removed' ? sides.before : sides.after, file);
  const { alt } = sides.after.words.get(stemOf(file)) ?? {};
  const noteOf = { removed: CHANGE_TEXTS.withdrawnPicture, added: String(alt ?? ''), replaced: '' };
  return {
    ...base,
    ...(is === 'added' && { isNewPhoto: true }),
    sentence: say(CHANGE_TEXTS.photo[is], { title, name }),
    note: noteOf[is],
    before: is === 'added' ? null : picturesOf('before', [id]),
    after: is === 'removed' ? null : picturesOf('after', [id]),
  };
}

async function factChanges(
  { file, title, media }: { file: string; title: string; media: MediaSides },
  folders: Folders,
  sides: Sides,
) {
  const [before, after] = await Promise.all([
    entryText(folders.before, file),
    entryText(folders.after, file),
  ]);
  const whole = yamlValueOf(after);
  const isHidden = isGroup(whole) && whole.hidden === true;
  const found = await differencesIn(file, { before, after });
  const photo = (name: string) => nameOfPhoto(sides.after, name);
  const changed = { file, where: title, whole, media, photo };
  const isThere = (name: unknown) =>
    [...sides.after.pictures.keys()].some((picture) => stemOf(picture) === stemOf(String(name)));
  return found.flatMap((one) => {
    if (isPartOfPictureChange(sides, one.path)) return [];
    const change = describeDifference(changed, one);
    const field = String(one.path[0]);
    if (field === 'hidden' && isHidden) return [{ ...change, note: CHANGE_TEXTS.withdrawn }];
    const isGone = /^(nightC|c)over$/.test(field) && 'before' in one && !isThere(one.before);
    if (!isGone || !one.before) return [change];
    // It is restored with the picture.
    const { revision: _, ...rest } = change;
    return one.after === undefined ? [] : [rest];
  });
}

/** @param changes of files in the project's folder */
export async function projectChanges(
  folder: string,
  changes: readonly Change[],
  { folders, title, media }: { folders: Folders; title: string; media: MediaNames },
): Promise<UngroupedChange[]> {
  const pictures = (how: Change['how']) =>
    changes.filter((change) => change.how === how).map(({ file }) => file);
  const yaml = changes.find(({ file }) => file === fileIn(folder));
  const place = placeOf(fileIn(folder), [], undefined, title);
  const base = { id: folder, place, note: '', before: null, after: null };
  if (yaml?.how === 'added') {
    const added = pictures('added');
    const isHidden = await isHiddenIn(folders.after, folder);
    const message = isHidden ? CHANGE_TEXTS.projectAddedHidden : CHANGE_TEXTS.projectAdded;
    const sentence = say(message, { title, count: added.filter(isShownPicture).length });
    return [{ ...base, sentence, after: picturesOf('after', added) }];
  }
  if (yaml?.how === 'removed') {
    const before = picturesOf('before', pictures('removed'));
    const sentence = say(CHANGE_TEXTS.projectRemoved, { title });
    return [{ ...base, sentence, note: CHANGE_TEXTS.withdrawn, before }];
  }
  const sides = await projectSides(folder, folders, changes);
  const parts = partsOf(folder, sides);
  const others = changes.filter(
    ({ file }) => !isShownPicture(file) && !/\/(project\.yaml|plan\.svg|views\.json)$/.test(file),
  );
  return [
    ...parts.map((part) => partChange(title, part, sides)),
    ...(yaml ? await factChanges({ file: yaml.file, title, media }, folders, sides) : []),
    ...others.map((change) => pictureChange(change, media)),
  ];
}
