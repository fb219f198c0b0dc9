/** Types and helpers for comparing two content folders. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangeSide, DraftChange } from '#contract/desk/changes.ts';
import { isShownPicture } from '#pictures/formats.ts';

export type UngroupedChange = Omit<DraftChange, 'group'>;

/** Changes lead from `before` to `after`. */
export interface Folders {
  readonly before: string;
  readonly after: string;
  /** The draft's folder, beside which the history of list entries is stored; absent: there is no history. */
  readonly draft?: string;
}

const SHOWN = 4;

/** The text of a file; '' if there is none. */
export const entryText = (folder: string, file: string) =>
  readFile(join(folder, file), 'utf8').catch(() => '');

const source = (side: 'before' | 'after', file: string) =>
  `/desk/api/publishing/picture/${side}/${file.split('/').map(encodeURIComponent).join('/')}`;

/** The first of these files that is a picture; null if none is. */
export function picturesOf(side: 'before' | 'after', files: readonly string[]): ChangeSide | null {
  const shown = files.filter(isShownPicture).slice(0, SHOWN);
  return shown.length > 0
    ? { kind: 'pictures', sources: shown.map((file) => source(side, file)) }
    : null;
}
