import { type RefObject, useEffect, useState } from 'react';

/** Two thirds of a screen ahead: enough time to load a few kilobytes before the visitor scrolls there. */
const MARGIN = '0px 0px 66%';

/** True once the element has been near the screen. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
}
