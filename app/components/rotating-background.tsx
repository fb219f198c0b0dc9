import { useEffect, useRef, useState } from 'react';
import { useCycle, wrap } from '#app/hooks/use-cycle.ts';
import { useInView } from '#app/hooks/use-in-view.ts';
import { useInterval } from '#app/hooks/use-interval.ts';
import { useMotionAllowed } from '#app/hooks/use-motion.ts';
import type { Picture } from '#content-model/types.ts';
import { Photo } from './photo.tsx';
import css from './rotating-background.module.css';

interface RotatingBackgroundProps {
  /** The slots in their order; one picture may fill several. */
  readonly slots: readonly Picture[];
  /** Milliseconds for which each slot is shown. */
  readonly everyMs: number;
  /** Name of the keyframes in the style sheet. */
  readonly fade: 'why' | 'features' | 'projects';
  readonly sizes: string;
  readonly phoneSizes?: string;
  readonly priority?: boolean;
}

/** Pictures that rotate behind a section, requested one at a time. Renders a `<div>` that fills its parent. */
export function RotatingBackground({
  slots,
  everyMs,
  fade,
  sizes,
  phoneSizes,
  priority,
}: RotatingBackgroundProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isOnScreen = useInView(frame, { threshold: 0.05 }) === true;
  const motionAllowed = useMotionAllowed();
  const [index, step] = useCycle(slots.length);
  const runs = isOnScreen && motionAllowed && slots.length > 1;
  useInterval(() => step(1), everyMs, runs);

  // A slot is added to the document one rotation before it is shown, and stays there.
  const [loaded, setLoaded] = useState(1);
  useEffect(() => {
    if (runs) setLoaded((n) => Math.max(n, index + 2));
  }, [runs, index]);

  return (
    <div ref={frame} className={css.frame} data-fade={fade} aria-hidden="true" data-slot={index}>
      {slots.slice(0, loaded).map((picture, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its position; one picture may fill two
          key={i}
          className={css.slot}
          data-shown={i === index}
          data-leaving={i === wrap(index, -1, slots.length)}
        >
          <Photo
            alt=""
            encoded={picture.encoded}
            phone={picture.phone}
            night={picture.night}
            sizes={sizes}
            phoneSizes={phoneSizes}
            priority={priority && i === 0}
            cover
          />
        </div>
      ))}
    </div>
  );
}
