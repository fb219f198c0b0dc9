/** Whether this browser was signed in, so that the sign-in page can say why it is shown. */
import { readStored, store } from '../keep/storage.ts';

const STORED = 'desk-was-in';

export const noteSignedIn = () => store(STORED, 'in');
export const noteSignedOut = () => store(STORED, 'signed out');

/** The first sentence of the sign-in page; '' if nobody was signed in. */
export function signInReason(): string {
  const was = readStored(STORED);
  if (was === 'signed out') return 'You signed out on this device.';
  if (was !== 'in') return '';
  return 'You were signed out: from another device, after thirty days without use, or because the account was removed. Text that is not saved yet stays on this device.';
}
