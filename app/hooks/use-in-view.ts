/** Whether a section is in view ("scroll reveal" in docs/specification/states.md). */
import { type RefObject, startTransition, useEffect, useState } from 'react';

const FINE_STEPS = Array.from({ length: 21 }, (_, i) => i / 20);

/**
 * A section is in view when `threshold` of it is visible. If it is taller than the screen, it must fill `threshold` of
 * the screen, because it could otherwise never be revealed.
 * @param visible height of the visible part, px
 * @param height of the section, px
 * @param screen height of the viewport, px
 */
export const isInView = (visible: number, height: number, screen: number, threshold: number) =>
  visible > 0 && visible >= threshold * Math.min(height, screen);

interface Options {
  readonly threshold: number;
  /** Stay true once reached. */
  readonly once?: boolean;
}

/** `undefined` until the first observation. Nothing is hidden before that, or without script. */
export function useInView(
  ref: RefObject<Element | null>,
  { threshold, once = false }: Options,
): boolean | undefined {
  const [inView, setInView] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const screen = entry.rootBounds?.height ?? innerHeight;
        const now = isInView(
          entry.intersectionRect.height,
          entry.boundingClientRect.height,
          screen,
          threshold,
        );
        // All sections report at once when a page starts; in a transition React splits the work.
        startTransition(() => setInView(now));
        if (now && once) observer.disconnect();
      },
      { threshold: [...FINE_STEPS, threshold] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold, once]);
  return inView;
}
