import { type FocusEvent, type SyntheticEvent, useState } from 'react';
import { isBlank } from '#contract/text.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What is wrong with a field, in the browser's own words: shown from the first refused submit or the first blur until the
 * value is valid. The message is rendered below the field; the browser's bubble, which would cover it, is suppressed.
 */
export function useFault() {
  const [fault, setFault] = useState('');
  const show = ({ currentTarget }: SyntheticEvent<Control>) =>
    setFault(currentTarget.validationMessage);
  const handlers = {
    onInvalid: (event: SyntheticEvent<Control>) => {
      event.preventDefault();
      show(event);
      // Focus the first invalid field: with the bubble suppressed, the browser does not do it.
      event.currentTarget.form?.querySelector<Control>(':invalid:not(fieldset)')?.focus();
    },
    onInput: ({ currentTarget }: SyntheticEvent<Control>) => {
      if (currentTarget.validity.valid) setFault('');
    },
    onBlur: (event: FocusEvent<Control>) => {
      const field = event.currentTarget;
      // What shows nothing counts as empty, so that `required` refuses it.
      if (field.value && isBlank(field.value)) field.value = '';
      if (field.value) show(event);
    },
  };
  return [fault, handlers, setFault] as const;
}
