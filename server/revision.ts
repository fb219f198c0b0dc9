import { hash } from 'node:crypto';

/** Short hash of a value: a save or an action names the value that it was based on. */
export const revisionOf = (value: unknown) =>
  hash('sha256', JSON.stringify(value ?? null), 'base64url').slice(0, 10);
