/** Changes an order by dragging with mouse, pen or finger; for keys see `use-order.ts`. */
import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { gapAt, positionAtGap } from './positions.ts';
import type { Order } from './use-order.ts';

export interface DraggedItem {
  readonly id: string;
  readonly from: number;
  /** The gap where it would be dropped: 0 to the number of items. */
  readonly gap: number;
  readonly to: number;
}
export const DraggedItemContext = createContext<DraggedItem | null>(null);

/** Turns the library's announcements off, because the order has its own live region. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

/** There are no drop targets: `gapAt` finds the gap. */
const nothingBelow = () => [];

/** The pointer's position in pixels of the viewport. The last rendered position may lag behind a fast drag. */
function usePointer() {
  const pointer = useRef({ x: 0, y: 0 });
  useEffect(() => {
    const note = ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      // A second finger does not drag.
      if (isPrimary) pointer.current = { x, y };
    };
    const kinds = ['pointerdown', 'pointermove', 'pointerup'] as const;
    for (const kind of kinds) addEventListener(kind, note, true);
    return () => {
      for (const kind of kinds) removeEventListener(kind, note, true);
    };
  }, []);
  return pointer;
}

interface DragOrderProps {
  readonly order: Order;
  /** Shown under the pointer. */
  readonly ghost: (carried: DraggedItem) => ReactNode;
  /** Milliseconds that a finger must rest before dragging starts: 0 on a handle, which does not scroll. */
  readonly restMs?: number;
  /**
   * Element in which the ghost is drawn instead of in place: inside a section with its own containing block, fixed positions
   * are not relative to the window.
   */
  readonly overlayIn?: Element;
  readonly children: ReactNode;
}

export function DragOrder({ order, ghost, restMs = 0, overlayIn, children }: DragOrderProps) {
  const [carried, setCarried] = useState<DraggedItem | null>(null);
  const pointer = usePointer();
  const finger = restMs > 0 ? { delay: restMs, tolerance: 8 } : { distance: 4 };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: finger }),
  );
  /** The item's position, and the one at which it would be dropped now. */
  function carry(id: string): DraggedItem {
    const from = order.shown.indexOf(id);
    const gap = gapAt(order.boxes(), pointer.current.x, pointer.current.y);
    return { id, from, gap, to: positionAtGap(from, gap) };
  }
  const follow = ({ active }: DragMoveEvent) => {
    const now = carry(String(active.id));
    setCarried((before) => (before?.id === now.id && before.gap === now.gap ? before : now));
  };
  const end = ({ active }: DragEndEvent) => {
    const { id, to } = carry(String(active.id));
    setCarried(null);
    order.moveTo(id, to);
  };
  const overlay = <DragOverlay dropAnimation={null}>{carried && ghost(carried)}</DragOverlay>;
  return (
    <DndContext
      sensors={sensors}
      accessibility={SILENT}
      collisionDetection={nothingBelow}
      onDragStart={() => navigator.vibrate?.(12)}
      onDragMove={follow}
      onDragEnd={end}
      onDragCancel={() => setCarried(null)}
    >
      <DraggedItemContext value={carried}>{children}</DraggedItemContext>
      {overlayIn ? createPortal(overlay, overlayIn) : overlay}
    </DndContext>
  );
}
