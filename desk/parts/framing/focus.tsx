/** The complete picture, straightened, with its focal point: set by click, drag or arrow keys. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { remainingShare } from '#contract/framing.ts';
import type { EditedValue } from '../../keep/keep.ts';
import { ARROWS } from '../arrow-keys.ts';
import { Image } from '../image.tsx';
import type { Point } from './framing.ts';

export const CENTRE: Point = [0.5, 0.5];
const STEP = 0.02;
const within = (n: number) => Math.round(Math.min(1, Math.max(0, n)) * 1000) / 1000;
const percent = (n: number) => `${Math.round(n * 100)} %`;
export const formatPoint = (point: Point | null) =>
  point ? `${percent(point[0])} from the left, ${percent(point[1])} from the top` : 'the middle';

interface FocusPictureProps {
  /** Address of the shown picture, and the angle by which the screen rotates it. */
  readonly src: string;
  readonly angle?: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly field: EditedValue<Point | null>;
  readonly label?: string;
}

export function FocusPicture({
  src,
  angle = 0,
  size,
  field,
  label = 'Focal point',
}: FocusPictureProps) {
  const image = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const point = field.value ?? CENTRE;
  const { width, height } = size;
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
      <div className="focus-whole">
        <Image
          src={src}
          alt=""
          draggable={false}
          {...{ width, height }}
          style={{
            transform: `rotate(${angle}deg) scale(${1 / remainingShare(width, height, angle)})`,
          }}
        />
      </div>
      <i className="focus-grid" aria-hidden="true" />
      <button
        type="button"
        className={field.value ? 'focus-ring' : 'focus-ring unset'}
        style={{
          left: percent(point[0]).replace(' ', ''),
          top: percent(point[1]).replace(' ', ''),
        }}
        aria-label={`${label}, kept when the picture is cropped: ${formatPoint(field.value)}`}
        aria-describedby="focus-keys"
        onKeyDown={onKey}
        {...hold}
      />
    </div>
  );
}
