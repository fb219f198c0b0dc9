import { statSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Errors that keep a build from going live, for the person who started it. */
export class ReleaseFault extends Error {
  override name = 'ReleaseFault';
}

const LINES_MAX = 20;

const diskFull = (text: string) => /ENOSPC|EDQUOT|no space left|disk is full/i.test(text);
const DISK_FULL = 'The disk is full: make room, then run it again.';

/** Whether a program ended with a stack trace because of a full disk, for which there is a better message. */
export const isTraceOfFullDisk = (output: string) => diskFull(output) && /^\s+at /m.test(output);

/** The last lines of a program's output, at most twenty, without stack traces and colours. */
export function plainReason(output: string): string {
  if (diskFull(output)) return DISK_FULL;
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at |^Node\.js v|^node:internal/.test(line));
  return lines.slice(-LINES_MAX).join('\n');
}

const OTHER_USER = 'it belongs to another user: run this as the user that runs the site';
const NO_FOLDER =
  'there is a file where a folder has to be: move it, or choose another with DATA_DIR';
const UNWRITABLE: Readonly<Record<string, string>> = {
  EACCES: OTHER_USER,
  EPERM: OTHER_USER,
  EROFS: 'its disk is read-only',
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
};

/** A short message for any thrown value. */
export function messageOf(error: unknown): string {
  if (error instanceof ReleaseFault) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (diskFull(`${code} ${message}`)) return DISK_FULL;
  if (code && path && UNWRITABLE[code])
    return `"${path}" cannot be written (${code}): ${UNWRITABLE[code]}.`;
  return plainReason(message);
}

/**
 * One line if root would create files that the site's user cannot replace; else null.
 * @param folder that of the releases
 */
export function rootFault(folder: string): string | null {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  return process.getuid?.() === 0 && owner
    ? `"${folder}" belongs to another user (number ${owner}), who could not replace what root writes there. Run it as that user: sudo -u '#${owner}' npm run release`
    : null;
}
