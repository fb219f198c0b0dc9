import { useEffect, useLayoutEffect, useRef } from 'react';
import { land, lift, pictureAt } from './morph.ts';
import { addressOf, type View } from './place.ts';

/** As long as a picture is on its way back to the wall, ms. */
const WAY_BACK_MS = 600;

/**
 * What happens when the lightbox closes: its picture goes back to its place on the wall, and so does the focus.
 * The browser itself gives the focus back to the link that opened the lightbox; after a deep link there was none.
 */
export function useReturn(view: View | undefined) {
  const last = useRef<View>(undefined);
  useLayoutEffect(() => {
    land();
    if (view || !last.current) return;
    lift(pictureAt(addressOf(last.current)));
    setTimeout(land, WAY_BACK_MS);
  }, [view]);
  useEffect(() => {
    const shown = last.current;
    last.current = view;
    if (view || !shown) return;
    const hasFocus = document.activeElement && document.activeElement !== document.body;
    if (!hasFocus) pictureAt(addressOf(shown))?.closest('a')?.focus();
  }, [view]);
}
