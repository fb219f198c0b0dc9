import { type RefObject, useEffect, useRef } from 'react';
import { type FormDraft, forgetDraft, keepDraft, readDraft } from '#app/browser/draft.ts';
import { FORMS, type FormKey } from '#contract/forms.ts';
import { EXTRA_FIELDS, IDENTIFIER_FIELDS, resultId } from '#contract/wire.ts';

/** The EmailJS client adds these itself. */
const IDENTIFIERS = [
  IDENTIFIER_FIELDS.serviceId,
  IDENTIFIER_FIELDS.templateId,
  IDENTIFIER_FIELDS.publicKey,
];

const namesOf = (form: FormKey) => FORMS[form].map((field) => field.name);
const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | null;
const valuesOf = (form: HTMLFormElement, key: FormKey) =>
  Object.fromEntries(namesOf(key).map((name) => [name, control(form, name)?.value ?? '']));

function fill(form: HTMLFormElement, key: FormKey, draft: FormDraft) {
  for (const name of namesOf(key)) {
    const field = control(form, name);
    const value = draft.values[name];
    // Text that was typed before the script ran is not overwritten.
    if (field && value && !field.value) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** Stores the values of a form for the tab, and gives each draft its submission id. */
export function useDraft(key: FormKey, ref: RefObject<HTMLFormElement | null>) {
  const begunAt = useRef<number>(undefined);
  // Also kept in memory: a retry must have the same id even if storage is blocked.
  const submissionId = useRef<string>(undefined);

  useEffect(() => {
    const isBackFromSending = location.hash === `#${resultId(key, 'sent')}`;
    if (isBackFromSending) forgetDraft(key);
    else if (ref.current) fill(ref.current, key, readDraft(key));
  }, [key, ref]);

  function keep() {
    begunAt.current ??= performance.now();
    submissionId.current ??= readDraft(key).submissionId;
    const values = ref.current ? valuesOf(ref.current, key) : {};
    keepDraft(key, { submissionId: submissionId.current, values });
    return submissionId.current;
  }
  /** Sets the hidden fields, just before a send by script. */
  function stamp(form: HTMLFormElement) {
    for (const name of IDENTIFIERS) control(form, name)?.toggleAttribute('disabled', true);
    // If the form was filled in before the script ran, the time is unknown, and an empty value is better than 0.
    const fillTime = begunAt.current && Math.round(performance.now() - begunAt.current);
    control(form, EXTRA_FIELDS.fillTime)?.setAttribute('value', String(fillTime ?? ''));
    control(form, EXTRA_FIELDS.submissionId)?.setAttribute('value', keep());
  }
  function forget() {
    begunAt.current = undefined;
    submissionId.current = undefined;
    forgetDraft(key);
  }
  return { keep, stamp, forget };
}
