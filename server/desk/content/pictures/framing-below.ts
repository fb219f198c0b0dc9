/** The framing of all pictures in a content folder, by their keys. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Framing, readFraming } from '#pictures/framing.ts';
import { listContent } from '#pictures/sources.ts';
import type { Drafts } from '#server/drafts/drafts.ts';

/** @param folder the content folder */
export const framingBelow = async (folder: string): Promise<Map<string, Framing>> =>
  readFraming(await listContent(folder), (file) =>
    readFile(join(folder, file.replace(/^content\//, '')), 'utf8'),
  );

/** Pictures that have a focal point only on the published pages. */
export async function picturesFramedInPagesOnly(drafts: Drafts): Promise<string[]> {
  const [before, after] = await Promise.all([
    framingBelow(drafts.published()),
    framingBelow(await drafts.open()),
  ]);
  return [...before.keys()].filter((key) => !after.get(key)?.focus);
}
