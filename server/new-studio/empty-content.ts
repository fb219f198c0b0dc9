/** Takes the demonstration out of a content: its homes, people, films and sample texts. What the studio added itself stays. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { isPicture } from '#pictures/formats.ts';
import { CHECKOUT } from '#server/drafts/published.ts';
import { isFilmed, isRender } from './demonstration.ts';

/** The texts that every new site begins with. A line that ends in `# starter` is the owner's to judge. */
export const STARTER = join(import.meta.dirname, 'starter');

/** Two pictures that stand where the studio's own are still missing, by their names below `media/`. */
const PHOTOS = { 'start/bedroom': 'foundation/1', 'start/armchair': 'armchair' } as const;
const [BEDROOM, ARMCHAIR] = Object.keys(PHOTOS);

/** Texts of files that stay otherwise: their sample words, and pictures that go. */
const REPLACED: readonly (readonly [
  file: string,
  path: readonly (string | number)[],
  to: unknown,
])[] = [
  ['site.yaml', ['socials'], []],
  ['site.yaml', ['share', 'file'], BEDROOM],
  ['site.yaml', ['share', 'alt'], 'A bed with a cane headboard before a sage wall in low sun'],
  ['forms.yaml', ['enquiry', 'picture', 'file'], ARMCHAIR],
  ['projects.yaml', ['background'], [BEDROOM, ARMCHAIR]],
  ['projects.yaml', ['preview', 'picture', 'file'], ARMCHAIR],
  ['projects.yaml', ['lead'], 'Room by room, with their materials.'],
  ['materials.yaml', ['page', 'invitation'], 'Materials are chosen by hand. Come and touch them.'],
  ['materials.yaml', ['page', 'title'], 'Materials'],
  ['projects/residential/category.yaml', ['description'], 'Homes, each drawn for its people.'],
  ['projects/residential/category.yaml', ['counted', 'one'], 'a home'],
  ['projects/residential/category.yaml', ['counted', 'many'], '{number} homes'],
  ['projects/commercial/category.yaml', ['description'], 'Places of work, and shops.'],
  ['projects/commercial/category.yaml', ['counted', 'one'], 'a place of work'],
];

async function removeProjects(folder: string): Promise<void> {
  const projects = join(folder, 'projects');
  for (const entry of await readdir(projects, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!isPicture(entry.name) || !(await isRender(path))) continue;
    await rm(entry.parentPath, { recursive: true, force: true });
  }
}

/** Renders, and films that are not the studio's own, with their first frames. */
async function removeMedia(folder: string): Promise<void> {
  const media = join(folder, 'media');
  const films = join(media, 'films/');
  const gone: string[] = [];
  for (const entry of await readdir(media, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const isOwn = path.startsWith(films)
      ? await isFilmed(path.replace(/\.(av1\.mp4|jpg)$/, '.h264.mp4'))
      : !(await isRender(path));
    if (!isOwn) gone.push(path);
  }
  // Only now: whether a first frame goes is told by its film.
  for (const path of gone) await rm(path, { force: true });
}

/** @param folder a whole content, which is changed in place; a hard-linked file is replaced, never written into */
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
    await rm(join(folder, name), { force: true });
    await cp(join(STARTER, name), join(folder, name));
  }
  for (const [file, changes] of Map.groupBy(REPLACED, ([name]) => name)) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) continue;
    const document = parseDocument(text);
    for (const [, at, to] of changes)
      document.setIn(at, typeof to === 'object' ? document.createNode(to, { flow: true }) : to);
    await rm(path);
    await writeFile(path, document.toString({ lineWidth: 0 }));
  }
}
