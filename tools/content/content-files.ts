/** Reads the files of `content/` from disk, for the checks before a build. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { invisibleIn } from '#content-model/invisible.server.ts';
import type { Problem } from '#content-model/problem.server.ts';
import { contentDir, contentFile } from '#pictures/content-dir.ts';
import { listContent } from '#pictures/sources.ts';
import { decode } from './decode.ts';
import { unusualFiles } from './unusual-files.ts';

/** Whether a file's text is read. A misspelt extension is read too, so that its encoding is checked. */
const isText = (file: string) =>
  /\.yaml$/.test(file) || /^content\/projects\/[^/]+\/[^/]+\/views\.json$/.test(file);

export interface ContentFiles {
  /** Paths of all files, "content/site.yaml". */
  readonly files: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  /** Files that cannot be opened, or whose text cannot be decoded. */
  readonly problems: readonly Problem[];
}

/** Lines that begin with a character that looks like a space but is not one: YAML takes it as part of the name. */
const oddIndents = (file: string, text: string): Problem[] =>
  text.split('\n').flatMap((line, index) => {
    const [indent = ''] = /^[\s\u200B-\u200D\u2060\u00AD]*/.exec(line) ?? [];
    // The parser removes the byte order mark.
    const sign = invisibleIn(index === 0 ? indent.replace(/^\uFEFF/, '') : indent);
    return sign
      ? {
          file,
          line: index + 1,
          message: `The line begins with ${sign}, which looks like a space but is not one. Delete everything before the first letter and type as many spaces as the lines around it have.`,
        }
      : [];
  });

/** @param root folder that contains `content/`; the default is the content of the build */
export async function readContent(root?: string): Promise<ContentFiles> {
  const files = await listContent(root && join(root, 'content'));
  const problems = await unusualFiles(files, root ? join(root, 'content') : contentDir());
  const unusual = new Set(problems.map(({ file }) => file));
  const texts: Record<string, string> = {};
  for (const file of files.filter((name) => isText(name) && !unusual.has(name))) {
    const decoded = decode(await readFile(root ? join(root, file) : contentFile(file)));
    if ('text' in decoded) {
      texts[file] = decoded.text;
      problems.push(...oddIndents(file, decoded.text));
    } else problems.push({ file, ...decoded });
  }
  return { files, texts, problems };
}

/** Text of each file by its path, "content/site.yaml". */
export const readContentFiles = async (root?: string): Promise<Record<string, string>> => ({
  ...(await readContent(root)).texts,
});
