/** Removed entries that the draft does not have. It has one again if its changes were discarded or taken back. */
import { type EntryHistory, hashOfEntry } from '#server/drafts/entry-history.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import type { EntryIds } from './entry-ids.ts';
import type { RemovedEntry } from './removed-entries.ts';

interface Draft {
  readonly whole: unknown;
  readonly ids: EntryIds;
  readonly history: EntryHistory;
}

/** If an entry was removed more than once, the last record counts. */
export function missingEntries(removed: readonly RemovedEntry[], { whole, ids, history }: Draft) {
  const seen = new Set<string>();
  return removed.filter(({ list, name, entry }) => {
    const hash = hashOfEntry(entry);
    const id = history[list]?.[hash];
    const at: Path | null = ids.real(list);
    const entries = at && valueAt(whole, at);
    const isThere =
      (name !== undefined && at !== null && valueAt(whole, [...at, name]) !== undefined) ||
      (id !== undefined && ids.real(`${list}.${id}`) !== null) ||
      (Array.isArray(entries) && entries.some((one) => hashOfEntry(one) === hash));
    const key = `${list} ${name ?? id ?? hash}`;
    if (isThere || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
