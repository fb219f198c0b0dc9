/** Reloads pictures of the live page that changed under the same name: turned, with another framing or another variant. */
import { useEffect, useRef } from 'react';
import { useLibrary } from '../pictures/use-pictures.ts';

export function useNewPictures(reload: () => void): void {
  const { data } = useLibrary(false);
  const stamps = data?.pictures
    .flatMap(({ stamp, focus, phoneFocus, variants }) => [
      stamp,
      focus.revision,
      phoneFocus.revision,
      ...Object.values(variants).map((one) => one.stamp),
    ])
    .join(' ');
  /** Undefined until the library is loaded, which a screen does when it needs it. */
  const seen = useRef(stamps);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the pictures is one new page
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== stamps) reload();
    seen.current = stamps;
  }, [stamps]);
}
