/** Removed entries of a file's lists, stored beside the draft so that they can be restored. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createQueue } from '#server/drafts/queue.ts';
import { writeFileDurably } from '#server/drafts/write-file.ts';

/** Maximum per file; the oldest are dropped. */
const KEPT_MAX = 50;

const removedEntry = z.object({
  id: z.string(),
  /** Path of the list, with the ids of entries (`EntryIds`). */
  list: z.string(),
  /** Its index in the list. */
  at: z.int(),
  /** For an entry with a name in the file. */
  name: z.string().optional(),
  entry: z.unknown(),
});
export type RemovedEntry = z.infer<typeof removedEntry>;

/** JSON with one record per line, so that a damaged record does not affect others. */
const written = (entries: readonly RemovedEntry[]) =>
  `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;

function recordsIn(text: string): unknown[] {
  const read = (json: string): unknown[] => {
    try {
      return [JSON.parse(json)].flat();
    } catch {
      return [];
    }
  };
  const whole = read(text);
  return whole.length > 0
    ? whole
    : text.split('\n').flatMap((line) => read(line.replace(/,$/, '')));
}

/** @param folder one file of JSON records for each content file */
export function createRemovedEntries(folder: string) {
  const inTurn = createQueue();
  const fileOf = (name: string) => join(folder, `${name}.json`);
  async function list(name: string): Promise<RemovedEntry[]> {
    const text = await readFile(fileOf(name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return '';
    });
    return recordsIn(text).flatMap((record) => removedEntry.safeParse(record).data ?? []);
  }
  async function keep(name: string, entries: readonly RemovedEntry[]): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFileDurably(fileOf(name), written(entries.slice(0, KEPT_MAX)));
  }
  return {
    /** Latest first, without damaged records. Rejects if the file cannot be read. */
    list: (name: string) => inTurn(() => list(name)),
    add: (name: string, removed: Omit<RemovedEntry, 'id'>): Promise<string> =>
      inTurn(async () => {
        const id = randomUUID();
        await keep(name, [{ id, ...removed }, ...(await list(name))]);
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
