/** A list of entries, which can be moved, removed, restored and added. */
import { Fragment, type ReactNode, useState } from 'react';
import type { List, Part } from '#contract/desk/texts.ts';
import { takesAn } from '#contract/english.ts';
import { useKeepState } from '../../keep/keep.ts';
import { TEXTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { Announcement, ErrorMessage } from '../../parts/announcements.tsx';
import { LowQuietButton, TextButton } from '../../parts/buttons.tsx';
import { Dots } from '../../parts/drawings.tsx';
import { DragOrder } from '../projects/order/drag-order.tsx';
import { Grip, useItem } from '../projects/order/item.tsx';
import { useEditing } from './editing.ts';
import { NewEntry, newEntryPath } from './new-entry.tsx';
import { RemovedEntries, UndoLine } from './removed.tsx';
import { type ListActions, useList } from './use-list.ts';

interface ListProps {
  readonly list: List;
  /** False: the surrounding section shows its name. */
  readonly isNamed: boolean;
  readonly show: (part: Part) => ReactNode;
}

export function ListPart({ list, isNamed, show }: ListProps) {
  const { file, setGone } = useEditing();
  const { label, entry, canAdd, blank, removed } = list;
  const actions = useList(list);
  const { order, parts, gone } = actions;
  const hasNew = useKeepState(({ typed }) => newEntryPath(file, list) in typed);
  const [isAdding, setAdding] = useState(hasNew);
  const name = entry.toLowerCase();
  // An entry without fields to type, such as a picture, is added at once and changed afterwards.
  const add = () => (blank.length === 0 ? actions.addBlank() : setAdding(true));
  const undone = gone?.between ? undefined : removed.find(({ id }) => id === gone?.id);
  const others = removed.filter((one) => one !== undone);
  const undoLine = undone && (
    <UndoLine
      text={say(TEXTS.removed, { name: undone.name || entry })}
      onUndo={() => actions.restore(undone.id)}
      onClose={() => setGone(null)}
    />
  );
  const movedLine = gone?.between && (
    <UndoLine
      text={say(TEXTS.moved, { name: actions.nameOf(gone.id) })}
      onUndo={() => actions.moveBack(gone)}
      onClose={() => setGone(null)}
    />
  );
  const isAtEnd = gone !== null && gone.at >= order.shown.length;

  return (
    <fieldset className="texts-list" aria-label={label}>
      {isNamed && <h2>{label}</h2>}
      <DragOrder
        order={order}
        overlayIn={document.querySelector('.screen') ?? document.body}
        ghost={({ id }) => (
          <div className="texts-entry carried">
            <Dots /> {actions.nameOf(id)}
          </div>
        )}
      >
        {order.shown.map((id, at) => {
          const part = parts.get(id);
          return (
            <Fragment key={id}>
              {gone?.at === at && undoLine}
              {part && <ListEntry {...{ list, actions, id, at }}>{show(part)}</ListEntry>}
              {gone?.id === id && movedLine}
            </Fragment>
          );
        })}
        {isAtEnd && undoLine}
      </DragOrder>
      <p className={undone ? 'visually-hidden' : 'hint'} role="status">
        {actions.announcement}
      </p>
      <Announcement>{order.announcement}</Announcement>
      {others.length > 0 && (
        <RemovedEntries removed={others} entry={entry} onRestore={actions.restore} />
      )}
      {canAdd && !isAdding && (
        <LowQuietButton onClick={add}>
          {say(takesAn(name) ? TEXTS.addVowel : TEXTS.add, { name })}
        </LowQuietButton>
      )}
      {isAdding && <NewEntry list={list} onAdd={actions.add} onClose={() => setAdding(false)} />}
      <ErrorMessage>{actions.error}</ErrorMessage>
    </fieldset>
  );
}

interface EntryProps {
  readonly list: List;
  readonly actions: ListActions;
  readonly id: string;
  readonly at: number;
  readonly children: ReactNode;
}

/** Dragged by its handle, moved by keys or buttons, and removed. */
function ListEntry({ list, actions, id, at, children }: EntryProps) {
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
