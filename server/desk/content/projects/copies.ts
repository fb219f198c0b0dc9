/** Small copies of pictures, kept in memory up to a number of bytes: those that were asked for longest ago go first. */

/** What stands beside the files of the site in memory (server/static). */
const BYTES_MAX = 24 * 1024 * 1024;

/** @returns gives the copy of that key, and makes it where there is none; one that is being made is made once */
export function createCopies(bytesMax = BYTES_MAX) {
  const kept = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function keep(key: string, copy: Buffer): void {
    if (copy.length > bytesMax) return;
    kept.set(key, copy);
    bytes += copy.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= bytesMax) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const copy = kept.get(key);
    if (copy) {
      // A map is in the order in which its keys were set.
      kept.delete(key);
      kept.set(key, copy);
      return copy;
    }
    const begun = making.get(key);
    if (begun) return begun;
    const made = make()
      .then((done) => {
        keep(key, done);
        return done;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
}

export type Copies = ReturnType<typeof createCopies>;
