import { type RefObject, useEffect, useRef } from 'react';
import { FORMS, type FormKey } from '#enquiry/forms.ts';
import { EXTRA } from '#enquiry/wire.ts';
import { type Draft, forgetDraft, keepDraft, readDraft } from '../../hooks/draft.ts';

const namesOf = (form: FormKey) => FORMS[form].map((field) => field.name);
const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | null;
const valuesOf = (form: HTMLFormElement, key: FormKey) =>
  Object.fromEntries(namesOf(key).map((name) => [name, control(form, name)?.value ?? '']));

function fill(form: HTMLFormElement, key: FormKey, draft: Draft) {
  for (const name of namesOf(key)) {
    const field = control(form, name);
    const value = draft.values[name];
    // What was typed before the script arrived stands.
    if (field && value && !field.value) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** Keeps what is typed into a form for the tab, and gives each draft its submission id. */
export function useDraft(key: FormKey, ref: RefObject<HTMLFormElement | null>) {
  const begunAt = useRef<number>(undefined);

  useEffect(() => {
    if (ref.current) fill(ref.current, key, readDraft(key));
  }, [key, ref]);

  function keep() {
    begunAt.current ??= performance.now();
    if (ref.current) keepDraft(key, { ...readDraft(key), values: valuesOf(ref.current, key) });
  }
  /** Writes the hidden fields that a send carries, just before it. */
  function stamp(form: HTMLFormElement) {
    const draft = { ...readDraft(key), values: valuesOf(form, key) };
    keepDraft(key, draft);
    control(form, EXTRA.submissionId)!.value = draft.submissionId;
    control(form, EXTRA.fillTime)!.value = String(
      Math.round(performance.now() - (begunAt.current ?? performance.now())),
    );
    return draft.submissionId;
  }
  function forget() {
    begunAt.current = undefined;
    forgetDraft(key);
  }
  return { keep, stamp, forget };
}
