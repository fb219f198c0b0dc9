/** Describes the differences between two content folders, with the values before and after. */
import { basename, dirname } from 'node:path';
import { type DraftChange, LIBRARY_GROUP } from '#contract/desk/changes.ts';
import { filmOf, kindOfFile, projectParts } from '#pictures/sources.ts';
import type { Change } from '#server/drafts/drafts.ts';
import { labelFromKey, pageLabel } from '#server/labels/label-of.ts';
import { placeOf } from '#server/labels/place.ts';
import { CHANGE_TEXTS } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';
import { entryText, type Folders, type UngroupedChange } from './compared.ts';
import { confirmedIn } from './confirmed.ts';
import { describeDifference } from './describe-difference.ts';
import { groupOf, isFraming } from './groups.ts';
import { filmChange, framingChanges, pictureChange } from './media-changes.ts';
import { type MediaNames, readMediaNames } from './media-names.ts';
import { differencesIn } from './one-change.ts';
import { projectChanges, titleOfProject } from './project-changes.ts';
import { yamlValueOf } from './value-differences.ts';

/** The label of a page, or the name of a kind of projects. */
async function whereOf(file: string, folders: Folders): Promise<string> {
  return kindOfFile(file) !== undefined
    ? titleOfProject(folders, dirname(file), file)
    : pageLabel(basename(file, '.yaml'));
}

async function wordChanges(
  { file, how }: Change,
  folders: Folders,
  media: MediaNames,
): Promise<UngroupedChange[]> {
  const [before, after] = await Promise.all([
    entryText(folders.before, file),
    entryText(folders.after, file),
  ]);
  const where = await whereOf(file, folders);
  const base = { id: file, note: '', place: placeOf(file), before: null, after: null };
  if (how !== 'changed') {
    const message = how === 'added' ? CHANGE_TEXTS.fileAdded : CHANGE_TEXTS.fileRemoved;
    return [{ ...base, sentence: say(message, { where }) }];
  }
  const found = await differencesIn(file, { before, after, draft: folders.draft });
  const changed = { file, where, whole: yamlValueOf(after), media };
  const all = found.map((one) => describeDifference(changed, one));
  if (all.length > 0) return all;
  const [had, has] = [confirmedIn(before), confirmedIn(after)];
  const counts = { confirmed: has.difference(had).size, unconfirmed: had.difference(has).size };
  return (['confirmed', 'unconfirmed'] as const)
    .filter((is) => counts[is] > 0)
    .map((is) => ({
      ...base,
      id: `${file}#${is}`,
      sentence: say(CHANGE_TEXTS[is], { where, count: counts[is] }),
    }));
}

/** Projects first, then films, then the rest. */
const rank = (group: string) =>
  group.startsWith('projects/') ? 0 : group.startsWith('media/films/') ? 1 : 2;

/** The changes of a group (`groups.ts`), with its name. */
async function inGroup(
  id: string,
  changes: readonly Change[],
  folders: Folders,
  media: MediaNames,
): Promise<[label: string, found: readonly UngroupedChange[]]> {
  const [first] = changes as [Change, ...Change[]];
  const film = filmOf(first.file);
  const ofPicture = (change: Change) => pictureChange(change, media);
  if (projectParts(first.file)) {
    const title = await titleOfProject(folders, id);
    return [title, await projectChanges(id, changes, { folders, title, media })];
  }
  if (film)
    return [
      say(CHANGE_TEXTS.filmGroup, { name: media.film(film) }),
      [filmChange(film, changes, media)],
    ];
  if (id === LIBRARY_GROUP) {
    const { true: framing = [], false: pictures = [] } = Object.groupBy(changes, ({ file }) =>
      isFraming(file) ? 'true' : 'false',
    );
    const framed = await Promise.all(
      framing.map(({ file }) => framingChanges(file, folders, media)),
    );
    return [CHANGE_TEXTS.pictures, [...pictures.map(ofPicture), ...framed.flat()]];
  }
  return first.file.endsWith('.yaml')
    ? [await whereOf(first.file, folders), await wordChanges(first, folders, media)]
    : [labelFromKey(basename(first.file)), changes.map(ofPicture)];
}

/** Changes of one group are together. */
export async function sentencesFor(
  changes: readonly Change[],
  folders: Folders,
): Promise<DraftChange[]> {
  if (changes.length === 0) return [];
  const all: DraftChange[] = [];
  const media = await readMediaNames(folders);
  const groups = [...Map.groupBy(changes, ({ file }) => groupOf(file))];
  for (const [id, own] of groups.sort(([a], [b]) => rank(a) - rank(b))) {
    const [label, found] = await inGroup(id, own, folders, media);
    all.push(...found.map((one) => ({ ...one, group: { id, label } })));
  }
  return all;
}
