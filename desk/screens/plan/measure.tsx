/** Scale and north: a line of which one says the length, and a needle. Both are fields as well. */
import { type KeyboardEvent, useState } from 'react';
import type { Measure, Point } from '#contract/desk/plan.ts';
import {
  away,
  type Box,
  direction,
  distance,
  isArrow,
  metreOf,
  onPaper,
  stepped,
  turned,
} from './geometry.ts';
import { useDrag } from './use-drag.ts';

export type Line = readonly [Point, Point];

/** Across the middle of the sheet. */
export const firstLine = ([left, top, width, height]: Box): Line => [
  [left + width * 0.3, top + height / 2],
  [left + width * 0.7, top + height / 2],
];

interface MeasuringProps {
  readonly box: Box;
  readonly line: Line;
  readonly north: number | null;
  /** Length of a screen's pixel. */
  readonly pixel: number;
  readonly onLine: (line: Line) => void;
  readonly onNorth: (north: number) => void;
}

/** What is drawn over the plan: the line with its two ends, and the needle. Renders SVG. */
export function Measuring({ box, line, north, pixel, onLine, onNorth }: MeasuringProps) {
  const [from, to] = line;
  return (
    <g className="measuring">
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
      {north !== null && <Needle {...{ box, north, pixel, onNorth }} />}
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
    onMove(onPaper(stepped(at, event.key, event.shiftKey, 2 * pixel), box));
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
      {...drag(at, (point) => onMove(onPaper(point, box)))}
    >
      <circle className="reach" cx={at[0]} cy={at[1]} r={22 * pixel} />
      <circle className="face" cx={at[0]} cy={at[1]} r={7 * pixel} strokeWidth={2 * pixel} />
    </g>
  );
}

const NEEDLE = 40;

function Needle({
  box,
  north,
  pixel,
  onNorth,
}: Omit<EndProps, 'name' | 'at' | 'onMove'> & { north: number; onNorth: (north: number) => void }) {
  const drag = useDrag();
  const [left, top, width] = box;
  const room = (NEEDLE + 26) * pixel;
  const middle: Point = [left + width - room, top + room];
  const tip = away(middle, north, NEEDLE * pixel);
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = ({ '[': -5, ']': 5, ArrowLeft: -1, ArrowRight: 1 } as Record<string, number>)[
      event.key
    ];
    if (turn === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onNorth(turned(north + turn));
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
      aria-valuetext={`${Math.round(north)} degrees from the top of the sheet`}
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

interface FieldsProps {
  readonly box: Box;
  readonly measure: Measure;
  readonly line: Line;
  readonly onChange: (measure: Measure) => void;
  readonly onDone: () => void;
}

/** The same as fields. A line that is dragged shows its length, until another one is typed. */
export function MeasureFields({ box, measure, line, onChange, onDone }: FieldsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const long = distance(...line);
  const known = measure.metre === null ? '' : (long / metreOf(measure, box)).toFixed(2);
  const isReady = Number(typed) > 0;
  return (
    <form
      className="measure-fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady)
          onChange({ ...measure, metre: long / Number(typed), north: measure.north ?? 0 });
        setTyped(null);
      }}
    >
      <h2>Scale and north</h2>
      <p className="hint">
        Put the line on something whose length you know, a wall or a door, and say how long it is.
      </p>
      <div className="pair">
        <label className="field">
          <span>Its length in metres</span>
          <input
            type="number"
            inputMode="decimal"
            min="0.1"
            max="200"
            step="any"
            value={typed ?? known}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button type="submit" className="button low quiet" disabled={!isReady}>
          Set the scale
        </button>
      </div>
      <label className="field">
        <span>North, in degrees right of the sheet’s top</span>
        <input
          type="number"
          inputMode="numeric"
          min="-360"
          max="360"
          step="1"
          disabled={measure.metre === null}
          value={measure.north === null ? '' : Math.round(measure.north)}
          onChange={({ target }) => {
            if (target.value !== '') onChange({ ...measure, north: turned(Number(target.value)) });
          }}
        />
      </label>
      {measure.metre === null && <p className="hint">Set the scale first, then north.</p>}
      <button type="button" className="button low" onClick={onDone}>
        Done
      </button>
    </form>
  );
}
