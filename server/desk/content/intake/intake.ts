/** Takes in a photo: read in a process of its own, with limits of time and memory, two at once at most. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openPhoto } from '#pictures/colour/open-photo.ts';
import { framed } from '#pictures/framing.ts';
import { isRender, RENDERED } from '#server/new-studio/demonstration.ts';
import { askChild } from '../../ask-child.ts';
import { PhotoFault } from './photo-fault.ts';
import { JPEG, type ReadPhoto } from './read-photo.ts';

export { PhotoFault } from './photo-fault.ts';

const TIME_MAX_MS = 45_000;
const HEAP_MAX_MB = 256;
const AT_ONCE = 2;
const TOO_MUCH =
  'It took too much time or memory to read. Export it as JPEG, at 3,200 pixels on the longer side.';

type Answer = { read: ReadPhoto } | { fault: string } | { failed: string };

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` as soon as fewer than `AT_ONCE` run. */
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
 * @param upload path of the file that arrived; `name`: the owner's name for it, for sentences only
 * @param to where the JPEG is written. Rejects with a `PhotoFault` in words for the owner; nothing lies at `to` then
 */
export const takeInPhoto = (
  upload: string,
  name: string,
  to: string,
  timeMs = TIME_MAX_MS,
): Promise<ReadPhoto> =>
  inTurn(async () => {
    try {
      return await read({ upload, name, to }, timeMs);
    } catch (error) {
      await rm(to, { force: true });
      throw error;
    }
  });

async function read(message: object, timeMs: number): Promise<ReadPhoto> {
  const program = join(import.meta.dirname, 'child.ts');
  const answer = await askChild<Answer>(program, { message, heapMb: HEAP_MAX_MB, timeMs });
  if (answer && 'read' in answer) return answer.read;
  throw new PhotoFault(answer && 'fault' in answer ? answer.fault : TOO_MUCH);
}

/**
 * Turns a photo clockwise from how it is seen, also one that came with the content. Of its metadata, only the mark of a
 * render of the demonstration stays. Resolves with its size in pixels.
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

/** A small WebP of a photo that was taken in; at most `side` pixels on the longer side, straightened by so many degrees. */
export async function smallCopy(from: string, side: number, straighten = 0): Promise<Buffer> {
  const { photo } = await openPhoto(await readFile(from));
  const upright = photo.autoOrient();
  const { autoOrient } = await upright.metadata();
  const { image } = framed(upright, autoOrient, { straighten });
  return image
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
}
