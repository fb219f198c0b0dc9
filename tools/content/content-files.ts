/** The files of `content/`, read from disk: for the checks that run before a build. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#app/content/problem.server.ts';
import { contentFile } from '#pictures/content-dir.ts';
import { listContent } from '#pictures/sources.ts';
import { decode } from './decode.ts';

/** Whether a file's words are read. A misspelt ending is read too, so that its encoding is told as well. */
const isText = (file: string) =>
  /\.yaml$/.test(file) || /^content\/projects\/[^/]+\/[^/]+\/views\.json$/.test(file);

export interface ContentFiles {
  /** Paths of all files, "content/site.yaml". */
  readonly files: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  /** Files whose words cannot be read. */
  readonly problems: readonly Problem[];
}

/** @param root folder that holds a `content/`; without it the content that is built */
export async function readContent(root?: string): Promise<ContentFiles> {
  const files = await listContent(root && join(root, 'content'));
  const problems: Problem[] = [];
  const texts: Record<string, string> = {};
  for (const file of files.filter(isText)) {
    const decoded = decode(await readFile(root ? join(root, file) : contentFile(file)));
    if ('text' in decoded) texts[file] = decoded.text;
    else problems.push({ file, ...decoded });
  }
  return { files, texts, problems };
}

/** Text of each file by its path, "content/site.yaml". */
export const readContentFiles = async (root?: string): Promise<Record<string, string>> => ({
  ...(await readContent(root)).texts,
});
