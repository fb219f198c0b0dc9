/** An entry of a list: dragged by its handle, moved by keys or buttons, and removed. */
import type { ReactNode } from 'react';
import type { List } from '#contract/desk/texts.ts';
import { TEXTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { Grip, useItem } from '../projects/order/item.tsx';
import type { ListActions } from './use-list.ts';

interface EntryProps {
  readonly list: List;
  readonly actions: ListActions;
  readonly id: string;
  readonly at: number;
  readonly children: ReactNode;
}

export function ListEntry({ list, actions, id, at, children }: EntryProps) {
  const { entry, canMove, canRemove } = list;
  const { order, nameOf, move, remove } = actions;
  const { itemRef, look, handle } = useItem(order, id);
  const last = order.shown.length - 1;
  const button = (label: string, onClick: () => void) => (
    <TextButton aria-label={`${entry} ${at + 1}: ${label.toLowerCase()}`} onClick={onClick}>
      {label}
    </TextButton>
  );
  return (
    <div className={`texts-entry ${canMove ? 'movable ' : ''}${look}`} ref={itemRef}>
      {canMove && <Grip label={say(TEXTS.move, { name: nameOf(id) })} handle={handle} />}
      {children}
      {(canRemove || canMove) && (
        <div className="texts-moves">
          {canMove && at > 0 && button('Up', () => move(id, -1))}
          {canMove && at < last && button('Down', () => move(id, 1))}
          {canRemove && button('Remove', () => remove(id))}
        </div>
      )}
    </div>
  );
}
