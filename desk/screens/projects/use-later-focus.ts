/** Focuses the description or the frame of a picture as soon as it is shown. */
import { useLayoutEffect, useRef } from 'react';
import { DESCRIPTION } from './description-field.tsx';
import { isWide } from './is-wide.ts';

type Target = 'description' | 'frame';

interface LaterFocus {
  readonly chosen: { readonly file: string } | null;
  readonly isOne: boolean;
  /** Focuses the frame of a picture. */
  readonly onFrame: (file: string) => void;
}

export function useLaterFocus({ chosen, isOne, onFrame }: LaterFocus) {
  // The chosen picture changes with the address, later than the key press, and another render may happen in between. Until the
  // address names a picture, the first one is chosen, and a phone shows the sheet instead of its fields.
  const wanted = useRef<{ file: string; on: Target } | null>(null);
  useLayoutEffect(() => {
    const { file, on } = wanted.current ?? {};
    if (!file) return;
    const isShown = isWide() || isOne === (on === 'description');
    if (!isShown || (on === 'description' && file !== chosen?.file)) return;
    wanted.current = null;
    if (on === 'frame') return onFrame(file);
    // On a phone the picture above the field stays visible.
    document.getElementById(DESCRIPTION)?.focus({ preventScroll: !isWide() });
  });
  return (file: string, on: Target) => {
    wanted.current = { file, on };
  };
}
