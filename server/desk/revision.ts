/**
 * Optimistic saves: a client sends the revision of the value it read, and gets a 409 with the current value if that has
 * changed.
 */
import type { Revised } from '#contract/desk/revised.ts';
import { revisionOf } from '#server/revision.ts';
import type { DeskRequest } from './context.ts';

/** The value as the desk's client gets it. */
export const withRevision = <T>(value: T): Revised<T> => ({ value, revision: revisionOf(value) });

/** The value has changed since it was read; `cause` is the current value. */
export class ConflictError extends Error {
  constructor(cause: unknown) {
    super('Changed elsewhere.', { cause });
  }
}

/** Runs `save`. If it throws `ConflictError`, the result is a 409 with the current value; otherwise null. */
export async function catchConflict(c: DeskRequest, save: () => Promise<unknown>) {
  try {
    await save();
    return null;
  } catch (error) {
    if (error instanceof ConflictError) return c.json(withRevision(error.cause), 409);
    throw error;
  }
}
