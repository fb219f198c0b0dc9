/** Describes files that the checks cannot open, so that none of them ends in a stack trace. */
import { constants } from 'node:fs';
import { access, lstat, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Problem } from '#content-model/problem.server.ts';
import { isPicture } from '#pictures/formats.ts';

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
export async function unusualFiles(files: readonly string[], folder: string): Promise<Problem[]> {
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
