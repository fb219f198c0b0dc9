/** Removes the demonstration from content: its homes, people, films and sample texts. What the studio added itself stays. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { isPicture } from '#pictures/formats.ts';
import { CHECKOUT, STARTER } from '#server/drafts/published.ts';
import { valueAt } from '#server/drafts/yaml-path.ts';
import { hasDemonstration, isFilmed, isRender } from './demonstration.ts';
import { editYaml } from './edit-yaml.ts';
import { removeComparisons } from './empty-comparisons.ts';
import { removeMaterials } from './empty-materials.ts';
import { keepOwnTexts } from './keep-own-texts.ts';

/** Two pictures that are shown until the studio adds its own, by their names in `media/`. */
const BEDROOM = 'start/bedroom';
const ARMCHAIR = 'start/armchair';
const PHOTOS = { [BEDROOM]: 'foundation/1', [ARMCHAIR]: 'armchair' } as const;

/** Sample texts and references to removed pictures, in files that otherwise stay. */
const REPLACED: readonly (readonly [
  file: string,
  path: readonly (string | number)[],
  to: unknown,
])[] = [
  ['site.yaml', ['socials'], []],
  ['site.yaml', ['hours', 'closed'], []],
  ['site.yaml', ['share', 'file'], BEDROOM],
  ['site.yaml', ['share', 'alt'], 'A bed with a cane headboard in front of a sage wall in low sun'],
  ['forms.yaml', ['enquiry', 'picture', 'file'], ARMCHAIR],
  ['projects.yaml', ['background'], [BEDROOM, ARMCHAIR]],
  ['projects.yaml', ['preview', 'picture', 'file'], ARMCHAIR],
  ['projects.yaml', ['lead'], 'Room by room, with the materials.'],
  ['materials.yaml', ['page', 'invitation'], 'Come and touch the materials before you choose.'],
  ['materials.yaml', ['page', 'title'], 'Materials'],
  [
    'projects/residential/category.yaml',
    ['description'],
    'Homes, each designed for the people who live there.',
  ],
  ['projects/residential/category.yaml', ['counted', 'one'], 'a home'],
  ['projects/residential/category.yaml', ['counted', 'many'], '{number} homes'],
  ['projects/commercial/category.yaml', ['description'], 'Places of work, and shops.'],
  ['projects/commercial/category.yaml', ['counted', 'one'], 'a place of work'],
];

/** Whether a value names a removed picture of the demonstration. */
const namesNothing = (folder: string, at: readonly (string | number)[], value: unknown) =>
  (at.at(-1) === 'file' || at.at(-1) === 'background') &&
  [value].flat().some((name) => !existsSync(join(folder, 'media', `${name}.jpg`)));

const bytesOf = (path: string) => readFile(path).catch(() => null);

/**
 * Whether a content file belongs to the demonstration: it is identical to the shipped one. If that is not known any more, by the
 * metadata of pictures and films.
 */
async function isShipped(folder: string, path: string): Promise<boolean> {
  if (isPicture(path) && (await isRender(path))) return true;
  if (!hasDemonstration()) return FILM.test(path) && (await isFilmed(mainFile(path))) === false;
  const [own, shipped] = await Promise.all([
    bytesOf(path),
    bytesOf(join(CHECKOUT, relative(folder, path))),
  ]);
  return own !== null && shipped !== null && own.equals(shipped);
}
const FILM = /[\\/]media[\\/]films[\\/]/;
/** The file of a film whose metadata says whether the studio made it. */
const mainFile = (path: string) => path.replace(/\.(av1\.mp4|jpg)$/, '.h264.mp4');

const isToCompare = (name: string) => isPicture(name) || name === 'project.yaml';

/** Removes projects that belong completely to the demonstration; one with a text or photo of the studio stays unchanged. */
async function removeProjects(folder: string): Promise<void> {
  const projects = join(folder, 'projects');
  const entries = await readdir(projects, { withFileTypes: true, recursive: true });
  const compared = entries.filter(({ name }) => isToCompare(name));
  for (const [project, own] of Map.groupBy(compared, ({ parentPath }) => parentPath)) {
    const isOfIt = await Promise.all(
      own
        .filter(({ name }) => hasDemonstration() || isPicture(name))
        .map(({ parentPath, name }) => isShipped(folder, join(parentPath, name))),
    );
    if (isOfIt.length > 0 && isOfIt.every(Boolean))
      await rm(project, { recursive: true, force: true });
  }
}

/** Removes the demonstration's pictures and films, with their first frames. */
async function removeMedia(folder: string): Promise<void> {
  const media = join(folder, 'media');
  const removedFiles: string[] = [];
  for (const entry of await readdir(media, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await isShipped(folder, path))) removedFiles.push(path);
  }
  // Last, because the film decides whether its first frame is removed.
  for (const path of removedFiles) await rm(path, { force: true });
}

/** The demonstration's text of a file; '' if the checkout is no longer the demonstration. */
const shippedText = async (file: string) =>
  hasDemonstration() ? ((await bytesOf(join(CHECKOUT, file)))?.toString() ?? '') : '';

/** Removes pictures and plans of the demonstration from the steps of the process. */
async function stripSteps(folder: string): Promise<void> {
  const projects = await readdir(join(folder, 'projects'), { recursive: true });
  await editYaml(join(folder, 'process.yaml'), (document) => {
    const { steps = [] } = document.toJS() as { readonly steps?: readonly Step[] };
    for (const [at, { picture, drawing }] of steps.entries()) {
      if (picture && namesNothing(folder, ['file'], picture.file))
        document.deleteIn(['steps', at, 'picture']);
      const slug = drawing?.to.split('/').at(-1);
      if (slug && !projects.some((name) => basename(name) === slug))
        document.deleteIn(['steps', at, 'drawing']);
    }
  });
}

interface Step {
  readonly picture?: { readonly file: string };
  readonly drawing?: { readonly to: string };
}

/** @param folder complete content, which is changed; hard-linked files are replaced, never written in place */
export async function emptyContent(folder: string): Promise<void> {
  const photos = await Promise.all(
    Object.entries(PHOTOS).map(async ([to, from]) => {
      const own = join(folder, 'media', `${from}.jpg`);
      const bytes = await readFile(own).catch(() =>
        readFile(join(CHECKOUT, 'media', `${from}.jpg`)),
      );
      return [join(folder, 'media', `${to}.jpg`), bytes] as const;
    }),
  );
  await removeProjects(folder);
  await removeMedia(folder);
  await mkdir(join(folder, 'media', 'start'), { recursive: true });
  for (const [file, bytes] of photos) await writeFile(file, bytes);
  for (const name of await readdir(STARTER)) {
    const own = (await bytesOf(join(folder, name)))?.toString() ?? '';
    const starter = await readFile(join(STARTER, name), 'utf8');
    const shipped = await shippedText(name);
    await rm(join(folder, name), { force: true });
    await writeFile(
      join(folder, name),
      shipped ? keepOwnTexts(name, starter, own, shipped) : starter,
    );
  }
  for (const [file, changes] of Map.groupBy(REPLACED, ([name]) => name))
    await editYaml(join(folder, file), async (document) => {
      const own = document.toJS();
      const text = await shippedText(file);
      const before = text ? parseDocument(text).toJS() : own;
      for (const [, at, to] of changes) {
        const value = valueAt(own, at);
        // A missing value needs no replacement: it contains nothing from the demonstration.
        if (value === undefined) continue;
        // What the studio has chosen or written itself stays.
        if (isDeepStrictEqual(value, valueAt(before, at)) || namesNothing(folder, at, value))
          document.setIn(at, typeof to === 'object' ? document.createNode(to, { flow: true }) : to);
      }
    });
  await stripSteps(folder);
  await removeComparisons(folder);
  await removeMaterials(folder, BEDROOM);
}
