import { Refusal } from '../api.ts';

/** The message for a failed sign-in with a passkey. */
export function passkeyTrouble(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { name, message } = error as Error;
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was used. Try again, or have a link sent to you.';
  if (name === 'InvalidStateError') return 'This device already has a passkey for the desk.';
  if (name === 'TypeError') return 'No connection. Try again when it is back.';
  return message || 'That did not work. Please try again.';
}
