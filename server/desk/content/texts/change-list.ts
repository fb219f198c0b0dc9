/** Changes the text of a file by adding, removing, restoring or moving an entry of a list. */

import { stringify } from 'yaml';
import type { List, ListAction } from '#contract/desk/texts.ts';
import { isGroup } from '#contract/group.ts';
import { slugOf } from '#pictures/names.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { badRequest } from '#server/http/http-error.ts';
import { freeName } from '../../free-name.ts';
import { moveNamedEntry } from './move-named.ts';
import { readYaml } from './read-yaml.ts';
import type { RemovedEntry } from './removed-entries.ts';
import { withFlowValue, withoutKey } from './write.ts';
import { type Order, reorderEntries } from './write-list.ts';

interface Asked {
  readonly list: List;
  readonly action: ListAction;
  readonly at: Path;
  /** Index or name of the entry that is removed or moved. */
  readonly key: string | number | undefined;
  readonly gone: RemovedEntry | null;
  /** A new entry; null if not all of its fields are filled in. */
  readonly fresh: () => unknown;
}
interface Changed {
  readonly text: string;
  readonly removed?: Omit<RemovedEntry, 'id' | 'list'>;
}

function added({ list, fresh }: Asked): unknown {
  const entry = list.canAdd ? fresh() : null;
  if (entry !== null) return entry;
  throw badRequest(['A new entry needs all of its texts. Fill in the empty ones.']);
}
function mayGo({ label, canRemove }: List): void {
  if (!canRemove)
    throw badRequest([
      `The list “${label}” has a fixed number of entries, so none can be removed. Change the texts of the entry instead.`,
    ]);
}
function mayMove({ label, canMove }: List): void {
  if (!canMove)
    throw badRequest([
      `The order of the list “${label}” is fixed. Change the texts of its entries instead.`,
    ]);
}

/** The indexes of a list of that length after the entry `at` is moved. */
function movedBy(length: number, at: number, by: number): number[] {
  const to = Math.min(length - 1, Math.max(0, at + by));
  return [...Array(length).keys()].toSpliced(at, 1).toSpliced(to, 0, at);
}

function orderFor(asked: Asked, length: number): Order {
  const { list, action, key, gone } = asked;
  const order: (number | { entry: unknown })[] = [...Array(length).keys()];
  if (action.type === 'add') return [...order, { entry: added(asked) }];
  if (gone) return order.toSpliced(gone.at, 0, { entry: gone.entry });
  const at = Number(key);
  if (action.type !== 'move') {
    mayGo(list);
    return order.toSpliced(at, 1);
  }
  mayMove(list);
  return movedBy(length, at, action.by);
}

/** For a list whose entries have names. */
function changedNamed(source: string, entries: Record<string, unknown>, asked: Asked): Changed {
  const { list, action, at, key, gone } = asked;
  const names = Object.keys(entries);
  const inOrder = (text: string, from: number, by: number) =>
    moveNamedEntry(text, at, (all) => movedBy(all.length, from, by).flatMap((i) => all[i] ?? []));
  if (gone) {
    const text = withNamed(source, at, { name: gone.name ?? '', entry: gone.entry });
    return { text: inOrder(text, names.length, gone.at - names.length) };
  }
  if (action.type === 'add') {
    const entry = added(asked);
    // A chosen name comes with a number; any other entry contains its name.
    const chosen = typeof entry === 'string';
    const name = chosen ? entry : String(valueAt(entry, ['name']));
    return { text: withNamed(source, at, { name, entry: chosen ? 1 : entry }) };
  }
  const name = String(key);
  if (action.type === 'move') {
    mayMove(list);
    return { text: inOrder(source, names.indexOf(name), action.by) };
  }
  mayGo(list);
  const removed = { at: names.indexOf(name), name, entry: entries[name] };
  return { text: withoutNamed(source, at, name), removed };
}

/** The file's text after the action, and the removed entry, if any. @throws HttpError 400 if the action is not possible */
export function changeList(source: string, asked: Asked): Changed {
  const { action, at, key } = asked;
  const entries = valueAt(readYaml(source), at);
  if (isGroup(entries)) return changedNamed(source, entries, asked);
  const all = Array.isArray(entries) ? (entries as unknown[]) : [];
  const text = reorderEntries(source, at, orderFor(asked, all.length));
  if (action.type !== 'remove') return { text };
  return { text, removed: { at: Number(key), entry: all[Number(key)] } };
}

interface Named {
  readonly name: string;
  readonly entry: unknown;
}

/** A free name in the spelling of the file: "red-oxide", "red-oxide-2". */
function freshName(wanted: string, taken: readonly string[]): string {
  const slug = slugOf(wanted);
  // Digits alone would be an index.
  const name = /[a-z]/.test(slug) ? slug : `entry-${slug}`.replace(/-$/, '');
  return freeName(name, (one) => taken.includes(one));
}

/** The source with one more entry at the end. @param at path of the list */
function withNamed(source: string, at: Path, { name, entry }: Named): string {
  const taken = Object.keys(valueAt(readYaml(source), at) ?? {});
  const text = stringify(entry, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
  return withFlowValue(source, [...at, freshName(name, taken)], text);
}

/** The source without an entry. @param at path of the list */
const withoutNamed = (source: string, at: Path, name: string): string =>
  withoutKey(source, [...at, name]);
