/** Whether this browser was signed in, so that the sign-in page can say why it shows. */
import { readStored, store } from '../keep/storage.ts';

const STORED = 'desk-was-in';

export const noteIn = () => store(STORED, 'in');
export const noteSignedOut = () => store(STORED, 'signed out');

/** What the sign-in page says first; '' where nobody was signed in. */
export function reasonOfDoor(): string {
  const was = readStored(STORED);
  if (was === 'signed out') return 'You have signed out on this device.';
  if (was !== 'in') return '';
  return 'This device is signed in no longer: it was signed out from elsewhere, was not used for thirty days, or the account was removed. What you wrote here and is not kept yet stays on this device.';
}
