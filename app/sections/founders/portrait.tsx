import { useEffect, useRef, useState } from 'react';
import { initialsOf } from '#app/components/initials.ts';
import { Photo } from '#app/components/photo.tsx';
import { REVEAL_THRESHOLD } from '#app/constants.ts';
import { useInView } from '#app/hooks/use-in-view.ts';
import type { Picture } from '#content-model/types.ts';
import css from './founders.module.css';

/** True when the picture inside `ref` failed to load, also if that was before hydration. */
function useLoadFailure(ref: React.RefObject<HTMLElement | null>, what: string) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const img = ref.current?.querySelector('img');
    if (!img) return;
    function fail() {
      // biome-ignore lint/suspicious/noConsole: docs/specification/forms.md asks for a log entry
      console.error(`${what} could not be loaded, so it is hidden.`);
      setFailed(true);
    }
    if (img.complete && img.currentSrc && img.naturalWidth === 0) fail();
    const recover = () => setFailed(false);
    img.addEventListener('error', fail);
    img.addEventListener('load', recover);
    return () => {
      img.removeEventListener('error', fail);
      img.removeEventListener('load', recover);
    };
  }, [ref, what]);
  return hasFailed;
}

interface PortraitProps {
  readonly of: string;
  readonly photo: Picture | undefined;
}

/**
 * A founder's photo, or the initials without one. If the photo fails to load it is hidden until a retry succeeds
 * (docs/specification/forms.md, "Errors").
 */
export function Portrait({ of, photo }: PortraitProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasFailed = useLoadFailure(ref, `The photo of ${of}`);
  const inView = useInView(ref, { threshold: REVEAL_THRESHOLD, once: true });
  return (
    <div ref={ref} className={css.photo} data-in-view={inView} hidden={hasFailed}>
      {photo?.encoded ? (
        <Photo
          alt={photo.alt}
          encoded={photo.encoded}
          phone={photo.phone}
          sizes="(width < 640px) 88vw, (width < 2180px) 38vw, 820px"
          cover
        />
      ) : (
        <span className={css.initials} aria-hidden="true">
          {initialsOf(of)}
        </span>
      )}
    </div>
  );
}
