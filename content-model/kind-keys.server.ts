/** What the addresses of the kinds of projects end with, of which each has a file of its details. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';

/** Sorted. A file that cannot be read is told by the check of the content. @param folder of the content */
export const kindKeys = (folder: string): string[] =>
  globSync('projects/*/category.yaml', { cwd: folder })
    .map((file) => addressIn(join(folder, file)) ?? basename(dirname(file)))
    .sort();

function addressIn(file: string): string | undefined {
  try {
    const { address } = parse(readFileSync(file, 'utf8'), { logLevel: 'silent' }) as {
      address?: unknown;
    };
    return typeof address === 'string' ? address : undefined;
  } catch {
    return undefined;
  }
}
