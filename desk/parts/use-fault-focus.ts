/** Moves the focus to the first invalid field, in the order of the form, after each response (WCAG 3.3.1). */
import { type RefObject, useLayoutEffect } from 'react';

/** @param faults messages by field; the focus moves whenever this is another object */
export function useFaultFocus(form: RefObject<HTMLElement | null>, faults: object) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object is a new answer
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
}
