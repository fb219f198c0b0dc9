import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { finishPictureTransition } from '#app/browser/picture-transition.ts';
import { Photo as Picture } from '#app/components/photo.tsx';
import { wrap } from '#app/hooks/use-cycle.ts';
import type { Photo } from '#content-model/types.ts';
import type { EncodedPicture } from '#pictures/manifest.ts';
import css from './lightbox-picture.module.css';
import { pictureAt } from './picture-at.ts';
import type { ShownProject } from './portfolio-types.ts';
import { photoAt } from './project-in-view.ts';

const STAND_IN = { width: 3, height: 2 };

export const ratioOf = ({ width, height } = STAND_IN) => width / height;

/** As large as the screen allows, minus the height of the caption. */
const sizesOf = (encoded?: EncodedPicture) => `min(100vw, ${Math.round(82 * ratioOf(encoded))}vh)`;

interface LightboxPictureProps {
  readonly photo: Photo;
  readonly address: string;
  readonly onSwipe: (by: number) => void;
}

/** The picture in the lightbox. Until it has loaded, its small version from the gallery is shown below it. */
export function LightboxPicture({ photo, address, onSwipe }: LightboxPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  // In a microtask, after all effects of this render: the dialog is open and laid out.
  useEffect(
    () => queueMicrotask(() => frame.current && finishPictureTransition(frame.current)),
    [],
  );
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const swiped = useRef(false);
  function onPointerDown({ clientX: x, clientY: y, isPrimary }: PointerEvent) {
    from.current = isPrimary ? { x, y } : undefined;
    swiped.current = false;
  }
  function onPointerUp({ clientX, clientY }: PointerEvent) {
    const by = from.current ? swipe(clientX - from.current.x, clientY - from.current.y) : 0;
    from.current = undefined;
    swiped.current = by !== 0;
    if (by) onSwipe(by);
  }
  const { encoded } = photo;
  const inGallery = encoded && pictureAt(address);
  const small = inGallery?.naturalWidth ? inGallery.currentSrc : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons and keys do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps a swipe from counting as a click
    <div
      className={css.stage}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onDragStart={(event: SyntheticEvent) => event.preventDefault()}
      onClick={(event) => swiped.current && event.stopPropagation()}
    >
      <div
        ref={frame}
        className={css.frame}
        style={{ backgroundImage: small && `url("${small}")` }}
      >
        <Picture
          key={encoded?.base}
          alt={photo.alt}
          encoded={encoded}
          sizes={sizesOf(encoded)}
          priority
          cover
        />
      </div>
    </div>
  );
}

/** Prefetches the previous and the next picture. Renders hidden pictures. */
export function Neighbours({ project, n }: { readonly project: ShownProject; readonly n: number }) {
  return (
    <div hidden>
      {[...new Set([1, -1].map((by) => wrap(n - 1, by, project.count) + 1))].map((neighbour) => {
        const { encoded } = photoAt(project, neighbour);
        return (
          encoded && (
            <Picture key={encoded.base} alt="" encoded={encoded} sizes={sizesOf(encoded)} eager />
          )
        );
      })}
    </div>
  );
}

/** A shorter movement counts as a tap. */
const SWIPE_PX = 40;

/** The step of a swipe: 1 to the left, -1 to the right, 0 if it is too short or too vertical. */
export function swipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
