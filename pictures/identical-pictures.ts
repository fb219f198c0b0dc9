/** Finds identical pictures, so that they are encoded once and a visitor loads them once. */
import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { contentFile } from './content-dir.ts';
import { isShareCard, settingsFor } from './settings.ts';
import type { Source } from './sources.ts';

/** The settings that affect a picture's variants, besides its bytes. */
const treatment = ({ key, cut, straighten }: Source) =>
  JSON.stringify([cut, straighten, isShareCard(key), settingsFor(key, 0).quality]);

/**
 * Groups of sources that can share their encoded picture. The file of a project comes first, because its name is the
 * more descriptive one.
 */
export async function groupIdentical(sources: readonly Source[]): Promise<Source[][]> {
  const sized = await Promise.all(
    sources.map(async (source) => {
      const { size } = await stat(contentFile(source.file));
      return { source, alike: `${size} ${treatment(source)}` };
    }),
  );
  const groups: Source[][] = [];
  // Only files of the same size are compared, so few have to be read.
  for (const alike of Map.groupBy(sized, (one) => one.alike).values()) {
    const candidates = alike.map(({ source }) => source);
    if (candidates.length === 1) groups.push(candidates);
    else groups.push(...(await groupByBytes(candidates)));
  }
  const isOfProject = ({ file }: Source) => file.startsWith('content/projects/');
  return groups.map((group) =>
    group.sort((a, b) => Number(isOfProject(b)) - Number(isOfProject(a))),
  );
}

async function groupByBytes(sources: readonly Source[]): Promise<Source[][]> {
  const groups = new Map<string, Source[]>();
  for (const source of sources) {
    const digest = hash('sha256', await readFile(contentFile(source.file)));
    groups.set(digest, [...(groups.get(digest) ?? []), source]);
  }
  return [...groups.values()];
}
