/** The positions of the cameras on a plan: a dot for each, with handles for the chosen one. Renders SVG. */
import type { KeyboardEvent } from 'react';
import type { PlacedPicture, Point, Standpoint } from '#contract/desk/plan.ts';
import {
  clampToDrawing,
  type Drawing,
  direction,
  fieldOfViewThrough,
  pointAt,
} from './geometry.ts';
import { useDrag } from './use-drag.ts';

type OnPlan = PlacedPicture & { readonly standpoint: Standpoint };
export const isPlaced = (picture: PlacedPicture): picture is OnPlan => picture.standpoint !== null;

const DOT = 13;
const REACH = 96;
/** Radius for touch, in pixels. */
const FINGER = 22;

export interface DotActions {
  readonly drawing: Drawing;
  readonly nameOf: (picture: PlacedPicture) => string;
  readonly onChoose: (picture: PlacedPicture) => void;
  readonly onChange: (picture: PlacedPicture, standpoint: Standpoint) => void;
  readonly onKey: (event: KeyboardEvent, picture: PlacedPicture) => void;
}

interface DotProps extends DotActions {
  readonly picture: OnPlan;
  readonly pixel: number;
}

/** The same element whether it is chosen or not, because it must not be replaced while it is dragged. */
export function Dot(props: DotProps & { readonly isChosen: boolean }) {
  const { picture, pixel, isChosen, nameOf, onChoose, onChange, onKey, drawing } = props;
  const drag = useDrag();
  const { standpoint } = picture;
  const { at, heading } = standpoint;
  const [x, y] = pointAt([0, 0], heading, 22 * pixel);
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no button
    <g
      role="button"
      tabIndex={0}
      className="dot"
      aria-label={nameOf(picture)}
      aria-pressed={isChosen}
      data-dot={picture.file}
      transform={`translate(${at.join(' ')})`}
      onFocus={() => onChoose(picture)}
      onKeyDown={(event) => onKey(event, picture)}
      {...drag(
        at,
        (point) => onChange(picture, { ...standpoint, at: clampToDrawing(point, drawing.viewBox) }),
        () => onChoose(picture),
      )}
    >
      <circle className="reach" r={FINGER * pixel} />
      {!isChosen && (
        <>
          <line x2={x} y2={y} strokeWidth={1.5 * pixel} />
          <circle className="face" r={10.5 * pixel} strokeWidth={1.5 * pixel} />
          <Figure n={picture.n} size={11.5 * pixel} />
        </>
      )}
    </g>
  );
}

const Figure = ({ n, size }: { readonly n: number; readonly size: number }) => (
  <text y={size * 0.36} fontSize={size}>
    {n}
  </text>
);

/** The field of view of the chosen picture with its handles, above all dots. */
export function Chosen({ picture, pixel, onChange }: DotProps) {
  const ring = useDrag();
  const lens = useDrag();
  const { standpoint } = picture;
  const { at, heading, fov } = standpoint;
  const reach = REACH * pixel;
  const wedge = reach * 0.84;
  const [a, b] = [pointAt([0, 0], -fov / 2, wedge), pointAt([0, 0], fov / 2, wedge)];
  const sight = `M0 0L${a.join(' ')}A${wedge} ${wedge} 0 0 1 ${b.join(' ')}Z`;
  const ringAt = pointAt(at, heading, reach);
  const lensAt = pointAt(at, heading + fov / 2, wedge);
  const spot = ([cx, cy]: Point, r: number) => ({ cx, cy, r: r * pixel });
  return (
    <g className="chosen">
      <g transform={`translate(${at.join(' ')}) rotate(${heading})`}>
        <path className="sight" d={sight} strokeWidth={pixel} />
        <line y2={-reach} strokeWidth={1.5 * pixel} />
      </g>
      <g
        className="handle"
        data-handle="lens"
        {...lens(lensAt, (point) =>
          onChange(picture, { ...standpoint, fov: fieldOfViewThrough(standpoint, point) }),
        )}
      >
        <circle className="reach" {...spot(lensAt, 18)} />
        <circle className="face" {...spot(lensAt, 5)} strokeWidth={2 * pixel} />
      </g>
      <g
        className="handle"
        data-handle="direction"
        {...ring(ringAt, (point, { isCoarse }) =>
          onChange(picture, { ...standpoint, heading: direction(at, point, isCoarse) }),
        )}
      >
        <circle className="reach" {...spot(ringAt, FINGER)} />
        <circle className="face" {...spot(ringAt, 8)} strokeWidth={2.5 * pixel} />
      </g>
      <g className="on-top" transform={`translate(${at.join(' ')})`}>
        <circle className="halo" r={19 * pixel} strokeWidth={2 * pixel} />
        <circle className="full" r={DOT * pixel} />
        <Figure n={picture.n} size={14 * pixel} />
      </g>
    </g>
  );
}
