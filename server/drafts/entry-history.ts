/**
 * Recognises entries of lists by hashes of their earlier states: an entry that was changed or removed in the draft is recognised
 * in the published content and in older versions. Stored beside the draft (`texts/entry-ids.ts` gives the ids).
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeFileDurably } from './write-file.ts';

/** Maximum per list; the latest stay. */
const KEPT_MAX = 500;

/** For each path of a list (with ids instead of indexes): the ids by hash. */
export type EntryHistory = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const hashOfEntry = (entry: unknown) => hash('sha256', JSON.stringify(entry)).slice(0, 8);

/** @param content the draft's folder @param name of a file of words, without ".yaml" */
const fileOf = (content: string, name: string) =>
  join(dirname(content), 'entry-history', `${name}.json`);

/** Empty if nothing is known. */
export async function readEntryHistory(content: string, name: string): Promise<EntryHistory> {
  try {
    return JSON.parse(await readFile(fileOf(content, name), 'utf8')) as EntryHistory;
  } catch {
    return {};
  }
}

type Lists = Readonly<Record<string, readonly { readonly id: string; readonly entry: unknown }[]>>;

/** Adds the states of all entries, the oldest first. */
export async function addToHistory(
  content: string,
  name: string,
  seen: readonly Lists[],
): Promise<void> {
  const history: Record<string, Readonly<Record<string, string>>> = {
    ...(await readEntryHistory(content, name)),
  };
  for (const [path, entries] of seen.flatMap(Object.entries<Lists[string]>)) {
    const states = new Map(Object.entries(history[path] ?? {}));
    for (const { id, entry } of entries) {
      const hash = hashOfEntry(entry);
      // The latest goes to the end.
      states.delete(hash);
      states.set(hash, id);
    }
    history[path] = Object.fromEntries([...states].slice(-KEPT_MAX));
  }
  await writeFileDurably(fileOf(content, name), JSON.stringify(history));
}
