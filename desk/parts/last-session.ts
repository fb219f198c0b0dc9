/** Whether this browser was signed in, so that the sign-in page can say why it is shown. */
import type { SignInInfo } from '#contract/desk/enquiries.ts';
import { DAY_MS } from '#contract/duration.ts';
import { readStored, store } from '../keep/storage.ts';
import { SIGNED_OUT } from '../messages/en.ts';

const STORED = 'desk-was-in';
const SIGNED_OUT_HERE = 'signed out';
/** As long as a session lasts without use. */
const UNUSED_MS = 30 * DAY_MS;

export const noteSignedIn = () => store(STORED, String(Date.now()));
export const noteSignedOut = () => store(STORED, SIGNED_OUT_HERE);

/** The first sentences of the sign-in page; '' if nobody was signed in. */
export function signInReason(info: Pick<SignInInfo, 'ended'> | undefined): string {
  const was = readStored(STORED);
  if (was === SIGNED_OUT_HERE) return SIGNED_OUT.here;
  if (!info || (!was && !info.ended)) return '';
  // After thirty days the browser has dropped the cookie too, so that the server knows nothing of it.
  const isUnused = Date.now() - Number(was) >= UNUSED_MS;
  const why = info.ended ?? (isUnused ? 'unused' : 'unknown');
  return `${SIGNED_OUT[why]} ${SIGNED_OUT.kept}`;
}
