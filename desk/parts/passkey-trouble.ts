import { Refusal } from '../api.ts';

/** The message for a failed sign-in with a passkey. */
export function passkeyTrouble(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { name, message } = error as Error;
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was used. Try again, or have a link sent to you.';
  if (name === 'InvalidStateError') return 'This device already has a passkey for the desk.';
  if (name === 'TypeError') return 'There is no connection just now.';
  return message || 'That did not work. Please try again.';
}
