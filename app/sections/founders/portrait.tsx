import { useEffect, useRef, useState } from 'react';
import { Photo } from '#app/components/photo.tsx';
import { REVEAL_THRESHOLD } from '#app/constants.ts';
import type { Picture } from '#app/content/types.ts';
import { useInView } from '#app/hooks/use-in-view.ts';
import css from './founders.module.css';

/** True once the picture below `ref` could not be loaded, also when that was before the script arrived. */
function useLoadFailure(ref: React.RefObject<HTMLElement | null>, what: string) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const img = ref.current?.querySelector('img');
    if (!img) return;
    function fail() {
      // biome-ignore lint/suspicious/noConsole: the specification wants the failure logged (section 8)
      console.error(`${what} could not be loaded, so it is hidden.`);
      setFailed(true);
    }
    if (img.complete && img.currentSrc && img.naturalWidth === 0) fail();
    const come = () => setFailed(false);
    img.addEventListener('error', fail);
    img.addEventListener('load', come);
    return () => {
      img.removeEventListener('error', fail);
      img.removeEventListener('load', come);
    };
  }, [ref, what]);
  return hasFailed;
}

interface PortraitProps {
  readonly of: string;
  readonly photo: Picture;
}

/** A founder's photo. One that fails to load leaves no hole (specification, section 8), and comes when the line is back. */
export function Portrait({ of, photo }: PortraitProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasFailed = useLoadFailure(ref, `The photo of ${of}`);
  const inView = useInView(ref, { threshold: REVEAL_THRESHOLD, once: true });
  return (
    <div ref={ref} className={css.photo} data-in-view={inView} hidden={hasFailed}>
      <Photo
        alt={photo.alt}
        framed={photo.framed}
        sizes="(width < 640px) 88vw, (width < 2180px) 38vw, 820px"
        cover
      />
    </div>
  );
}
