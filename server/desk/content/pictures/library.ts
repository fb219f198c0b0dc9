/** All pictures of the draft, and where each is shown. */
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { FILES } from '#content-model/schema.server.ts';
import { referencesIn } from '#content-model/shape.server.ts';
import type { Library, LibraryPicture, PictureUse } from '#contract/desk/pictures.ts';
import { listContent, pictureKey, picturesIn } from '#pictures/sources.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { placeOf } from '#server/labels/place.ts';
import { keyOf, stemOf } from '../projects/project-file.ts';
import { measure, readProjects } from '../projects/project-folder.ts';

/** Of these the site takes the variant of another picture by itself, or they are a film's first frame. */
const VARIANT = /-(phone|night|night-phone)$/;
const OF_FILM = /^films\//;
export const MEDIA = 'media';

export interface Use extends PictureUse {
  readonly key: string;
}

/** A picture is `{ file, alt }`, or a name alone. */
const altPath = (path: Path): Path | null =>
  path.at(-1) === 'file' ? [...path.slice(0, -1), 'alt'] : null;

/** What the words of the draft show. A file that cannot be read shows nothing. */
async function usesInWords(drafts: Drafts): Promise<Use[]> {
  const read = Object.entries(FILES).map(async ([file, shape]): Promise<Use[]> => {
    const text = await drafts.readText(`${file}.yaml`).catch(() => '');
    const value: unknown = parse(text, { logLevel: 'silent' });
    return referencesIn(shape, value)
      .filter(({ refersTo }) => refersTo === 'picture')
      .map(({ value: key, path }) => {
        const at = path as Path;
        const place = placeOf(`${file}.yaml`, at);
        const alt = altPath(at);
        return {
          key,
          field: { file, path: at.join('.') },
          label: place?.label.replace(/^Words, /, '') ?? file,
          href: place?.href ?? `/words/${file}`,
          alt: alt ? String(valueAt(value, alt) ?? '') : null,
        };
      });
  });
  return (await Promise.all(read)).flat();
}

interface OfProject {
  readonly title: string;
  readonly alt: string;
  readonly use: PictureUse;
}

/** By key: the project that a picture belongs to. */
async function projectPictures(drafts: Drafts): Promise<Map<string, OfProject>> {
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
          use: { field: null, label, href, alt },
        });
      }
  return found;
}

/** Removed pictures of pages: key, and name of the file in the content. The last removed of a folder comes first. */
export async function removedPictures(drafts: Drafts): Promise<{ key: string; file: string }[]> {
  const files = await listContent(await drafts.open());
  const folders = files.map((file) => dirname(file.replace(/^content\//, '')));
  const ofMedia = new Set([
    `${MEDIA}/photos`,
    ...folders.filter((folder) => folder.split('/')[0] === MEDIA),
  ]);
  const found = [...ofMedia].map(async (folder) =>
    (await drafts.removed(folder)).flatMap(({ name }) => {
      const file = `${folder}/${name}`;
      const key = pictureKey(`content/${file}`);
      return key ? [{ key, file }] : [];
    }),
  );
  return (await Promise.all(found)).flat();
}

/** Path of a picture's file in the draft; undefined where there is none of that key. */
export async function pictureFile(drafts: Drafts, key: string): Promise<string | undefined> {
  const folder = await drafts.open();
  const found = picturesIn(await listContent(folder)).find((picture) => picture.key === key);
  return found && join(folder, found.file.replace(/^content\//, ''));
}

export async function readLibrary(drafts: Drafts): Promise<Library> {
  const folder = await drafts.open();
  const [files, uses, ofProjects, removed] = await Promise.all([
    listContent(folder),
    usesInWords(drafts),
    projectPictures(drafts),
    removedPictures(drafts),
  ]);
  const shown = picturesIn(files).filter(({ key }) => !VARIANT.test(key) && !OF_FILM.test(key));
  const pictures = shown.map(async ({ key, file }): Promise<LibraryPicture> => {
    const { width, height, stamp } = await measure(join(folder, file.replace(/^content\//, '')));
    const project = ofProjects.get(key);
    const own = uses.filter((use) => use.key === key).map(({ key: _, ...use }) => use);
    return {
      key,
      width,
      height,
      stamp,
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
