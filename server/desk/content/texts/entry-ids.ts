/**
 * Ids for the entries of a file's lists. An entry keeps its id when it is changed or moved, so that unsaved text, conflicts
 * and the list of changes refer to the entry and not to its index. The content has no such ids, because people edit it, too. So the
 * last known state of each entry is stored beside the draft and matched with the current file.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addToHistory,
  type EntryHistory,
  hashOfEntry,
  readEntryHistory,
} from '#server/drafts/entry-history.ts';
import { pairEntries } from '#server/drafts/pair-entries.ts';
import { createQueue } from '#server/drafts/queue.ts';
import { writeFileDurably } from '#server/drafts/write-file.ts';
import type { Path } from '#server/drafts/yaml-path.ts';
import { freeName } from '../../free-name.ts';

interface Known {
  readonly id: string;
  readonly entry: unknown;
}
/** By the path of the list, with ids in place of indexes. */
type Lists = Readonly<Record<string, readonly Known[]>>;

/** Begins with a character that no name in a file has. */
const newId = (entry: unknown, taken: ReadonlySet<string>): string =>
  freeName(`@${hashOfEntry(entry)}`, (id) => taken.has(id));

/** @param states id by hash, for states of entries that are not in the list now */
function identified(
  list: readonly unknown[],
  known: readonly Known[] = [],
  states: EntryHistory[string] = {},
): Known[] {
  const pairs = pairEntries(
    known.map(({ entry }) => entry),
    list,
  );
  const stays = pairs.map((from) => known[from ?? -1]?.id);
  const taken = new Set(known.map(({ id }) => id));
  return list.map((entry, i) => {
    // An entry that returns gets its former id.
    const was = states[hashOfEntry(entry)];
    const own = was !== undefined && !stays.includes(was) ? was : undefined;
    const id = stays[i] ?? own ?? newId(entry, taken);
    stays[i] = id;
    taken.add(id);
    return { id, entry };
  });
}

/** Assigns an id to every entry of every list in a value, from the known ones. Pure. */
function identify(whole: unknown, known: Lists, history: EntryHistory = {}): Lists {
  const found: Record<string, Known[]> = {};
  function walk(value: unknown, path: readonly string[]): void {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) {
      for (const [name, one] of Object.entries(value)) walk(one, [...path, name]);
      return;
    }
    const key = path.join('.');
    const entries = identified(value, known[key], history[key]);
    found[key] = entries;
    for (const { id, entry } of entries) walk(entry, [...path, id]);
  }
  walk(whole, []);
  return found;
}

export interface EntryIds {
  /** "items.@1f3c5a7e.answer" of `['items', 2, 'answer']`. */
  written(path: Path): string;
  /** The reverse; a number is an index. Null: the entry does not exist any more. */
  real(written: string): Path | null;
}

function idsIn(lists: Lists): EntryIds {
  return {
    written(path) {
      const parts: string[] = [];
      for (const key of path) {
        const id = typeof key === 'number' && lists[parts.join('.')]?.[key]?.id;
        parts.push(id || String(key));
      }
      return parts.join('.');
    },
    real(written) {
      const [names, path]: [string[], (string | number)[]] = [[], []];
      for (const part of written === '' ? [] : written.split('.')) {
        const list = lists[names.join('.')];
        if (!list) {
          path.push(part);
          names.push(part);
          continue;
        }
        const at = /^\d+$/.test(part) ? Number(part) : list.findIndex(({ id }) => id === part);
        const entry = list[at];
        if (!entry) return null;
        path.push(at);
        names.push(entry.id);
      }
      return path;
    },
  };
}

/** @param content the draft's folder, beside which the ids are stored, one file for each content file */
export function createEntryIds(content: string) {
  const folder = join(content, '..', 'entries');
  const known = new Map<string, Lists>();
  const inTurn = createQueue();
  const fileOf = (name: string) => join(folder, `${name}.json`);

  const stored = async (name: string): Promise<Lists> => {
    try {
      return JSON.parse(await readFile(fileOf(name), 'utf8')) as Lists;
    } catch {
      return {};
    }
  };

  /** @param whole the file's current value */
  return (name: string, whole: unknown): Promise<EntryIds> =>
    inTurn(async () => {
      const before = known.get(name) ?? (await stored(name));
      const now = identify(whole, before, await readEntryHistory(content, name));
      known.set(name, now);
      if (JSON.stringify(now) !== JSON.stringify(before)) {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFileDurably(fileOf(name), JSON.stringify(now));
        await addToHistory(content, name, [before, now]);
      }
      return idsIn(now);
    });
}
