/** How much is drawn or encoded at once. */
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { isMemoryShort } from './memory.ts';

/** How many pictures at once: as many as there are processors, or one where memory is short. What was drawn is not kept. */
export function picturesAtOnce(most: number = availableParallelism()): number {
  // Every picture is read once: what libvips would keep is never asked for again.
  sharp.cache(false);
  if (!isMemoryShort()) return most;
  sharp.concurrency(1);
  return 1;
}
