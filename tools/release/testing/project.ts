/** A project in a folder of the test, and its releases. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder, servedRelease } from '#server/releases/folder.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { release } from '../release.ts';
import { smallReleases } from './options.ts';
import { writeProject } from './small-site.ts';

export function openProject(words = 'first', root = temporaryFolder()) {
  writeProject(root, words);
  const said: string[] = [];
  return { root, said, options: smallReleases(root, said) };
}

/** The text of the current release. */
export function releasedText(folder: string): string | undefined {
  const page = join(clientFolder(folder, servedRelease(folder)!.id), 'index.html');
  return /#a">([^<]*)</.exec(readFileSync(page, 'utf8'))?.[1];
}

/** Makes releases with these texts, one after the other. */
export async function releaseAll(
  root: string,
  options: Parameters<typeof release>[0],
  words: string[],
) {
  const ids: string[] = [];
  for (const word of words) {
    writeProject(root, word);
    ids.push((await release(options)).id);
  }
  return ids;
}
