/** The draft of one form, kept for the tab so that a reload loses nothing (docs/specification/forms.md). */
import type { FormKey } from '#contract/forms.ts';

export interface Draft {
  /** UUID that every attempt to send this draft carries, so that sending twice stores once. */
  readonly submissionId: string;
  readonly values: Readonly<Record<string, string>>;
}

const keyOf = (form: FormKey) => `draft:${form}`;

/** A version 4 UUID (RFC 9562, 5.4); `crypto.randomUUID` is missing on a page without TLS. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (random, i) => {
    // Bits of the version and of the variant.
    const byte = i === 6 ? (random & 0x0f) | 0x40 : i === 8 ? (random & 0x3f) | 0x80 : random;
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The kept draft, or a new empty one. */
export function readDraft(form: FormKey): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Draft | null;
    if (kept?.submissionId) return kept;
  } catch {
    // storage is blocked or holds something else: start an empty draft
  }
  return { submissionId: newSubmissionId(), values: {} };
}

export function keepDraft(form: FormKey, draft: Draft) {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // storage is blocked or full: the form itself still holds the values
  }
}

export function forgetDraft(form: FormKey) {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // storage is blocked: there was nothing kept
  }
}
