/** Small copies of pictures for the desk's screens, kept in memory. */
import { createByteCache } from '#server/static/byte-cache.ts';

/** @returns gives the copy of that key, and makes it where there is none; one that is being made is made once */
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
