/** Limits how many pictures are processed at the same time. */
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { isMemoryShort } from './memory.ts';

/** Number of pictures to process at the same time: one for each processor, or one if memory is short. Also disables the cache of libvips. */
export function pictureConcurrency(most: number = availableParallelism()): number {
  // Every picture is read once, so a cache would not be used.
  sharp.cache(false);
  if (!isMemoryShort()) return most;
  sharp.concurrency(1);
  return 1;
}
