/** Which field of a new entry a refusal is about. */
import type { BlankField } from '#contract/desk/words.ts';

export interface EntryFault {
  /** Of the field; null where the refusal is about none of them. */
  readonly path: string | null;
  readonly reason: string;
}

/** A refusal begins with the label of its field in quotes; one that names none is about the first empty field. */
export function faultOf(
  blank: readonly BlankField[],
  values: Readonly<Record<string, string>>,
  reason: string,
): EntryFault {
  const named = blank.find(({ label }) => reason.startsWith(`“${label}”`));
  const field = named ?? blank.find(({ path }) => !values[path]?.trim());
  return { path: field?.path ?? null, reason };
}
