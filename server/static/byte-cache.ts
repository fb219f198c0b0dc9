/** A cache of files with a maximum number of bytes, besides those of the site; the least recently used are dropped first. */

export function createByteCache(bytesMax = 24 * 1024 * 1024) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  return {
    get(key: string): Buffer | undefined {
      const found = kept.get(key);
      // A Map keeps the order in which keys were set.
      if (found && kept.delete(key)) kept.set(key, found);
      return found;
    },
    /** A file that is larger than the whole cache is not stored. */
    set(key: string, data: Buffer): void {
      if (data.length > bytesMax) return;
      bytes += data.length - (kept.get(key)?.length ?? 0);
      kept.delete(key);
      kept.set(key, data);
      for (const [oldest, { length }] of kept) {
        if (bytes <= bytesMax) break;
        kept.delete(oldest);
        bytes -= length;
      }
    },
    keys: (): IterableIterator<string> => kept.keys(),
  };
}
