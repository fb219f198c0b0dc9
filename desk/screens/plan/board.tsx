/** The drawing with its standpoints. Sizes of dots and handles are the screen's, whatever the drawing's units are. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { PlacedPicture, Point, Standpoint } from '#contract/desk/plan.ts';
import { Image } from '../../parts/image.tsx';
import { away, type Drawing, direction, lensThrough, onPaper } from './geometry.ts';
import { pointUnder, useDrag } from './use-drag.ts';
import { planPath } from './use-plan.ts';

const DOT = 13;
const REACH = 96;
/** A finger's width. */
const FINGER = 22;

type OnPlan = PlacedPicture & { readonly standpoint: Standpoint };
const isPlaced = (picture: PlacedPicture): picture is OnPlan => picture.standpoint !== null;

interface BoardProps {
  readonly slug: string;
  readonly drawing: Drawing;
  readonly zoom: number;
  readonly pictures: readonly PlacedPicture[];
  readonly chosen: PlacedPicture | null;
  /** What a dot is called. */
  readonly nameOf: (picture: PlacedPicture) => string;
  readonly paper: Ref<SVGSVGElement>;
  readonly onChoose: (picture: PlacedPicture) => void;
  readonly onChange: (picture: PlacedPicture, standpoint: Standpoint) => void;
  readonly onKey: (event: KeyboardEvent, picture: PlacedPicture) => void;
  /** A tap on the paper itself. */
  readonly onTap: (at: Point) => void;
  /** Stands in place of the standpoints: scale and north. Gets the length of a screen's pixel. */
  readonly instead: ((pixel: number) => ReactNode) | null;
}

export function Board(props: BoardProps) {
  const { slug, drawing, zoom, pictures, chosen, paper, onTap, instead } = props;
  const { viewBox, stamp } = drawing;
  const [left, top, width, height] = viewBox;
  const sheet = useRef<HTMLDivElement>(null);
  const [pixel, setPixel] = useState(1);
  const down = useRef<Point | null>(null);
  useEffect(() => {
    const watch = new ResizeObserver(
      ([entry]) => entry && setPixel(width / entry.contentRect.width),
    );
    if (sheet.current) watch.observe(sheet.current);
    return () => watch.disconnect();
  }, [width]);
  const placed = pictures.filter(isPlaced);
  const tap = ({ currentTarget, clientX, clientY, target }: PointerEvent<SVGSVGElement>) => {
    const isStill =
      down.current && Math.hypot(clientX - down.current[0], clientY - down.current[1]) < 6;
    down.current = null;
    if (isStill && target === currentTarget) onTap(pointUnder(currentTarget, clientX, clientY));
  };
  return (
    <div className="plan-view">
      <div
        ref={sheet}
        className="plan-paper"
        style={
          {
            aspectRatio: `${width} / ${height}`,
            '--ratio': String(width / height),
            '--zoom': String(zoom),
          } as never
        }
      >
        <Image src={`/desk/api${planPath(slug)}/drawing?${stamp}`} alt="" draggable={false} />
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset */}
        <svg
          ref={paper}
          viewBox={`${left} ${top} ${width} ${height}`}
          role="group"
          aria-label="The plan"
          onPointerDown={({ clientX, clientY }) => {
            down.current = [clientX, clientY];
          }}
          onPointerUp={tap}
        >
          {instead ? (
            instead(pixel)
          ) : (
            <>
              {placed.map((picture) => (
                <Dot
                  key={picture.file}
                  {...{ ...props, picture, pixel }}
                  isChosen={picture.file === chosen?.file}
                />
              ))}
              {chosen && isPlaced(chosen) && <Chosen {...{ ...props, picture: chosen, pixel }} />}
            </>
          )}
        </svg>
      </div>
    </div>
  );
}

type DotProps = Pick<BoardProps, 'nameOf' | 'onChoose' | 'onChange' | 'onKey' | 'drawing'> & {
  readonly picture: OnPlan;
  readonly pixel: number;
};

/** One and the same element, chosen or not: while it is dragged it must not be replaced. */
function Dot(props: DotProps & { readonly isChosen: boolean }) {
  const { picture, pixel, isChosen, nameOf, onChoose, onChange, onKey, drawing } = props;
  const drag = useDrag();
  const { standpoint } = picture;
  const { at, heading } = standpoint;
  const [x, y] = away([0, 0], heading, 22 * pixel);
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
        (point) => onChange(picture, { ...standpoint, at: onPaper(point, drawing.viewBox) }),
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

/** What the chosen picture sees, with the handles of its direction and its lens; above all dots. */
function Chosen({ picture, pixel, onChange }: DotProps) {
  const ring = useDrag();
  const lens = useDrag();
  const { standpoint } = picture;
  const { at, heading, fov } = standpoint;
  const reach = REACH * pixel;
  const wedge = reach * 0.84;
  const [a, b] = [away([0, 0], -fov / 2, wedge), away([0, 0], fov / 2, wedge)];
  const sight = `M0 0L${a.join(' ')}A${wedge} ${wedge} 0 0 1 ${b.join(' ')}Z`;
  const ringAt = away(at, heading, reach);
  const lensAt = away(at, heading + fov / 2, wedge);
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
          onChange(picture, { ...standpoint, fov: lensThrough(standpoint, point) }),
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
