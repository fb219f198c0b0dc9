/** The keys of the kinds of projects, as in their addresses. Each kind has a data file with its details. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';

/** Sorted. The check reports files that cannot be read. @param folder of the content */
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
