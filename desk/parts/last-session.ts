/** When this browser was last signed in, so that the sign-in page can say why it is shown. */
import { SESSION_DAYS, type SignInInfo } from '#contract/desk/people.ts';
import { DAY_MS } from '#contract/duration.ts';
import { readStored, store } from '../keep/storage.ts';
import { SIGN_IN_REASONS } from '../messages/en.ts';
import { say } from '../messages/message.ts';

const STORED = 'desk-was-in';
const SIGNED_OUT_HERE = 'signed out';

/** Stores that this browser is signed in now. */
export const recordSignIn = () => store(STORED, String(Date.now()));
/** Stores that the person has signed out in this browser. */
export const recordSignOut = () => store(STORED, SIGNED_OUT_HERE);

/** The first sentences of the sign-in page; '' if nobody was signed in. */
export function signInReason(info: Pick<SignInInfo, 'ended'> | undefined): string {
  const was = readStored(STORED);
  if (was === SIGNED_OUT_HERE) return SIGN_IN_REASONS.here;
  if (!info || (!was && !info.ended)) return '';
  // By then the browser has deleted the cookie, too, so the server does not know about the session.
  const isUnused = Date.now() - Number(was) >= SESSION_DAYS * DAY_MS;
  const why = info.ended ?? (isUnused ? 'unused' : 'unknown');
  return `${say(SIGN_IN_REASONS[why], { days: SESSION_DAYS })} ${SIGN_IN_REASONS.kept}`;
}
