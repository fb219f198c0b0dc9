/** An order that is changed by drag, with mouse, pen or finger; keys are `use-order.ts`. */
import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { type Bounds, gapAt, placeAtGap } from './place.ts';
import type { Order } from './use-order.ts';

export interface Carried {
  readonly id: string;
  readonly from: number;
  /** Before which thing it would come to stand, 0 to their number. */
  readonly gap: number;
  readonly to: number;
}
const CarriedContext = createContext<Carried | null>(null);
export const useCarried = () => useContext(CarriedContext);

/** The drag speaks by the order's own live region. */
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

interface DragOrderProps {
  readonly order: Order;
  /** What is seen under the pointer. */
  readonly ghost: (carried: Carried) => ReactNode;
  /** How long a finger rests before it lifts: 0 where the handle does not scroll. */
  readonly restMs: number;
  readonly children: ReactNode;
}

export function DragOrder({ order, ghost, restMs, children }: DragOrderProps) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const boxes = useRef<() => readonly Bounds[]>(order.boxes);
  boxes.current = order.boxes;
  const gap = useRef(0);
  const finger = restMs > 0 ? { delay: restMs, tolerance: 8 } : { distance: 4 };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: finger }),
  );
  const follow = ({ active }: DragMoveEvent) => {
    const id = String(active.id);
    const from = order.shown.indexOf(id);
    const to = placeAtGap(from, gap.current);
    setCarried((before) =>
      before?.id === id && before.gap === gap.current ? before : { id, from, gap: gap.current, to },
    );
  };
  const end = ({ active }: DragEndEvent) => {
    setCarried(null);
    if (carried) order.moveTo(String(active.id), carried.to);
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={SILENT}
      collisionDetection={({ pointerCoordinates: pointer }) => {
        if (pointer) gap.current = gapAt(boxes.current(), pointer.x, pointer.y);
        return [];
      }}
      onDragStart={() => navigator.vibrate?.(12)}
      onDragMove={follow}
      onDragEnd={end}
      onDragCancel={() => setCarried(null)}
    >
      <CarriedContext value={carried}>{children}</CarriedContext>
      <DragOverlay dropAnimation={null}>{carried && ghost(carried)}</DragOverlay>
    </DndContext>
  );
}

/** Of what is taken hold of: its listeners, and whether it is on its way. */
export function useCarry(id: string) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id });
  return { carryRef: setNodeRef, listeners, isCarried: isDragging };
}
