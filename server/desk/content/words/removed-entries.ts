/** Entries that were removed from lists of a file, kept beside the draft so that they can be restored. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createQueue } from '#server/drafts/queue.ts';
import { writeFileDurably } from '#server/drafts/write-file.ts';

/** Of one file; the oldest make room. */
const KEPT_MAX = 50;
const LABEL_MAX = 60;

const removedEntry = z.object({
  id: z.string(),
  /** Path of the list, with the names of entries (`EntryIds`). */
  list: z.string(),
  /** Its place in the list. */
  at: z.int(),
  entry: z.unknown(),
});
export type RemovedEntry = z.infer<typeof removedEntry>;

/** The first text in an entry, by which a person knows it. */
export function nameOfEntry(entry: unknown): string {
  if (typeof entry === 'string') return entry.slice(0, LABEL_MAX);
  if (typeof entry !== 'object' || entry === null) return '';
  return Object.values(entry).map(nameOfEntry).find(Boolean) ?? '';
}

export function createRemovedEntries(folder: string) {
  const inTurn = createQueue();
  const fileOf = (name: string) => join(folder, `${name}.json`);
  async function list(name: string): Promise<RemovedEntry[]> {
    const text = await readFile(fileOf(name), 'utf8').catch(() => '[]');
    return z.array(removedEntry).catch([]).parse(JSON.parse(text));
  }
  async function keep(name: string, entries: readonly RemovedEntry[]): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFileDurably(fileOf(name), JSON.stringify(entries.slice(0, KEPT_MAX)));
  }
  return {
    /** The last removed first. A damaged file counts as none. */
    list: (name: string) => inTurn(() => list(name).catch((): RemovedEntry[] => [])),
    add: (name: string, removed: Omit<RemovedEntry, 'id'>): Promise<string> =>
      inTurn(async () => {
        const id = randomUUID();
        const others = await list(name).catch((): RemovedEntry[] => []);
        await keep(name, [{ id, ...removed }, ...others]);
        return id;
      }),
    forget: (name: string, id: string): Promise<void> =>
      inTurn(async () =>
        keep(
          name,
          (await list(name)).filter((one) => one.id !== id),
        ),
      ),
  };
}
