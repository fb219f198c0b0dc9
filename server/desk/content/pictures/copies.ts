/** Small copies of pictures for the desk's screens, cached in memory. */
import { createByteCache } from '#server/static/byte-cache.ts';

/**
 * @returns a function that resolves with the copy of a key, and makes it if it is not cached; simultaneous requests share one
 */
export function createCopies(bytesMax?: number) {
  const kept = createByteCache(bytesMax);
  const making = new Map<string, Promise<Buffer>>();

  return async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const copy = kept.get(key);
    if (copy) return copy;
    const begun = making.get(key);
    if (begun) return begun;
    const made = make()
      .then((done) => {
        kept.set(key, done);
        return done;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
}
