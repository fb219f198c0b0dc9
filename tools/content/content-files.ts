/** Reads the files of `content/` from disk, for the checks before a build. */

import { constants } from 'node:fs';
import { access, lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { invisibleIn } from '#content-model/invisible.server.ts';
import type { Problem } from '#content-model/problem.server.ts';
import { contentDir, contentFile } from '#pictures/content-dir.ts';
import { isPicture } from '#pictures/formats.ts';
import { listContent } from '#pictures/sources.ts';
import { decode } from './decode.ts';

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

const isFileName = (name: string) => isPicture(name) || /\.(ya?ml|json|svg|mp4)$/i.test(name);

const BY_CODE: Readonly<Record<string, string>> = {
  ELOOP: 'is a link that leads to itself. Remove it, or put the file in its place.',
  EACCES: 'may not be read by the user who runs this. Let that user read it (chmod a+r).',
  EPERM: 'may not be read by the user who runs this. Let that user read it (chmod a+r).',
};

async function messageOf(path: string): Promise<string | undefined> {
  try {
    const found = await stat(path);
    if (found.isDirectory())
      return 'is a link to a folder. Put the folder itself in its place: links are not followed.';
    if (!found.isFile()) return 'is not an ordinary file (a pipe, socket or device). Remove it.';
    await access(path, constants.R_OK);
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const isLink = await lstat(path).then(
      (entry) => entry.isSymbolicLink(),
      () => false,
    );
    if (code === 'ENOENT' && isLink)
      return 'is a link to a file that is not there. Put the file in its place, or remove the link.';
    return BY_CODE[code] ?? `cannot be opened (${code}). Fix it, or remove it.`;
  }
}

/**
 * @param files paths of all files, "content/site.yaml"
 * @param folder the content folder
 */
async function unusualFiles(files: readonly string[], folder: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const file of files) {
    const message = await messageOf(join(folder, file.slice('content/'.length)));
    if (message) problems.push({ file, message });
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory() && isFileName(entry.name))
      problems.push({
        file: `content/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
        message: 'is a folder, but has the name of a file. Rename or remove it.',
      });
  return problems;
}
