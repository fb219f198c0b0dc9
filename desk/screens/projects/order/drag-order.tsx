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
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { gapAt, placeAtGap } from './place.ts';
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

/** Gaps are looked for, not things to be dropped on. */
const nothingBelow = () => [];

/** Where the pointer is, in pixels of the viewport. What was last drawn lags behind a quick hand, which would set down where it was. */
function usePointer() {
  const pointer = useRef({ x: 0, y: 0 });
  useEffect(() => {
    const note = ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      // A second finger carries nothing.
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
  /** What is seen under the pointer. */
  readonly ghost: (carried: Carried) => ReactNode;
  /** How long a finger rests before it lifts: 0 where the handle does not scroll. */
  readonly restMs: number;
  readonly children: ReactNode;
}

export function DragOrder({ order, ghost, restMs, children }: DragOrderProps) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const pointer = usePointer();
  const finger = restMs > 0 ? { delay: restMs, tolerance: 8 } : { distance: 4 };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: finger }),
  );
  /** Where a thing is, and where it comes to stand if it is let go of now. */
  function carry(id: string): Carried {
    const from = order.shown.indexOf(id);
    const gap = gapAt(order.boxes(), pointer.current.x, pointer.current.y);
    return { id, from, gap, to: placeAtGap(from, gap) };
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
