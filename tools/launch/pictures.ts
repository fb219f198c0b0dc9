/** Renders and films of the demonstration that stand where the studio's own belong. */
import { open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { contentFile } from '#pictures/content-dir.ts';
import { isPicture } from '#pictures/formats.ts';
import type { Finding } from './finding.ts';
import type { Word } from './words.ts';

/** What the darkroom writes into each picture's description, and `npm run film` into each film. */
const RENDERED = 'Rendered visualisation';
export const FILMED = 'npm run film';

const HEAD_BYTES = 65_536;

/** Whether a file holds the text in its first or last 64 KiB, where metadata stands. */
async function holds(path: string, text: string): Promise<boolean> {
  const file = await open(path).catch(() => null);
  if (!file) return false;
  try {
    const { size } = await file.stat();
    for (const at of [0, Math.max(0, size - HEAD_BYTES)]) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, at);
      if (buffer.subarray(0, bytesRead).includes(text)) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}

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
    pictures.map((file) => holds(resolve(root, contentFile(file)), RENDERED)),
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
    if (await holds(film, FILMED)) return [];
    const where = path.startsWith('hero.') ? ' at the top of the page' : '';
    const what = `The film "${value}"${where} was not made by "npm run film": is it one of your own?`;
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
