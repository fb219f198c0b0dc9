/** Converts an uploaded photo in a child process with limits of time and memory, at most two at the same time. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openPhoto } from '#pictures/colour/open-photo.ts';
import { applyFraming } from '#pictures/framing.ts';
import { isRender, RENDERED } from '#server/new-studio/demonstration.ts';
import { readUpload } from '../../read-upload.ts';
import { JPEG, type ReadPhoto } from './read-photo.ts';

const TIME_MAX_MS = 45_000;
const HEAP_MAX_MB = 256;
const AT_ONCE = 2;
const TOO_MUCH =
  'It took too much time or memory to read. Export it as JPEG, at 3,200 pixels on the longer side.';

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` as soon as fewer than `AT_ONCE` are running. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  while (running >= AT_ONCE) await new Promise<void>((done) => waiting.push(done));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/**
 * @param upload path of the uploaded file; `name`: its original name, only for messages
 * @param to path of the JPEG. Rejects with an `UploadError` for the owner; then there is no file at `to`
 */
export const takeInPhoto = (
  upload: string,
  name: string,
  to: string,
  timeMs = TIME_MAX_MS,
): Promise<ReadPhoto> =>
  inTurn(async () => {
    try {
      return await readUpload<ReadPhoto>(
        join(import.meta.dirname, 'child.ts'),
        { message: { upload, name, to }, heapMb: HEAP_MAX_MB, timeMs },
        TOO_MUCH,
      );
    } catch (error) {
      await rm(to, { force: true });
      throw error;
    }
  });

/**
 * Rotates a photo clockwise by quarters, relative to how it is displayed, also one that is part of the content. Of its
 * metadata only the mark of a render stays. Resolves with its size in pixels.
 */
export async function turnPhoto(from: string, to: string, quarters: 1 | -1) {
  const { photo } = await openPhoto(await readFile(from));
  const turned = photo
    .autoOrient()
    .rotate(90 * quarters)
    .jpeg(JPEG);
  if (await isRender(from)) turned.withExif({ IFD0: { ImageDescription: RENDERED } });
  const { width, height } = await turned.toFile(to);
  return { width, height };
}

/** A small WebP of a converted photo, at most `side` pixels on the longer side, straightened by this angle in degrees. */
export async function smallCopy(from: string, side: number, straighten = 0): Promise<Buffer> {
  const { photo } = await openPhoto(await readFile(from));
  const upright = photo.autoOrient();
  const { autoOrient } = await upright.metadata();
  const { image } = applyFraming(upright, autoOrient, { straighten });
  return image
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
}
