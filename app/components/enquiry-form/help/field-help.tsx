import { useEffect, useState } from 'react';
import type { FormWords } from '#app/content/schema.server.ts';
import type { Field } from '#enquiry/forms.ts';
import { isPhone, normalisePhone } from '#enquiry/phone.ts';
import { Count } from './count.tsx';
import { fieldFault } from './field-fault.ts';
import { Suggestion } from './suggestion.tsx';

export interface FieldHelpProps {
  readonly control: HTMLInputElement | HTMLTextAreaElement;
  readonly rule: Field;
  readonly words: FormWords;
  /** Says below the field what is wrong with it. */
  readonly say: (fault: string) => void;
}

/** Shows a phone number as it is read. */
function correctPhone(control: FieldHelpProps['control']) {
  const number = normalisePhone(control.value);
  if (number === control.value || !isPhone(number)) return;
  control.value = number;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What a field does beyond the platform's check, fetched with the first letter that is typed: says what is too long
 * instead of cutting it off, counts down, reads a phone number as it is meant, and asks about a provider's name.
 */
export function FieldHelp({ control, rule, words, say }: FieldHelpProps) {
  const { kind } = rule;
  const [value, setValue] = useState(control.value);
  useEffect(() => {
    const stay = new AbortController();
    const on = (target: EventTarget, name: string, listener: () => void) =>
      target.addEventListener(name, listener, { signal: stay.signal });
    const isLeft = () => document.activeElement !== control;
    const change = () => kind === 'tel' && correctPhone(control);
    function read(current: string) {
      const fault = fieldFault(rule, current, words);
      control.setCustomValidity(fault);
      // Too long is said at once; whether a number is whole shows when one leaves it.
      if (fault && (kind !== 'tel' || isLeft())) say(fault);
      setValue(current);
    }
    on(control, 'input', () => read(control.value));
    on(control, 'change', change);
    on(control.form!, 'reset', () => read(''));
    // Typed, and perhaps left, before this arrived.
    if (isLeft()) change();
    read(control.value);
    return () => stay.abort();
  }, [control, rule, kind, words, say]);
  if (kind === 'email') return <Suggestion control={control} value={value} words={words} />;
  return kind === 'tel' ? null : <Count rule={rule} value={value} words={words} />;
}
