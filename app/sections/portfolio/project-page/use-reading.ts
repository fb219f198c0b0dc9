import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** A line across the middle of the screen. The picture on it is the current one. */
const MIDDLE = '-50% 0px';

/**
 * Number of the current picture: of those on the middle of the screen the one in the address, else the one that came
 * there last. Undefined in the HTML.
 * @param count number of pictures; their elements have their numbers as ids
 */
export function useReading(count: number): number | undefined {
  const [reading, setReading] = useState<number>();
  const { hash } = useLocation();
  useEffect(() => {
    const inView = new Set<string>();
    const requested = hash.slice(1);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          inView.delete(target.id);
          if (isIntersecting) inView.add(target.id);
        }
        const read = inView.has(requested) ? requested : [...inView].at(-1);
        if (read) setReading(Number(read));
      },
      { rootMargin: MIDDLE },
    );
    for (let n = 1; n <= count; n++) {
      const picture = document.getElementById(String(n));
      if (picture) observer.observe(picture);
    }
    return () => observer.disconnect();
  }, [count, hash]);
  return reading;
}
