/** Finds the field of a new entry to which a refusal belongs. */
import type { BlankField } from '#contract/desk/texts.ts';

export interface EntryFault {
  /** Path of the field; null if the refusal belongs to none. */
  readonly path: string | null;
  readonly reason: string;
}

/** A refusal starts with the label of its field in quotes; one without a label belongs to the first empty field. */
export function faultOf(
  blank: readonly BlankField[],
  values: Readonly<Record<string, string>>,
  reason: string,
): EntryFault {
  const named = blank.find(({ label }) => reason.startsWith(`“${label}”`));
  const field = named ?? blank.find(({ path }) => !values[path]?.trim());
  return { path: field?.path ?? null, reason };
}
