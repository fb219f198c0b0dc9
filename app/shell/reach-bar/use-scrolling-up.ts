import { type RefObject, useEffect, useState } from 'react';

/** Smaller scroll steps are ignored, because a resting thumb causes them. */
const STEP_PX = 12;

/** Parts of the page that offer the same links. */
const SAME_LINKS = '[data-reach], main ~ footer';

const isVisible = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
};

/**
 * True from a scroll up until the next scroll down, below the first screen and while no part of the page with the same
 * links is visible. A step of half a screen is a jump (Back, a fragment) and does not count.
 * @param bar stays while it has the keyboard focus
 */
export function useScrollingUp(bar: RefObject<Element | null>) {
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    let from = scrollY;
    let height = 0;
    function update() {
      const up = from - scrollY;
      if (Math.abs(up) < STEP_PX) return;
      from = scrollY;
      // When a section above is laid out (base.css, `content-visibility`), `scrollY` changes without a scroll.
      const { scrollHeight } = document.documentElement;
      const isLaidOut = height !== scrollHeight;
      height = scrollHeight;
      if (isLaidOut || bar.current?.querySelector(':focus-visible')) return;
      const isMeant = up > 0 && up < innerHeight / 2 && scrollY > innerHeight;
      setUp(isMeant && ![...document.querySelectorAll(SAME_LINKS)].some(isVisible));
    }
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [bar]);
  return isUp;
}
