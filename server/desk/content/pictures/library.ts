/** All pictures of the draft, and where each is shown. */
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { FILES } from '#content-model/schema.server.ts';
import {
  type Library,
  type LibraryPicture,
  originalOf,
  PICTURE_VARIANTS,
  type PictureUse,
} from '#contract/desk/pictures.ts';
import type { Framing } from '#pictures/framing.ts';
import { listContent, pictureKey, picturesIn, stemOf } from '#pictures/sources.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { type PictureInTexts, pictureUses } from '#server/labels/picture-uses.ts';
import { calledOf } from '#server/publishing/media-changes.ts';
import { readMediaNames } from '#server/publishing/media-names.ts';
import { withRevision } from '../../revision.ts';
import { keyOf } from '../projects/project-file.ts';
import { framedStamp, readImageInfo, readProjects } from '../projects/project-folder.ts';
import { framingBelow } from './framing-below.ts';
import { framingValue } from './framing-shapes.ts';

/** A film's first frame. */
const OF_FILM = /^films\//;
export const MEDIA = 'media';

/** The pictures in the texts of the draft. A missing file has none. */
async function usesInWords(drafts: Drafts): Promise<PictureInTexts[]> {
  const names = Object.keys(FILES) as (keyof typeof FILES)[];
  const read = names.map(async (file) => {
    const text = await drafts.readText(`${file}.yaml`, '');
    return pictureUses(file, parse(text, { logLevel: 'silent' }));
  });
  return (await Promise.all(read)).flat();
}

interface OfProject {
  readonly title: string;
  readonly alt: string;
  readonly use: PictureUse;
}

/** The project of each picture, by the picture's key. */
export async function projectPictures(drafts: Drafts): Promise<Map<string, OfProject>> {
  const found = new Map<string, OfProject>();
  for (const { projects } of await readProjects(drafts))
    for (const { slug, words, pictures } of projects)
      for (const file of pictures) {
        const title = words.title ?? slug;
        const alt = words.photos[keyOf(words, file)]?.alt ?? '';
        const href = `/projects/${slug}#${encodeURIComponent(file)}`;
        const label = `${title}, picture ${pictures.indexOf(file) + 1}`;
        found.set(`${slug}/${stemOf(file)}`, {
          title,
          alt,
          use: { field: null, label, href, alt, caption: null },
        });
      }
  return found;
}

/** A picture with its key in the content; `file` is its path in the content, "media/photos/hall.jpg". */
interface Picture {
  readonly key: string;
  readonly file: string;
}
/** Each picture with its variants; a variant whose main picture is missing is listed as a picture of its own. */
function withVariants(pictures: readonly Picture[]): (Picture & { variants: Picture[] })[] {
  const keys = new Set(pictures.map(({ key }) => key));
  const owners = Map.groupBy(pictures, ({ key }) => originalOf(key, (one) => keys.has(one)));
  return pictures.flatMap((picture) => {
    const all = owners.get(picture.key);
    return all ? [{ ...picture, variants: all.filter(({ key }) => key !== picture.key) }] : [];
  });
}

/** Removed pictures of pages with the variants that were removed with them, latest first. */
export async function removedPictures(drafts: Drafts) {
  const removed = (await drafts.removedBelow(MEDIA)).flatMap((file): Picture[] => {
    const key = pictureKey(`content/${file}`);
    return key ? [{ key, file }] : [];
  });
  return withVariants(removed);
}

/** The pictures among the files of the content. */
export const picturesOf = (files: readonly string[]): Picture[] =>
  picturesIn(files).map(({ key, file }) => ({ key, file: file.replace(/^content\//, '') }));

/** Files of a picture and its variants in the draft, variants first; empty if there is no such picture. */
export async function filesOfPicture(drafts: Drafts, key: string): Promise<string[]> {
  const all = withVariants(picturesOf(await listContent(await drafts.open())));
  const found = all.find((picture) => picture.key === key);
  return found ? [...found.variants, found].map(({ file }) => file) : [];
}

/** Path of a picture's file in the draft; undefined if there is none with that key. */
export async function pictureFile(drafts: Drafts, key: string): Promise<string | undefined> {
  const folder = await drafts.open();
  const found = picturesIn(await listContent(folder)).find((picture) => picture.key === key);
  return found && join(folder, found.file.replace(/^content\//, ''));
}

/** The name of a picture or variant in the history, as in the list of changes. */
export async function nameOfPicture(drafts: Drafts, key: string): Promise<string> {
  const folders = { before: drafts.published(), after: await drafts.open() };
  const { name, use } = calledOf(key, await readMediaNames(folders));
  return `${name}${use}`;
}

/** The framing of all pictures of the draft, by their keys. */
export const framingOfDraft = async (drafts: Drafts): Promise<Map<string, Framing>> =>
  framingBelow(await drafts.open());

/** The variants of a picture, by what they are for. */
async function standIns(
  folder: string,
  key: string,
  variants: readonly Picture[],
  framing: ReadonlyMap<string, Framing>,
): Promise<LibraryPicture['variants']> {
  const found = PICTURE_VARIANTS.flatMap((name) => {
    const variant = variants.find((one) => one.key === `${key}-${name}`);
    return variant ? [{ name, ...variant }] : [];
  });
  const all = found.map(async ({ name, key: own, file }) => {
    const { width, height, stamp } = await readImageInfo(join(folder, file));
    const shown = framedStamp(stamp, framing.get(own)?.straighten);
    return [name, { key: own, width, height, stamp: shown }] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** All pictures of the draft for the screen of the library, except first frames of films. */
export async function readLibrary(drafts: Drafts): Promise<Library> {
  const folder = await drafts.open();
  const [files, uses, ofProjects, removed, framing] = await Promise.all([
    listContent(folder),
    usesInWords(drafts),
    projectPictures(drafts),
    removedPictures(drafts),
    framingOfDraft(drafts),
  ]);
  const shown = withVariants(picturesOf(files)).filter(({ key }) => !OF_FILM.test(key));
  const pictures = shown.map(async ({ key, file, variants }): Promise<LibraryPicture> => {
    const { width, height, stamp } = await readImageInfo(join(folder, file));
    const project = ofProjects.get(key);
    const keys = [key, ...variants.map((variant) => variant.key)];
    const own = uses.filter((use) => keys.includes(use.key)).map(({ key: _, ...use }) => use);
    const framed = framing.get(key);
    return {
      key,
      width,
      height,
      stamp: framedStamp(stamp, framed?.straighten),
      framingPath: project
        ? `/projects/${key.split('/')[0]}/photos/${encodeURIComponent(basename(file))}`
        : `/pictures/framing/${encodeURIComponent(key)}`,
      focus: withRevision(framingValue(framed, 'focus') as LibraryPicture['focus']['value']),
      phoneFocus: withRevision(
        framingValue(framed, 'phoneFocus') as LibraryPicture['phoneFocus']['value'],
      ),
      straighten: withRevision(framingValue(framed, 'straighten') as number),
      variants: await standIns(folder, key, variants, framing),
      group: project?.title ?? 'Pages',
      alt: project?.alt || own.find(({ alt }) => alt)?.alt || '',
      uses: project ? [project.use, ...own] : own,
      canRemove: !project && own.length === 0 && !key.startsWith('share'),
    };
  });
  return {
    pictures: await Promise.all(pictures),
    removed: removed.map(({ key }) => key),
  };
}
