import { statSync } from 'node:fs';

/** What keeps a build from going live, in words for whoever started it. */
export class ReleaseFault extends Error {
  override name = 'ReleaseFault';
}

const LINES_MAX = 20;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const diskFull = (text: string) => /ENOSPC|EDQUOT|no space left|disk is full/i.test(text);
const DISK_FULL = 'The disk is full: make room, then run it again.';

/** Whether a program ended with a stack trace because the disk is full: one line says that better. */
export const isTraceOfFullDisk = (output: string) => diskFull(output) && /^\s+at /m.test(output);

/** What a program said on its way out, without traces of the stack and colours, at most twenty lines. */
export function plainReason(output: string): string {
  if (diskFull(output)) return DISK_FULL;
  const lines = output
    .replace(COLOURS, '')
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

/** One line or a few for anything that was thrown. */
export function plainFault(error: unknown): string {
  if (error instanceof ReleaseFault) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (diskFull(`${code} ${message}`)) return DISK_FULL;
  if (code && path && UNWRITABLE[code])
    return `"${path}" cannot be written (${code}): ${UNWRITABLE[code]}.`;
  return plainReason(message);
}

/**
 * One line where root would leave files that the user who runs the site could not replace; null otherwise.
 * @param folder that of the releases
 */
export function rootFault(folder: string): string | null {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  return process.getuid?.() === 0 && owner
    ? `"${folder}" belongs to another user (number ${owner}), who could not replace what root writes there. Run it as that user: sudo -u '#${owner}' npm run release`
    : null;
}
