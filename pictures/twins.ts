/** Pictures that several pages show are encoded once, and visitors fetch them once. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { contentFile } from './content-dir.ts';
import { isShareCard, settingsFor } from './settings.ts';
import type { Source } from './sources.ts';

/** What decides, beside a file's bytes, which variants a picture has and how they look. */
const treatment = ({ key, cut, straighten }: Source) =>
  JSON.stringify([cut, straighten, isShareCard(key), settingsFor(key, 0).quality]);

/** Sources of which one encoded picture can stand for all, a project's own first: its name says what is seen. */
export async function groupTwins(sources: readonly Source[]): Promise<Source[][]> {
  const sized = await Promise.all(
    sources.map(async (source) => {
      const { size } = await stat(contentFile(source.file));
      return { source, alike: `${size} ${treatment(source)}` };
    }),
  );
  const groups: Source[][] = [];
  // Only files of one size can be the same, so few have to be read for it.
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
    const digest = createHash('sha256')
      .update(await readFile(contentFile(source.file)))
      .digest('hex');
    groups.set(digest, [...(groups.get(digest) ?? []), source]);
  }
  return [...groups.values()];
}
