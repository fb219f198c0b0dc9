/** Checks pictures and films quickly: their format and size, and whether a film has sound. */

import { open, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { filmLimit } from '#content-model/films.ts';
import type { Problem } from '#content-model/problem.server.ts';
import { contentFile } from '#pictures/content-dir.ts';
import { unreadable } from '#pictures/faults.ts';
import { filmKey, picturesIn } from '#pictures/sources.ts';

const HEAD_BYTES = 64;

async function aboutPicture(root: string, file: string): Promise<Problem[]> {
  try {
    await sharp(resolve(root, contentFile(file))).metadata();
    return [];
  } catch (cause) {
    const fault = unreadable(file, await head(resolve(root, contentFile(file))), cause);
    return [{ file, message: fault.message.slice(file.length + 1) }];
  }
}

async function head(path: string): Promise<Uint8Array> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

/** The "hdlr" box of an audio track has "soun" at byte 8. */
const hasSound = (bytes: Buffer) => {
  for (let at = bytes.indexOf('hdlr'); at >= 0; at = bytes.indexOf('hdlr', at + 4))
    if (bytes.toString('latin1', at + 12, at + 16) === 'soun') return true;
  return false;
};

async function aboutFilm(root: string, file: string): Promise<Problem[]> {
  const film = filmKey(file);
  if (!film) return [];
  const { name, codec } = film;
  const limit = filmLimit(name);
  const { size } = await stat(resolve(root, contentFile(file)));
  const bytes = await readFile(resolve(root, contentFile(file)));
  const messages = [];
  if (bytes.toString('latin1', 4, 8) !== 'ftyp')
    messages.push(`is not an MP4 film, although its name says so. Encode it again, or remove it.`);
  if (size > limit)
    messages.push(
      `is ${Math.ceil(size / 1000)} kB large; at most ${limit / 1000} kB play well on a slow connection. Encode it smaller or cut it shorter.`,
    );
  if (hasSound(bytes))
    messages.push(
      `has sound, which nobody hears and everybody would download. Take it out: ffmpeg -i IN.mp4 -an -c:v copy ${name}.${codec}.mp4`,
    );
  return messages.map((message) => ({ file, message }));
}

/** @param files paths of all content below `root` */
export async function checkMedia(root: string, files: readonly string[]): Promise<Problem[]> {
  const found = await Promise.all([
    ...picturesIn(files).map(({ file }) => aboutPicture(root, file)),
    ...files.map((file) => aboutFilm(root, file)),
  ]);
  return found.flat();
}
