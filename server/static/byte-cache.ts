/** Files in memory up to a number of bytes, beside those of the site: those that were asked for longest ago go first. */

export function createByteCache(bytesMax = 24 * 1024 * 1024) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  return {
    get(key: string): Buffer | undefined {
      const found = kept.get(key);
      // A map is in the order in which its keys were set.
      if (found && kept.delete(key)) kept.set(key, found);
      return found;
    },
    /** One that is larger than all together may be is not kept. */
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
