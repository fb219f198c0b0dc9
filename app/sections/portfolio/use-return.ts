import { useEffect, useRef } from 'react';
import { pictureAt } from './picture-at.ts';
import { addressOf, type View } from './place.ts';

/** The browser returns the focus to the link that opened the lightbox; after a deep link it moves to the picture shown last. */
export function useReturn(view: View | undefined) {
  const last = useRef<View>(undefined);
  useEffect(() => {
    const shown = last.current;
    last.current = view;
    if (view || !shown) return;
    const hasFocus = document.activeElement && document.activeElement !== document.body;
    if (!hasFocus) pictureAt(addressOf(shown))?.closest('a')?.focus();
  }, [view]);
}
