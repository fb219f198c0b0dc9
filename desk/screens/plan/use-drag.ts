/** Dragging on a drawing, with finger, pen or mouse. */
import { type PointerEvent, useRef } from 'react';
import type { Point } from '#contract/desk/plan.ts';

/** The point of the drawing under a pointer; `svg` has the drawing's viewBox. */
export function pointUnder(svg: SVGSVGElement | null, clientX: number, clientY: number): Point {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return [0, 0];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [x, y];
}

type Move = (point: Point, event: { readonly isCoarse: boolean }) => void;

/**
 * Handlers for a handle inside an `<svg>` at `at`. `onMove` is called with the new position, which keeps the distance from the
 * pointer at the start.
 */
export function useDrag() {
  const held = useRef<{ id: number; offset: Point } | null>(null);
  return (at: Point, onMove: Move, onBegin?: () => void) => ({
    onPointerDown(event: PointerEvent<SVGElement>) {
      if (event.button !== 0) return;
      const svg = event.currentTarget.ownerSVGElement;
      const [x, y] = pointUnder(svg, event.clientX, event.clientY);
      held.current = { id: event.pointerId, offset: [at[0] - x, at[1] - y] };
      event.currentTarget.setPointerCapture(event.pointerId);
      event.stopPropagation();
      onBegin?.();
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      if (held.current?.id !== event.pointerId) return;
      const { offset } = held.current;
      const [x, y] = pointUnder(event.currentTarget.ownerSVGElement, event.clientX, event.clientY);
      onMove([x + offset[0], y + offset[1]], { isCoarse: event.shiftKey });
    },
    onPointerUp() {
      held.current = null;
    },
    onPointerCancel() {
      held.current = null;
    },
  });
}
