import { type FocusEvent, type SyntheticEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What is wrong with a field, in the browser's own words: from the first refusal or the first departure until it is right.
 * They stand below the field and stay there; the browser's bubble, which would cover them, is not shown.
 */
export function useFault() {
  const [fault, setFault] = useState('');
  const show = ({ currentTarget }: SyntheticEvent<Control>) =>
    setFault(currentTarget.validationMessage);
  const handlers = {
    onInvalid: (event: SyntheticEvent<Control>) => {
      event.preventDefault();
      show(event);
      // The first of a form gets the focus, which the browser gives together with its bubble only.
      event.currentTarget.form!.querySelector<Control>(':invalid:not(fieldset)')!.focus();
    },
    onInput: ({ currentTarget }: SyntheticEvent<Control>) => {
      if (currentTarget.validity.valid) setFault('');
    },
    onBlur: (event: FocusEvent<Control>) => {
      const field = event.currentTarget;
      // Spaces alone are no words: to the browser too the field is empty then.
      if (field.value && !field.value.trim()) field.value = '';
      if (field.value) show(event);
    },
  };
  return [fault, handlers, setFault] as const;
}
