import { useEffect, useState } from 'react';
import { NAVBAR_SCROLLED_PX } from '#app/constants.ts';

/**
 * True while the page is scrolled more than `NAVBAR_SCROLLED_PX` (docs/specification/states.md). It is updated by
 * scroll events only: the state changes the height of the bar and with it the layout, so reading the position during
 * rendering could change the state again.
 */
export function useScrolled() {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    // Changes within one pixel are ignored: the lower bar may move the page by a fraction of a pixel, and the state
    // would switch back and forth.
    const onScroll = () =>
      setScrolled(
        (was) => scrollY >= NAVBAR_SCROLLED_PX + 1 || (was && scrollY > NAVBAR_SCROLLED_PX),
      );
    onScroll();
    addEventListener('scroll', onScroll);
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isScrolled;
}
