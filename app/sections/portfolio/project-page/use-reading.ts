import { useEffect, useState } from 'react';

/** A line across the middle of the screen: the picture on it is the one that is being read. */
const MIDDLE = '-50% 0px';

/**
 * Number of the picture that is being read: the one that crossed the middle of the screen last. Undefined in the HTML.
 * @param count how many pictures there are; their elements carry their numbers as ids
 */
export function useReading(count: number): number | undefined {
  const [reading, setReading] = useState<number>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (entered) setReading(Number(entered.target.id));
      },
      { rootMargin: MIDDLE },
    );
    for (let n = 1; n <= count; n++) {
      const picture = document.getElementById(String(n));
      if (picture) observer.observe(picture);
    }
    return () => observer.disconnect();
  }, [count]);
  return reading;
}
