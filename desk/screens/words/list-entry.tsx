/** An entry of a list: dragged by its handle, moved by keys or buttons, and removed. */
import type { ReactNode } from 'react';
import type { List } from '#contract/desk/words.ts';
import { WORDS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { Dots } from '../../parts/drawings.tsx';
import { useCarried, useCarry } from '../projects/order/drag-order.tsx';
import type { ListActs } from './use-list.ts';

interface EntryProps {
  readonly list: List;
  readonly acts: ListActs;
  readonly id: string;
  readonly at: number;
  readonly children: ReactNode;
}

export function ListEntry({ list, acts, id, at, children }: EntryProps) {
  const { entry, canMove, canRemove } = list;
  const { order, nameOf, move, remove } = acts;
  const { carryRef, listeners, isCarried } = useCarry(id);
  const carried = useCarried();
  const last = order.shown.length - 1;
  const isMoving = carried && carried.gap !== carried.from && carried.gap !== carried.from + 1;
  const className = [
    'words-entry',
    canMove && 'movable',
    order.lifted?.id === id && 'up',
    isCarried && 'away',
    isMoving && carried.gap === at && 'gap-before',
    isMoving && carried.gap === at + 1 && at === last && 'gap-after',
  ];
  const button = (label: string, act: () => void) => (
    <TextButton aria-label={`${entry} ${at + 1}: ${label.toLowerCase()}`} onClick={act}>
      {label}
    </TextButton>
  );
  return (
    <div className={className.filter(Boolean).join(' ')} ref={carryRef}>
      {canMove && (
        <button
          type="button"
          className="words-grip"
          aria-label={say(WORDS.move, { name: nameOf(id) })}
          aria-pressed={order.lifted?.id === id}
          ref={order.ref(id)}
          onKeyDown={(event) => order.onKey(event, id)}
          onBlur={order.onBlur}
          {...listeners}
        >
          <Dots />
        </button>
      )}
      {children}
      {(canRemove || canMove) && (
        <div className="words-moves">
          {canMove && at > 0 && button('Up', () => move(id, -1))}
          {canMove && at < last && button('Down', () => move(id, 1))}
          {canRemove && button('Remove', () => remove(id))}
        </div>
      )}
    </div>
  );
}
