/** The drawing with the camera positions. Dots and handles have their size in screen pixels, whatever the drawing's units. */
import { type PointerEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { PlacedPicture, Point } from '#contract/desk/plan.ts';
import { Image } from '../../parts/image.tsx';
import { Chosen, Dot, type DotActions, isPlaced } from './dots.tsx';
import { pointUnder } from './use-drag.ts';
import { planPath } from './use-plan.ts';

interface BoardProps extends DotActions {
  readonly slug: string;
  readonly zoom: number;
  readonly pictures: readonly PlacedPicture[];
  readonly chosen: PlacedPicture | null;
  readonly paper: Ref<SVGSVGElement>;
  /** A click on the empty drawing. */
  readonly onTap: (at: Point) => void;
  /** Shown instead of the positions: scale and north. Its argument is the length of a screen pixel. */
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
