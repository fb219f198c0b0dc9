/** The draft of one form, stored in `sessionStorage` so that a reload loses nothing (docs/specification/forms.md). */
import type { FormKey } from '#contract/forms.ts';
import { readSession, writeSession } from './session.ts';

export interface FormDraft {
  /** UUID that every attempt to send this draft contains, so that a repeated send is stored once. */
  readonly submissionId: string;
  readonly values: Readonly<Record<string, string>>;
}

const keyOf = (form: FormKey) => `draft:${form}`;

/** A version 4 UUID (RFC 9562, 5.4). `crypto.randomUUID` does not exist on a page without TLS. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // "4" is the version; the digit of the variant is "8" to "b".
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
}

/** The stored draft, or a new empty one. */
export function readDraft(form: FormKey): FormDraft {
  try {
    const kept = JSON.parse(readSession(keyOf(form)) ?? 'null') as FormDraft | null;
    if (kept?.submissionId) return kept;
  } catch {
    // The stored text is not a draft.
  }
  return { submissionId: newSubmissionId(), values: {} };
}

/** Replaces the stored draft. Does nothing if the browser stores nothing. */
export const keepDraft = (form: FormKey, draft: FormDraft) =>
  writeSession(keyOf(form), JSON.stringify(draft));

/** Removes the stored draft. */
export const forgetDraft = (form: FormKey) => writeSession(keyOf(form), null);
