/**
 * The position of new pictures; removing and restoring a picture with its texts, its position in the order and its place on
 * the plan.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { orderPictures } from '#content-model/picture-order.server.ts';
import { stemOf } from '#pictures/sources.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { badRequest } from '#server/http/http-error.ts';
import { placeOf } from '#server/labels/place.ts';
import { parseViews, type Views, viewShape, withStandpoint, writeViews } from '../plan/views.ts';
import { keyOf, readProjectFile, setValue } from './project-file.ts';
import type { ProjectFolder } from './project-folder.ts';

const noteShape = z.object({
  words: z.record(z.string(), z.unknown()).optional(),
  at: z.number().optional(),
  isOrdered: z.boolean().optional(),
  cover: z.boolean().optional(),
  nightCover: z.boolean().optional(),
  /** Its entry of `views.json`. */
  view: viewShape.optional(),
});

/** The file's source, which may have values that this code does not know. */
interface ProjectSource {
  readonly photos?: Readonly<Record<string, unknown>>;
}

const noteIn = (text: string) => {
  try {
    return noteShape.parse(JSON.parse(text));
  } catch {
    return {};
  }
};

/** @throws HttpError 400 with the pages that show the picture (without `name`: any of the project) */
export async function refuseIfShownElsewhere(
  drafts: Drafts,
  { slug, words }: ProjectFolder,
  file?: string,
): Promise<void> {
  const name = file === undefined ? `${slug}/` : `${slug}/${stemOf(file)}`;
  const mention = new RegExp(
    `(?<![\\w/-])${RegExp.escape(name)}${file === undefined ? '' : '(?![\\w-])'}`,
  );
  const pages = (await readdir(await drafts.open())).filter((page) => page.endsWith('.yaml'));
  for (const page of pages)
    if (mention.test(await drafts.readText(page)))
      throw badRequest([
        `${file === undefined ? `A picture of ${words.title ?? slug}` : 'This picture'} is also shown on “${placeOf(page)?.label ?? page}”. Choose another one there first.`,
      ]);
}

async function changeViews(
  drafts: Drafts,
  { folder }: ProjectFolder,
  change: (views: Views) => Views,
): Promise<void> {
  const file = `${folder}/views.json`;
  if ((await drafts.readText(file, '')) !== '')
    await drafts.changeText(file, (text) => writeViews(change(parseViews(text))));
}

/** Removes a picture, and stores its texts and positions for `putPhotoBack`. @throws HttpError 400 if a page shows it */
export async function removePhoto(drafts: Drafts, project: ProjectFolder, file: string) {
  await refuseIfShownElsewhere(drafts, project, file);
  const { words, folder, pictures } = project;
  const isNamed = (name: string | undefined) => name !== undefined && stemOf(name) === stemOf(file);
  const views = parseViews(await drafts.readText(`${folder}/views.json`, ''));
  const view = views.views.find((each) => isNamed(each.file));
  const note = {
    words: {} as unknown,
    at: pictures.indexOf(file),
    isOrdered: words.sequence.length > 0,
    cover: isNamed(words.cover),
    nightCover: isNamed(words.nightCover),
    view,
  };
  // The texts first: a picture without texts is valid, texts without their picture are not.
  await drafts.changeText(project.file, (source) => {
    const now = readProjectFile(source);
    const key = keyOf(now, file);
    note.words = (parse(source, { logLevel: 'silent' }) as ProjectSource).photos?.[key] ?? {};
    let text = setValue(source, ['photos', key], undefined);
    if (note.cover) text = setValue(text, ['cover'], undefined);
    if (note.nightCover) text = setValue(text, ['nightCover'], undefined);
    const left = now.sequence.filter((name) => !isNamed(name));
    return left.length < now.sequence.length ? setValue(text, ['sequence'], left) : text;
  });
  if (view) await changeViews(drafts, project, (all) => withStandpoint(all, file, null));
  await drafts.remove(`${folder}/${file}`, JSON.stringify(note));
}

/** Restores a removed picture with its texts and positions. */
export async function putPhotoBack(drafts: Drafts, project: ProjectFolder, file: string) {
  const { folder, pictures } = project;
  const note = noteIn(await drafts.restore(`${folder}/${file}`));
  await drafts.changeText(project.file, (source) => {
    const entries = Object.entries(note.words ?? {}).filter(([, value]) => value !== undefined);
    let text = source;
    for (const [field, value] of entries) text = setValue(text, ['photos', file, field], value);
    if (note.cover) text = setValue(text, ['cover'], file);
    if (note.nightCover) text = setValue(text, ['nightCover'], file);
    const order = pictures.toSpliced(note.at ?? pictures.length, 0, file);
    return note.isOrdered ? setValue(text, ['sequence'], order) : text;
  });
  const { view } = note;
  if (view) await changeViews(drafts, project, (all) => ({ ...all, views: [...all.views, view] }));
}

/** Removed pictures that can be restored, latest first. A picture without texts is named by its file. */
export async function removedPhotos(drafts: Drafts, folder: string) {
  return (await drafts.removed(folder)).map(({ name: file, note }) => {
    const { title, room, alt } = noteIn(note).words ?? {};
    return { file, name: String(title || room || alt || file) };
  });
}

/** The next number of at least two digits that no picture has or had. */
export async function nextName(drafts: Drafts, { folder, words }: ProjectFolder): Promise<string> {
  const files = await readdir(join(await drafts.open(), folder));
  const removed = (await drafts.removed(folder)).map(({ name }) => name);
  const all = [...files, ...removed, ...Object.keys(words.photos)];
  const numbers = all.map((name) => Number(/^(\d+)\./.exec(name)?.[1] ?? 0));
  return `${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}.jpg`;
}

/** Adds a new picture after the others; a list is written only if it differs from the order of the names. */
export function appendPicture(source: string, pictures: readonly string[], file: string): string {
  const { sequence } = readProjectFile(source);
  const isLast = orderPictures([...pictures, file], []).at(-1) === file;
  if (sequence.length === 0 && isLast) return source;
  return setValue(source, ['sequence'], [...orderPictures(pictures, sequence), file]);
}
