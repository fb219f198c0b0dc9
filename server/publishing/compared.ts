/** Two folders of content that are compared, and their pictures as the desk shows them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Changed, Side } from '#contract/desk/publishing.ts';
import { isShownPicture } from '#pictures/formats.ts';

/** A change, before it is said what it belongs to. */
export type UngroupedChange = Omit<Changed, 'group'>;

/** Changes lead from `before` to `after`. */
export interface Folders {
  readonly before: string;
  readonly after: string;
  /** The draft's folder, beside which it is kept what entries of lists were before; absent: nothing is known of them. */
  readonly draft?: string;
}

const SHOWN = 4;

/** The text of a file; empty where there is none. */
export const textIn = (folder: string, file: string) =>
  readFile(join(folder, file), 'utf8').catch(() => '');

const source = (side: 'before' | 'after', file: string) =>
  `/desk/api/publishing/picture/${side}/${file.split('/').map(encodeURIComponent).join('/')}`;

/** The first of these files that are pictures; null where none is one. */
export function picturesOf(side: 'before' | 'after', files: readonly string[]): Side | null {
  const shown = files.filter(isShownPicture).slice(0, SHOWN);
  return shown.length > 0
    ? { kind: 'pictures', sources: shown.map((file) => source(side, file)) }
    : null;
}
