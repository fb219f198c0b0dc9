/** Names of files in the content: the one place where they are checked. */
import { join } from 'node:path';
import { badRequest } from '#server/http/http-error.ts';

const DEEPEST = 6;
const LONGEST = 300;
/** No dot in front (hidden, or a way up), no control character, nothing that a file system reads as more than a name. */
const PART = /^(?!\.)[^\p{Cc}\\/:*?"<>|]{1,200}$/u;

/** Throws an `HttpError` 400 for whatever could lead out of the folder or name a hidden file. */
export function checkName(file: string): string {
  const parts = file.split('/');
  const isGood =
    file.length <= LONGEST &&
    parts.length <= DEEPEST &&
    parts.every((part) => PART.test(part) && !/[. ]$/.test(part));
  if (!isGood) throw badRequest(['This is no name of a file of the content.']);
  return file;
}

/** The path of a file below a folder. Throws as `checkName` does. */
export const pathIn = (folder: string, file: string) => join(folder, ...checkName(file).split('/'));
