import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** A line across the middle of the screen: the picture on it is the one that is being read. */
const MIDDLE = '-50% 0px';

/**
 * Number of the picture that is being read: of those on the middle of the screen the one that was asked for by its address,
 * else the one that came there last. Undefined in the HTML.
 * @param count how many pictures there are; their elements carry their numbers as ids
 */
export function useReading(count: number): number | undefined {
  const [reading, setReading] = useState<number>();
  const { hash } = useLocation();
  useEffect(() => {
    const there = new Set<string>();
    const asked = hash.slice(1);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          there.delete(target.id);
          if (isIntersecting) there.add(target.id);
        }
        const read = there.has(asked) ? asked : [...there].at(-1);
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
