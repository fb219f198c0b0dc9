import { useEffect, useState } from 'react';
import { NAVBAR_SCROLLED_PX } from '#app/constants.ts';

/**
 * True while the page is scrolled more than `NAVBAR_SCROLLED_PX` (docs/specification/states.md). Follows scroll events
 * alone: the lower bar changes the layout, and a position that were read again while React renders could change with it.
 */
export function useScrolled() {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    // Between two whole pixels the state stays: the lower bar may move the page by a part of one, back and forth for ever.
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
