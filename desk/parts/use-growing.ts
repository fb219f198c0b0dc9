/** Makes a text field as high as its text in browsers without `field-sizing: content`. */
import { type RefObject, useLayoutEffect } from 'react';

/** @param value its text; it is measured only when this changes */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, value: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || CSS.supports('field-sizing', 'content')) return;
    current.style.height = 'auto';
    const border = current.offsetHeight - current.clientHeight;
    current.style.height = `${current.scrollHeight + border}px`;
  }, [value]);
}
