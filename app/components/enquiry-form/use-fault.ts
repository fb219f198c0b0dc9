import { type FocusEvent, type SyntheticEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is wrong with a field, in the browser's own words: from the first refusal or the first departure until it is right. */
export function useFault() {
  const [fault, setFault] = useState('');
  const show = ({ currentTarget }: SyntheticEvent<Control>) =>
    setFault(currentTarget.validationMessage);
  const handlers = {
    onInvalid: show,
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
  return [fault, handlers] as const;
}
