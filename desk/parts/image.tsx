/** A picture of the desk, requested again after a lost connection. */
import { type ComponentProps, useEffect, useState } from 'react';
import { FIRST_WAIT_MS, pause } from '../until-answered.ts';

/** Seven attempts take two minutes; then the picture is broken or deleted. */
const TRIES_MAX = 7;

interface ImageProps extends ComponentProps<'img'> {
  readonly src: string;
  readonly alt: string;
}

export function Image({ src, alt, ...props }: ImageProps) {
  const [failed, setFailed] = useState({ src, tries: 0, isWaiting: false });
  const { tries, isWaiting } = failed.src === src ? failed : { tries: 0, isWaiting: false };
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => setFailed({ src, tries: tries + 1, isWaiting: false });
    const stop = new AbortController();
    pause(FIRST_WAIT_MS * 2 ** tries, stop.signal).then(again, () => {});
    return () => stop.abort();
  }, [src, tries, isWaiting]);
  return (
    <img
      // A new element requests the picture again.
      key={`${src} ${tries}`}
      {...props}
      src={src}
      alt={alt}
      onError={() => setFailed({ src, tries, isWaiting: tries < TRIES_MAX })}
    />
  );
}
