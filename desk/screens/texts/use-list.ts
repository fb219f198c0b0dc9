/** The order of a list's entries, and their actions. */
import { useState } from 'react';
import type { List, ListAction, ListActionResult, Part } from '#contract/desk/texts.ts';
import { ask, refetchQueries } from '../../api.ts';
import { keeper } from '../../keep/keep.ts';
import { TEXTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { useOrder } from '../projects/order/use-order.ts';
import { type RemovedNotice, useEditing } from './editing.ts';
import { namingField } from './fold.tsx';

export function useList({ path, entry, entries }: List) {
  const { file, gone, setGone } = useEditing();
  const [announcement, announce] = useState('');
  /** Why the last action failed. */
  const [error, setError] = useState('');
  /** The new order, until the server has saved it. */
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  /** The ID of an entry: the part of its path after that of the list. */
  const idOf = (part: Part) => part.path.slice(path.length + 1).replace(/\..*/s, '');
  const parts = new Map(entries.map((part) => [idOf(part), part]));
  const saved = [...parts.keys()];
  const isOfThese = wanted?.length === saved.length && wanted.every((id) => parts.has(id));
  const ids = wanted && isOfThese ? wanted : saved;
  const nameOf = (id: string) => {
    const part = parts.get(id);
    return (part && namingField(part)?.value) || part?.label || entry;
  };

  /** The removed or moved entry of an action; several moves of one entry are undone together. */
  function goneBy(action: ListAction, removed: string | null): RemovedNotice | null {
    if (action.type !== 'remove' && action.type !== 'move') return null;
    const at = ids.indexOf(action.entry);
    if (action.type === 'remove') return removed ? { list: path, id: removed, at } : null;
    const isSame = gone?.list === path && gone.id === action.entry && gone.between;
    const between = isSame || ([ids[at - 1] ?? null, ids[at + 1] ?? null] as const);
    return { list: path, id: action.entry, at, between };
  }

  /** Returns why it failed; null if it was done. */
  async function send(action: ListAction, done: string): Promise<string | null> {
    setError('');
    try {
      // Values that were typed in the entries are saved first.
      await keeper.flush();
      const { removed } = await ask<ListActionResult>(`/words/${file}/list`, { path, action });
      setGone(goneBy(action, removed));
      await refetchQueries('texts');
      announce(done);
      return null;
    } catch (error) {
      announce('');
      await refetchQueries(['texts', file]);
      return error instanceof Error ? error.message : String(error);
    }
  }
  const change = async (action: ListAction, done: string) =>
    setError((await send(action, done)) ?? '');
  async function move(to: number, id: string, order: readonly string[], done: string) {
    setWanted(order);
    await change({ type: 'move', entry: id, by: to - ids.indexOf(id) }, done);
    setWanted((now) => (now === order ? null : now));
  }
  const order = useOrder({ ids, nameOf, onSet: (next, id, to) => void move(to, id, next, '') });

  const added = say(TEXTS.added, { entry, n: ids.length + 1 });
  return {
    order,
    parts,
    nameOf,
    announcement,
    error,
    /** The last removed or moved entry on this page, if it was in this list. */
    gone: gone?.list === path ? gone : null,
    /** Moves an entry back between its former neighbours, wherever they are by now. */
    moveBack: ({ id, between: [left, right] = [null, null] }: RemovedNotice) => {
      const others = ids.filter((one) => one !== id);
      const before = right === null ? others.length : others.indexOf(right);
      const to = before >= 0 ? before : left === null ? 0 : others.indexOf(left) + 1;
      void move(to, id, others.toSpliced(to, 0, id), say(TEXTS.movedBack, { entry })).then(() =>
        setGone(null),
      );
    },
    move: (id: string, by: -1 | 1) => {
      const to = ids.indexOf(id) + by;
      const moved = ids.filter((one) => one !== id).toSpliced(to, 0, id);
      const words = { name: entry.toLowerCase(), n: to + 1 };
      void move(to, id, moved, say(by < 0 ? TEXTS.movedUp : TEXTS.movedDown, words));
    },
    remove: (id: string) =>
      void change(
        { type: 'remove', entry: id },
        say(TEXTS.removedNumber, { entry, n: ids.indexOf(id) + 1 }),
      ),
    restore: (id: string) => void change({ type: 'restore', id }, say(TEXTS.restored, { entry })),
    /** Adds an entry without fields to type. */
    addBlank: () => void change({ type: 'add', values: {} }, added),
    add: (values: Readonly<Record<string, string>>) => send({ type: 'add', values }, added),
  };
}
export type ListActions = ReturnType<typeof useList>;
