/** Reads and writes text files of the draft. */
import { readFile } from 'node:fs/promises';
import { notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { pathIn } from './names.ts';
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
async function writeTexts(texts: readonly ChangedText[]): Promise<void> {
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

interface TextChange {
  readonly change: (texts: readonly string[]) => Promise<readonly string[]>;
  readonly written: (() => Promise<void>) | undefined;
  /** As in `readTextFile`. */
  readonly ifMissing: string | undefined;
}

/** Changes files of a folder: all of them, or none. Returns the names of those that have other texts now. */
export async function changeTextFiles(
  folder: string,
  files: readonly string[],
  { change, written, ifMissing }: TextChange,
): Promise<readonly string[]> {
  const paths = files.map((file) => pathIn(folder, file));
  const texts = await Promise.all(paths.map((path) => readTextFile(path, ifMissing)));
  const after = await change(texts);
  const all = files.map((file, i) => ({
    file,
    path: paths[i] ?? '',
    before: texts[i] ?? '',
    after: after[i] ?? '',
  }));
  const others = all.filter((text) => text.after !== text.before);
  await writeTexts(others);
  await written?.();
  return others.map(({ file }) => file);
}
