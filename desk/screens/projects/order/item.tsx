/** An item of an order: its appearance while the order changes, and the handle that moves it. */
import { useDraggable } from '@dnd-kit/core';
import { useContext } from 'react';
import { Dots } from '../../../parts/drawings.tsx';
import { DraggedItemContext } from './drag-order.tsx';
import type { Order } from './use-order.ts';

/**
 * `look`: `up` while it is moved by keys, `away` while it is dragged, `gap-before` or `gap-after` where a dragged item
 * would be dropped.
 */
export function useItem(order: Order, id: string) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id });
  const carried = useContext(DraggedItemContext);
  const index = order.shown.indexOf(id);
  const isLast = index === order.shown.length - 1;
  const isLifted = order.lifted?.id === id;
  const isMoving = carried && carried.gap !== carried.from && carried.gap !== carried.from + 1;
  const look = [
    isLifted && 'up',
    isDragging && 'away',
    isMoving && carried.gap === index && 'gap-before',
    isMoving && carried.gap === index + 1 && isLast && 'gap-after',
  ];
  return {
    itemRef: setNodeRef,
    look: look.filter(Boolean).join(' '),
    isLifted,
    /** Properties for the button that moves the item. */
    handle: {
      ref: order.ref(id),
      'aria-pressed': isLifted,
      onKeyDown: (event: React.KeyboardEvent) => void order.onKey(event, id),
      onBlur: order.onBlur,
      ...listeners,
    },
  };
}

interface GripProps {
  readonly label: string;
  readonly handle: ReturnType<typeof useItem>['handle'];
}

/** The screen's element `order-keys` explains how to use it. */
export const Grip = ({ label, handle }: GripProps) => (
  <button
    type="button"
    className="grip"
    aria-label={label}
    aria-describedby="order-keys"
    {...handle}
  >
    <Dots />
  </button>
);
