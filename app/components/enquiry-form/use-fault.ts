import { type FocusEvent, type SyntheticEvent, useState } from 'react';
import { isBlank } from '#contract/text.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The browser's validation message of a field. It is shown from the first refused submit or the first blur until the
 * value is valid. It is rendered below the field; the browser's bubble, which would cover it, is suppressed.
 */
export function useFault() {
  const [fault, setFault] = useState('');
  const show = ({ currentTarget }: SyntheticEvent<Control>) =>
    setFault(currentTarget.validationMessage);
  const handlers = {
    onInvalid: (event: SyntheticEvent<Control>) => {
      event.preventDefault();
      show(event);
      // Focus the first invalid field: the browser does so only with its bubble, which is suppressed.
      event.currentTarget.form?.querySelector<Control>(':invalid:not(fieldset)')?.focus();
    },
    onInput: ({ currentTarget }: SyntheticEvent<Control>) => {
      if (currentTarget.validity.valid) setFault('');
    },
    onBlur: (event: FocusEvent<Control>) => {
      const field = event.currentTarget;
      // Text of only invisible characters counts as empty, so that `required` refuses it.
      if (field.value && isBlank(field.value)) field.value = '';
      if (field.value) show(event);
    },
  };
  return [fault, handlers, setFault] as const;
}
