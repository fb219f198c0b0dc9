/** Unfinished projects of the draft, without those that are published in the same state: otherwise these would block every publish. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#content-model/problem.server.ts';
import { listContent } from '#pictures/sources.ts';
import type { ContentFiles } from './content-files.ts';
import { unfinished } from './unfinished.ts';

const OF_PROJECTS = /^content\/projects\/.*\.yaml$/;

/** @param published the folder of the published content, which may be missing */
async function unfinishedIn(published: string): Promise<Problem[]> {
  if (!existsSync(published)) return [];
  const files = await listContent(published);
  const texts = files
    .filter((file) => OF_PROJECTS.test(file))
    .map(async (file) => [
      file,
      await readFile(join(published, file.replace(/^content\//, '')), 'utf8'),
    ]);
  try {
    return unfinished({ files, texts: Object.fromEntries(await Promise.all(texts)), problems: [] });
  } catch {
    // Published by an older version of the program, whose content this one cannot read.
    return [];
  }
}

export async function unfinishedAnew(given: ContentFiles, published: string): Promise<Problem[]> {
  const id = ({ file, message }: Problem) => `${file} ${message}`;
  const before = new Set((await unfinishedIn(published)).map(id));
  return unfinished(given).filter((problem) => !before.has(id(problem)));
}
