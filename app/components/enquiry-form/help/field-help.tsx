import { useEffect, useState } from 'react';
import type { FormTexts } from '#content-model/schema.server.ts';
import { asciiAddress } from '#contract/email.ts';
import type { Field } from '#contract/forms.ts';
import { isPhone, normalisePhone } from '#contract/phone.ts';
import { Count } from './count.tsx';
import { fieldFault } from './field-fault.ts';
import { Suggestion } from './suggestion.tsx';

export interface FieldHelpProps {
  readonly control: HTMLInputElement | HTMLTextAreaElement;
  readonly rule: Field;
  readonly words: FormTexts;
  /** Shows the message below the field. */
  readonly showFault: (fault: string) => void;
}

/** Replaces a phone number by its normalised form, which is also the one that is sent. */
function correctPhone(control: FieldHelpProps['control']) {
  const number = normalisePhone(control.value);
  if (number === control.value || !isPhone(number)) return;
  control.value = number;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Some browsers refuse a domain with letters beyond ASCII. They get its ASCII form. */
function correctEmail(control: FieldHelpProps['control']) {
  const address = asciiAddress(control.value.trim());
  if (!control.validity.typeMismatch || address === control.value) return;
  control.value = address;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

const CORRECT: Partial<Record<Field['kind'], typeof correctPhone>> = {
  tel: correctPhone,
  email: correctEmail,
};

/**
 * Checks beyond HTML form validation, fetched at the first input: reports text that is too long instead of cutting it,
 * shows how many characters are left, normalises a phone number, and suggests a correction of a misspelt mail domain.
 */
export function FieldHelp({ control, rule, words, showFault }: FieldHelpProps) {
  const { kind } = rule;
  const [value, setValue] = useState(control.value);
  useEffect(() => {
    const mounted = new AbortController();
    const on = (target: EventTarget, name: string, listener: () => void) =>
      target.addEventListener(name, listener, { signal: mounted.signal });
    const isLeft = () => document.activeElement !== control;
    const change = () => CORRECT[kind]?.(control);
    function check(current: string) {
      const fault = fieldFault(rule, current, words);
      control.setCustomValidity(fault);
      // A text that is too long is reported at once. A phone number is reported on blur, because it is incomplete until
      // then.
      if (fault && (kind !== 'tel' || isLeft())) showFault(fault);
      setValue(current);
    }
    on(control, 'input', () => check(control.value));
    on(control, 'change', change);
    if (control.form) on(control.form, 'reset', () => check(''));
    // The visitor may have typed the value, and left the field, before this module was loaded.
    if (isLeft()) change();
    check(control.value);
    return () => mounted.abort();
  }, [control, rule, kind, words, showFault]);
  if (kind === 'email') return <Suggestion control={control} value={value} words={words} />;
  return kind === 'tel' ? null : <Count rule={rule} value={value} words={words} />;
}
