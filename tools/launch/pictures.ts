/** Renders and films of the demonstration that stand where the studio's own belong. */
import { dirname, resolve } from 'node:path';
import { contentFile } from '#pictures/content-dir.ts';
import { isPicture } from '#pictures/formats.ts';
import { isFilmed, isRender } from '#server/new-studio/demonstration.ts';
import type { Finding } from './finding.ts';
import type { Word } from './words.ts';

const WHERE: readonly [folder: RegExp, belongs: string][] = [
  [/\/founders$/, 'photographs of the founders belong here'],
  [/^content\/projects\//, 'photographs of the home belong here'],
];
const belongsIn = (folder: string) =>
  WHERE.find(([pattern]) => pattern.test(folder))?.[1] ??
  'photographs of your own work belong here';

async function renders(root: string, files: readonly string[]): Promise<Finding[]> {
  const pictures = files.filter(isPicture);
  const found = await Promise.all(
    pictures.map((file) => isRender(resolve(root, contentFile(file)))),
  );
  const folders = Map.groupBy(
    pictures.filter((_, at) => found[at]),
    dirname,
  );
  return [...folders].map(([folder, inIt]) => ({
    who: 'designer',
    file: `${folder}/`,
    what: `${inIt.length} ${inIt.length === 1 ? 'picture is a render' : 'pictures are renders'}: ${belongsIn(folder)}.`,
  }));
}

async function films(root: string, words: readonly Word[]): Promise<Finding[]> {
  const named = words.filter(({ path, value }) => /(^|\.)film$/.test(path) && Boolean(value));
  const findings = named.map(async ({ file, line, path, value }): Promise<Finding[]> => {
    const film = resolve(root, contentFile(`content/media/films/${value}.h264.mp4`));
    // One that is not there yet is a picture so far.
    if ((await isFilmed(film)) !== false) return [];
    const where = path.startsWith('hero.') ? ' at the top of the page' : '';
    const what = `Is the film "${value}"${where} one of your own? The website cannot tell who made it.`;
    return [{ who: 'designer', file, line, isQuestion: true, what }];
  });
  return (await Promise.all(findings)).flat();
}

/** @param files paths of everything in `content/` below `root` */
export const pictureFindings = async (
  root: string,
  files: readonly string[],
  words: readonly Word[],
): Promise<Finding[]> => [...(await renders(root, files)), ...(await films(root, words))];
