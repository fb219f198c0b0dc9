import { type RefObject, useEffect, useState } from 'react';

/** Less than this is a thumb that rests. */
const STEP_PX = 12;

/** Where the same ways to the studio stand in the page. */
const AT_HAND = '[data-reach], main ~ footer';

const isSeen = (place: Element) => {
  const { top, bottom } = place.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
};

/**
 * True from a scroll up until the next one down, below the first screen and while none of the places that offer the same
 * is seen. A step of half a screen is a jump: the way back, a named place.
 * @param bar stays while the keyboard is in it
 */
export function useScrollingUp(bar: RefObject<Element | null>) {
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    let from = scrollY;
    let height = 0;
    function look() {
      const up = from - scrollY;
      if (Math.abs(up) < STEP_PX) return;
      from = scrollY;
      // A section that is laid out above moves the page under a thumb that goes down (base.css, `content-visibility`).
      const { scrollHeight } = document.documentElement;
      const isLaidOut = height !== scrollHeight;
      height = scrollHeight;
      if (isLaidOut || bar.current?.querySelector(':focus-visible')) return;
      const isMeant = up > 0 && up < innerHeight / 2 && scrollY > innerHeight;
      setUp(isMeant && ![...document.querySelectorAll(AT_HAND)].some(isSeen));
    }
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [bar]);
  return isUp;
}
