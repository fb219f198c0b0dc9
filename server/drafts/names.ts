/** Checks names of content files. All checks are here. */
import { join } from 'node:path';
import { badRequest } from '#server/http/http-error.ts';

const DEEPEST = 6;
const LONGEST = 300;
/** No leading dot (hidden file, parent folder), no control character, nothing with a special meaning for a file system. */
const PART = /^(?!\.)[^\p{Cc}\\/:*?"<>|]{1,200}$/u;

/** Throws an `HttpError` 400 for names that lead out of the folder or to a hidden file. */
export function checkName(file: string): string {
  const parts = file.split('/');
  const isGood =
    file.length <= LONGEST &&
    parts.length <= DEEPEST &&
    parts.every((part) => PART.test(part) && !/[. ]$/.test(part));
  if (!isGood) throw badRequest(['This is not the name of a content file.']);
  return file;
}

/** The path of a file in a folder. Throws like `checkName`. */
export const pathIn = (folder: string, file: string) => join(folder, ...checkName(file).split('/'));
