/** How much room the disk under DATA_DIR has. */
import { statfs } from 'node:fs/promises';

/** What is asked of the file system: `statfs` of `node:fs/promises`, or a test's. */
export type StatFs = (path: string) => Promise<{ bavail: number; bsize: number; blocks: number }>;

/**
 * Less than this is nearly full: a release and its build need about 300 MB, so three more fit. No share of the disk: 5 %
 * of a large one is plenty, and 5 % of a small one is less than a build.
 */
export const MIN_FREE_BYTES = 1e9;

/** Bytes that this process may still write; null where the file system does not say. */
export async function freeBytes(folder: string, ask: StatFs = statfs): Promise<number | null> {
  const { bavail, bsize, blocks } = await ask(folder).catch(() => ({
    bavail: 0,
    bsize: 0,
    blocks: 0,
  }));
  return blocks > 0 ? bavail * bsize : null;
}
