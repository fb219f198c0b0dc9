/** The content files with texts in the draft. */
import { removedEntriesFolder } from '#server/drafts/draft-folder.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { type EntryHistory, hashOfEntry, readEntryHistory } from '#server/drafts/entry-history.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { isDemonstration } from '#server/new-studio/demonstration.ts';
import { createTextChanges, shapesFor } from './change-texts.ts';
import { createEntryIds, type EntryIds } from './entry-ids.ts';
import { createFields } from './fields.ts';
import { readYaml } from './read-yaml.ts';
import { createRemovedEntries, type RemovedEntry } from './removed-entries.ts';

export function createTextFiles(drafts: Drafts) {
  const entryIds = createEntryIds(drafts.folder);
  const removedEntries = createRemovedEntries(removedEntriesFolder(drafts.folder));

  const textOf = (name: string) => drafts.readText(`${name}.yaml`);
  const changes = createTextChanges(drafts, entryIds);
  /** '' if nothing is published. @throws HttpError 404 if there is no such page */
  async function publishedText(name: string): Promise<string> {
    shapesFor(name);
    return (await drafts.readPublished(`${name}.yaml`)) ?? '';
  }
  /** Removed entries that the draft does not have, latest first. `whole`: the file's current value. */
  async function removedFrom(name: string, whole: unknown, ids: EntryIds, known?: EntryHistory) {
    const history = known ?? (await readEntryHistory(drafts.folder, name));
    return missingEntries(await removedEntries.list(name), { whole, ids, history });
  }
  /** The parts of a page's texts in the draft. @throws HttpError 404 if there is no such page */
  async function partsOf(name: string) {
    const all = shapesFor(name);
    const draft = readYaml(await textOf(name));
    const published = readYaml(await publishedText(name));
    const ids = await entryIds(name, draft);
    const history = await readEntryHistory(drafts.folder, name);
    const removed = await removedFrom(name, draft, ids, history);
    const costs = name === 'process' && readYaml(await drafts.readText('costs.yaml', ''));
    const isOwn = !isDemonstration(await drafts.readText('site.yaml'));
    const parts = createFields(name, all, {
      draft,
      costs,
      published,
      ids,
      history,
      removed,
      isOwn,
    });
    return { all, parts };
  }

  return {
    ...changes,
    textOf,
    publishedText,
    partsOf,
    entryIds,
    removedEntries,
    removedFrom,
  };
}
export type TextFiles = ReturnType<typeof createTextFiles>;

interface Draft {
  readonly whole: unknown;
  readonly ids: EntryIds;
  readonly history: EntryHistory;
}

/**
 * Removed entries that the draft does not have; it has one again if its changes were discarded or taken back. If an entry was
 * removed more than once, the last record counts.
 */
function missingEntries(removed: readonly RemovedEntry[], { whole, ids, history }: Draft) {
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
