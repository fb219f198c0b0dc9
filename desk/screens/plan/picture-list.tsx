/** The pictures of a project: those on the plan, and those to be placed by drag, click or key. */
import { type PointerEvent, useRef, useState } from 'react';
import type { PlacedPicture } from '#contract/desk/plan.ts';
import { Image } from '../../parts/image.tsx';
import { thumbnail } from './use-plan.ts';

interface PictureListProps {
  readonly slug: string;
  readonly pictures: readonly PlacedPicture[];
  readonly chosen: PlacedPicture | null;
  readonly onChoose: (picture: PlacedPicture) => void;
  /** Places a picture without a position: in its room. */
  readonly onPut: (picture: PlacedPicture) => void;
  /** Dropped at a point of the screen. */
  readonly onDrop: (picture: PlacedPicture, clientX: number, clientY: number) => void;
}

/** A pointer that moved less than this has clicked, not dragged. */
const STILL_PX = 6;

export function PictureList(props: PictureListProps) {
  const { slug, pictures, chosen, onChoose, onPut, onDrop } = props;
  const [ghost, setGhost] = useState<{ file: string; x: number; y: number } | null>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);

  const drag = (picture: PlacedPicture) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      // A finger scrolls the list; it taps the plan instead.
      if (event.pointerType === 'touch' || event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      if (!from.current) return;
      if (!ghost && Math.hypot(x - from.current.x, y - from.current.y) < STILL_PX) return;
      wasDragged.current = true;
      setGhost({ file: picture.file, x, y });
    },
    onPointerUp({ clientX, clientY }: PointerEvent<HTMLElement>) {
      from.current = null;
      if (ghost) onDrop(picture, clientX, clientY);
      setGhost(null);
    },
    onPointerCancel() {
      from.current = null;
      setGhost(null);
    },
  });
  return (
    <>
      <ul className="plan-pictures">
        {pictures.map((picture) => {
          const { file, n, title, room, standpoint } = picture;
          return (
            <li key={file} data-off={standpoint ? undefined : ''}>
              <button
                type="button"
                aria-pressed={file === chosen?.file}
                onClick={(event) => {
                  if (wasDragged.current) return;
                  onChoose(picture);
                  // Keys cannot drag: Enter places it in its room.
                  if (!standpoint && event.detail === 0) onPut(picture);
                }}
                {...drag(picture)}
              >
                <span className="n">{n}</span>
                <Image src={thumbnail(slug, file, 160)} alt="" draggable={false} loading="lazy" />
                <span className="words">
                  <b>{title}</b>
                  <span className="wide">{standpoint ? room : 'Drag it onto the plan'}</span>
                  <span className="phone">{standpoint ? room : 'Tap here, then the plan'}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {ghost && (
        <Image
          className="plan-ghost"
          src={thumbnail(slug, ghost.file, 160)}
          alt=""
          style={{ left: ghost.x, top: ghost.y }}
        />
      )}
    </>
  );
}
