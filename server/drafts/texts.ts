/** Reads and writes text files of the draft. */
import { readFile } from 'node:fs/promises';
import { notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { writeFileDurably } from './write-file.ts';

/** A missing file returns `ifMissing`; without that an `HttpError` 404 is thrown. */
export async function readTextFile(path: string, ifMissing?: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) throw error;
    if (ifMissing !== undefined) return ifMissing;
    throw notFound(GONE.removed);
  }
}

interface ChangedText {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Writes all of them, or none: if one cannot be written, the previous ones are restored and its error is thrown. */
export async function writeTexts(texts: readonly ChangedText[]): Promise<void> {
  const done: ChangedText[] = [];
  try {
    for (const text of texts) {
      await writeFileDurably(text.path, text.after);
      done.push(text);
    }
  } catch (error) {
    for (const { path, before } of done) await writeFileDurably(path, before).catch(() => {});
    throw error;
  }
}
