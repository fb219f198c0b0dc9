/** The text files of `content/`, read from disk: for the checks that run before a build. */
import { glob, readFile } from 'node:fs/promises';

/** Text of each file by its path, "content/site.yaml". */
export async function readContentFiles(): Promise<Record<string, string>> {
  const files = (
    await Array.fromAsync(glob(['content/**/*.yaml', 'content/projects/*/*/views.json']))
  ).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  );
}
