/** Describes differences between two states of a project. */
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';
import { stemOf } from '#content-model/picture-order.server.ts';
import { isShownPicture } from '#pictures/formats.ts';
import type { Change } from '#server/drafts/drafts.ts';
import { titled } from '#server/labels/label-of.ts';
import { placeOf } from '#server/labels/place.ts';
import { CHANGED } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { type Folders, picturesOf, textIn, type UngroupedChange } from './compared.ts';
import { isGroup, yamlValueOf } from './leaves.ts';
import { pictureChange } from './media-changes.ts';
import { differencesIn } from './one-change.ts';
import { isToldByPicture, type Part, partsOf } from './project-parts.ts';
import { type ProjectSide, projectSides, type Sides } from './project-sides.ts';
import { changeOf } from './say-difference.ts';

const fileIn = (folder: string) => `${folder}/project.yaml`;

/** @param folder of the project, in the content */
export async function titleOfProject(folders: Folders, folder: string): Promise<string> {
  for (const side of [folders.after, folders.before]) {
    try {
      const { title } = parse(await textIn(side, fileIn(folder))) as { title?: unknown };
      if (typeof title === 'string') return title;
    } catch {
      // If it is missing or unreadable on this side, the folder's name is used.
    }
  }
  return titled(basename(folder));
}

const isHiddenIn = async (side: string, folder: string) =>
  (yamlValueOf(await textIn(side, fileIn(folder))) as { hidden?: unknown } | null)?.hidden === true;

/** "“Hall”" by its title, else its room and file. */
function nameOfPicture(side: ProjectSide, file: string): string {
  const { title, room } = side.words.get(stemOf(file)) ?? {};
  if (typeof title === 'string' && title) return title;
  return typeof room === 'string' && room ? `${room}, ${file}` : file;
}

function partChange(title: string, part: Part, sides: Sides): UngroupedChange {
  const { is, id, revision } = part;
  const file = basename(id);
  const place = placeOf(fileIn(dirname(id)), [], undefined, title);
  const base = { id, revision, place, note: '' };
  if (is === 'order' || is === 'plan' || is === 'standpoints')
    return { ...base, sentence: say(CHANGED[is], { title }), before: null, after: null };
  const name = nameOfPicture(is === 'removed' ? sides.before : sides.after, file);
  const { alt } = sides.after.words.get(stemOf(file)) ?? {};
  const noteOf = { removed: CHANGED.withdrawnPicture, added: String(alt ?? ''), replaced: '' };
  return {
    ...base,
    ...(is === 'added' && { isNewPhoto: true }),
    sentence: say(CHANGED.photo[is], { title, name }),
    note: noteOf[is],
    before: is === 'added' ? null : picturesOf('before', [id]),
    after: is === 'removed' ? null : picturesOf('after', [id]),
  };
}

async function factChanges(title: string, file: string, folders: Folders, sides: Sides) {
  const [before, after] = await Promise.all([
    textIn(folders.before, file),
    textIn(folders.after, file),
  ]);
  const whole = yamlValueOf(after);
  const isHidden = isGroup(whole) && whole.hidden === true;
  const found = await differencesIn(file, { before, after });
  const isThere = (name: unknown) =>
    [...sides.after.pictures.keys()].some((picture) => stemOf(picture) === stemOf(String(name)));
  return found.flatMap((one) => {
    if (isToldByPicture(sides, one.path)) return [];
    const change = changeOf(file, title, one, whole);
    const field = String(one.path[0]);
    if (field === 'hidden' && isHidden) return [{ ...change, note: CHANGED.withdrawn }];
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
  folders: Folders,
  title: string,
): Promise<UngroupedChange[]> {
  const pictures = (how: Change['how']) =>
    changes.filter((change) => change.how === how).map(({ file }) => file);
  const yaml = changes.find(({ file }) => file === fileIn(folder));
  const place = placeOf(fileIn(folder), [], undefined, title);
  const base = { id: folder, place, note: '', before: null, after: null };
  if (yaml?.how === 'added') {
    const added = pictures('added');
    const isHidden = await isHiddenIn(folders.after, folder);
    const message = isHidden ? CHANGED.projectAddedHidden : CHANGED.projectAdded;
    const sentence = say(message, { title, count: added.filter(isShownPicture).length });
    return [{ ...base, sentence, after: picturesOf('after', added) }];
  }
  if (yaml?.how === 'removed') {
    const before = picturesOf('before', pictures('removed'));
    const sentence = say(CHANGED.projectRemoved, { title });
    return [{ ...base, sentence, note: CHANGED.withdrawn, before }];
  }
  const sides = await projectSides(folder, folders, changes);
  const parts = partsOf(folder, sides);
  const others = changes.filter(
    ({ file }) => !isShownPicture(file) && !/\/(project\.yaml|plan\.svg|views\.json)$/.test(file),
  );
  return [
    ...parts.map((part) => partChange(title, part, sides)),
    ...(yaml ? await factChanges(title, yaml.file, folders, sides) : []),
    ...others.map(pictureChange),
  ];
}
