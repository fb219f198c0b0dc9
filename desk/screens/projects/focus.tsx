/** The picture whole, with the point that narrow crops keep in sight: by click, drag or arrow keys. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Photo } from '#contract/desk/projects.ts';
import type { Field } from '../../keep/keep.ts';
import { Image } from '../../parts/image.tsx';
import { Conflict } from '../../parts/kept-note.tsx';
import { Refused } from './text-field.tsx';
import { pictureOf } from './use-projects.ts';

type Point = readonly [number, number];
const MIDDLE: Point = [0.5, 0.5];
const STEP = 0.02;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Crops of the site: a phone held upright, and a wide screen. */
const CROPS = [
  ['Upright', '3 / 4'],
  ['Wide', '21 / 9'],
] as const;

const within = (n: number) => Math.round(Math.min(1, Math.max(0, n)) * 1000) / 1000;
const percent = (n: number) => `${Math.round(n * 100)} %`;
const say = (point: Point | null) =>
  point ? `${percent(point[0])} from the left, ${percent(point[1])} from the top` : 'the middle';

interface FocusProps {
  readonly slug: string;
  readonly photo: Photo;
  readonly field: Field<Point | null>;
}

export function FocusPicture({ slug, photo, field }: FocusProps) {
  const image = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const point = field.value ?? MIDDLE;
  const { width, height } = photo;
  function follow({ clientX, clientY }: { clientX: number; clientY: number }) {
    if (!image.current) return;
    const { left, top, width, height } = image.current.getBoundingClientRect();
    field.set([within((clientX - left) / width), within((clientY - top) / height)]);
  }
  function onKey(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? STEP * 5 : STEP;
    field.set([within(point[0] + arrow[0] * step), within(point[1] + arrow[1] * step)]);
  }
  const hold = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      isHeld.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (isHeld.current) follow(event);
    },
    onPointerUp() {
      isHeld.current = false;
    },
    onPointerCancel() {
      isHeld.current = false;
    },
    onClick: (event: React.MouseEvent) => event.stopPropagation(),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the ring on it does the same by key
    // biome-ignore lint/a11y/useKeyWithClickEvents: the ring on it does the same by key
    <div
      className="focus-picture"
      ref={image}
      style={{ aspectRatio: `${width} / ${height}`, '--ratio': String(width / height) } as never}
      onClick={follow}
    >
      <Image src={pictureOf(slug, photo, 1600)} alt="" draggable={false} {...{ width, height }} />
      <button
        type="button"
        className={field.value ? 'focus-ring' : 'focus-ring unset'}
        style={{
          left: percent(point[0]).replace(' ', ''),
          top: percent(point[1]).replace(' ', ''),
        }}
        aria-label={`Focal point, kept when the picture is cropped: ${say(field.value)}`}
        aria-describedby="focus-keys"
        onKeyDown={onKey}
        {...hold}
      />
    </div>
  );
}

/** How the crops look, and the way back to the middle. */
export function FocusCrops({ slug, photo, field }: FocusProps) {
  const [x, y] = field.value ?? MIDDLE;
  return (
    <section className="focus-crops" aria-labelledby="focus-crops">
      <div>
        <h2 className="lab" id="focus-crops">
          Focal point
        </h2>
        <p className="hint" id="focus-keys">
          Drag the ring on the picture, or use its arrow keys.
        </p>
        {field.value && (
          <button type="button" className="underlined" onClick={() => field.set(null)}>
            Reset to the centre
          </button>
        )}
        <p className="visually-hidden" role="status">
          {field.typed ? `Focal point: ${say(field.value)}` : ''}
        </p>
      </div>
      {CROPS.map(([name, aspectRatio]) => (
        <figure key={name}>
          <Image
            src={pictureOf(slug, photo, 640)}
            alt=""
            style={{ aspectRatio, objectPosition: `${x * 100}% ${y * 100}%` }}
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      <Refused field={field} />
      <Conflict field={field} say={say} />
    </section>
  );
}
