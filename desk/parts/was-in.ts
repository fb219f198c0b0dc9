/** Whether this browser was signed in, so that the sign-in page can say why it shows. */

const STORED = 'desk-was-in';

/** Storage may be blocked or full: then the page says nothing, which is no loss. */
const quietly = <T>(use: () => T): T | null => {
  try {
    return use();
  } catch {
    return null;
  }
};

export const noteIn = () => quietly(() => localStorage.setItem(STORED, 'in'));
export const noteSignedOut = () => quietly(() => localStorage.setItem(STORED, 'signed out'));

/** What the sign-in page says first; '' where nobody was signed in. */
export function reasonOfDoor(): string {
  const was = quietly(() => localStorage.getItem(STORED));
  if (was === 'signed out') return 'You have signed out on this device.';
  if (was !== 'in') return '';
  return 'This device is signed in no longer: it was signed out from elsewhere, was not used for thirty days, or the account was removed. What you wrote here and is not kept yet stays on this device.';
}
