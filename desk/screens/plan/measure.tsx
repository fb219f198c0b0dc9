/** Scale and north on the drawing: a line of known length, and a needle. The fields for both are in `measure-fields.tsx`. */
import type { KeyboardEvent } from 'react';
import type { Point } from '#contract/desk/plan.ts';
import {
  type Box,
  clampToDrawing,
  direction,
  isArrow,
  normaliseAngle,
  pointAt,
  stepPoint,
} from './geometry.ts';
import { useDrag } from './use-drag.ts';

export type Line = readonly [Point, Point];

/** A line across the middle of the sheet. */
export const firstLine = ([left, top, width, height]: Box): Line => [
  [left + width * 0.3, top + height / 2],
  [left + width * 0.7, top + height / 2],
];

interface MeasuringProps {
  readonly box: Box;
  readonly line: Line;
  readonly north: number | null;
  /** Length of a screen pixel in the drawing's units. */
  readonly pixel: number;
  readonly onLine: (line: Line) => void;
  readonly onNorth: (north: number) => void;
}

/** Drawn over the plan: the line with its two ends, and the needle. Renders SVG. */
export function Measuring({ box, line, north, pixel, onLine, onNorth }: MeasuringProps) {
  const [from, to] = line;
  return (
    <g>
      <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} strokeWidth={2 * pixel} />
      {line.map((at, n) => (
        <End
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has two ends
          key={n}
          name={n === 0 ? 'One end of the line' : 'Other end of the line'}
          {...{ at, box, pixel }}
          onMove={(point) => onLine(n === 0 ? [point, to] : [from, point])}
        />
      ))}
      {north !== null && <NorthArrow {...{ box, north, pixel, onNorth }} />}
    </g>
  );
}

interface EndProps {
  readonly name: string;
  readonly at: Point;
  readonly box: Box;
  readonly pixel: number;
  readonly onMove: (at: Point) => void;
}

function End({ name, at, box, pixel, onMove }: EndProps) {
  const drag = useDrag();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    onMove(clampToDrawing(stepPoint(at, event.key, event.shiftKey, 2 * pixel), box));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no button
    <g
      role="button"
      tabIndex={0}
      className="handle"
      data-handle="end"
      aria-label={name}
      onKeyDown={onKeyDown}
      {...drag(at, (point) => onMove(clampToDrawing(point, box)))}
    >
      <circle className="reach" cx={at[0]} cy={at[1]} r={22 * pixel} />
      <circle className="face" cx={at[0]} cy={at[1]} r={7 * pixel} strokeWidth={2 * pixel} />
    </g>
  );
}

const NEEDLE = 40;

function NorthArrow({
  box,
  north,
  pixel,
  onNorth,
}: Omit<EndProps, 'name' | 'at' | 'onMove'> & { north: number; onNorth: (north: number) => void }) {
  const drag = useDrag();
  const [left, top, width] = box;
  const room = (NEEDLE + 26) * pixel;
  const middle: Point = [left + width - room, top + room];
  const tip = pointAt(middle, north, NEEDLE * pixel);
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = ({ '[': -5, ']': 5, ArrowLeft: -1, ArrowRight: 1 } as Record<string, number>)[
      event.key
    ];
    if (turn === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onNorth(normaliseAngle(north + turn));
  };
  return (
    <g
      role="slider"
      tabIndex={0}
      className="handle needle"
      data-handle="north"
      aria-label="North"
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={Math.round(north)}
      aria-valuetext={`${Math.round(north)} degrees from the top of the plan`}
      onKeyDown={onKeyDown}
      {...drag(tip, (point, { isCoarse }) => onNorth(direction(middle, point, isCoarse)))}
    >
      <circle
        className="dial"
        cx={middle[0]}
        cy={middle[1]}
        r={NEEDLE * pixel}
        strokeWidth={pixel}
      />
      <line x1={middle[0]} y1={middle[1]} x2={tip[0]} y2={tip[1]} strokeWidth={2 * pixel} />
      <circle className="reach" cx={tip[0]} cy={tip[1]} r={22 * pixel} />
      <circle className="face" cx={tip[0]} cy={tip[1]} r={11 * pixel} strokeWidth={2 * pixel} />
      <text x={tip[0]} y={tip[1] + 4 * pixel} fontSize={11 * pixel}>
        N
      </text>
    </g>
  );
}
