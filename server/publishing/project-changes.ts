/** What differs between two states of a project, in sentences. */
import { basename } from 'node:path';
import { parse } from 'yaml';
import { isShownPicture } from '#pictures/formats.ts';
import type { Change } from '#server/drafts/drafts.ts';
import { titled } from '#server/labels/label-of.ts';
import { placeOf } from '#server/labels/place.ts';
import { CHANGED } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { type Folders, type Found, picturesOf, textIn } from './compared.ts';
import { contentOf, differences } from './leaves.ts';
import { changeOf } from './say-difference.ts';

const fileIn = (folder: string) => `${folder}/project.yaml`;

/** @param folder of the project, in the content */
export async function titleOfProject(folders: Folders, folder: string): Promise<string> {
  for (const side of [folders.after, folders.before]) {
    try {
      const { title } = parse(await textIn(side, fileIn(folder))) as { title?: unknown };
      if (typeof title === 'string') return title;
    } catch {
      // Not there on this side, or not readable: the folder's name says it too.
    }
  }
  return titled(basename(folder));
}

const isHiddenIn = async (side: string, folder: string) =>
  (contentOf(await textIn(side, fileIn(folder))) as { hidden?: unknown } | null)?.hidden === true;

/** Pictures that came, went or were replaced, a sentence for each of the three. */
function pictureChanges(title: string, folder: string, changes: readonly Change[]): Found[] {
  const place = placeOf(fileIn(folder));
  const files = (how: Change['how']) =>
    changes
      .filter((change) => change.how === how && isShownPicture(change.file))
      .map(({ file }) => file);
  const [added, removed, replaced] = [files('added'), files('removed'), files('changed')];
  const all = [
    {
      id: `${folder}+`,
      sentence: say(CHANGED.picturesAdded, { title, count: added.length }),
      note: '',
      before: null,
      after: picturesOf('after', added),
    },
    {
      id: `${folder}-`,
      sentence: say(CHANGED.picturesRemoved, { title, count: removed.length }),
      note: CHANGED.withdrawn,
      before: picturesOf('before', removed),
      after: null,
    },
    {
      id: `${folder}~`,
      sentence: say(CHANGED.picturesReplaced, { title, count: replaced.length }),
      note: '',
      before: picturesOf('before', replaced),
      after: picturesOf('after', replaced),
    },
  ];
  return all
    .filter(({ before, after }) => before !== null || after !== null)
    .map((one) => ({ ...one, place }));
}

async function factChanges(title: string, file: string, folders: Folders, isHidden: boolean) {
  const [before, after] = await Promise.all([
    textIn(folders.before, file),
    textIn(folders.after, file),
  ]);
  const whole = contentOf(after);
  return differences(contentOf(before), whole).map((one) => ({
    ...changeOf(file, title, one, whole),
    ...(one.path[0] === 'hidden' && isHidden && { note: CHANGED.withdrawn }),
  }));
}

/** @param changes of files in the project's folder */
export async function projectChanges(
  folder: string,
  changes: readonly Change[],
  folders: Folders,
  title: string,
): Promise<Found[]> {
  const pictures = (how: Change['how']) =>
    changes.filter((change) => change.how === how).map(({ file }) => file);
  const yaml = changes.find(({ file }) => file === fileIn(folder));
  const isHidden = await isHiddenIn(folders.after, folder);
  const base = { id: folder, place: placeOf(fileIn(folder)), note: '', before: null, after: null };
  if (yaml?.how === 'added') {
    const added = pictures('added');
    const message = isHidden ? CHANGED.projectAddedHidden : CHANGED.projectAdded;
    const sentence = say(message, { title, count: added.filter(isShownPicture).length });
    return [{ ...base, sentence, after: picturesOf('after', added) }];
  }
  if (yaml?.how === 'removed') {
    const before = picturesOf('before', pictures('removed'));
    const sentence = say(CHANGED.projectRemoved, { title });
    return [{ ...base, sentence, note: CHANGED.withdrawn, before }];
  }
  const found = pictureChanges(title, folder, changes);
  if (yaml) found.push(...(await factChanges(title, yaml.file, folders, isHidden)));
  const rest = changes.filter(({ file }) => file !== yaml?.file && !isShownPicture(file));
  if (rest.length > 0) {
    const isPlan = rest.some(({ file }) => !file.endsWith('/views.json'));
    const sentence = say(isPlan ? CHANGED.plan : CHANGED.standpoints, { title });
    found.push({ ...base, id: `${folder}/`, sentence });
  }
  return found;
}
