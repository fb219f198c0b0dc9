/**
 * Signs that no person wrote an enquiry. Suspected spam is stored, marked and answered "OK", but not mailed.
 * Every sign must be one that a plain client of the contract, a visitor without JavaScript or a retry cannot show:
 * they send no honeypot and no fill time, and people do not send the same advertisement from many addresses.
 */
import { createHash } from 'node:crypto';

/** Faster than this from first input to send is no person, whatever was typed (a corrected letter and Enter takes longer). */
const IMPOSSIBLE_MS = 50;
/** Faster than this is possible with autofill, but not together with a text that advertises a web address. */
const FAST_MS = 2000;
const LINK = /https?:\/\/|www\./i;
/** Short texts ("Please call me") are often alike; from this length on they are compared even without a link. */
const LONG_TEXT = 200;
/** Other e-mail addresses that may send the same text on the same day. */
const MAX_OTHERS = { withLink: 1, long: 5 };

interface SpamSigns {
  readonly honeypot: string | undefined;
  /** Milliseconds as sent; undefined without script. */
  readonly fillTime: string | undefined;
  /** The visitor's free text. */
  readonly text: string;
}

/** Why the enquiry is suspected to be spam, or null. */
export function findSpamReason({ honeypot, fillTime, text }: SpamSigns): string | null {
  if (honeypot?.trim()) return 'honeypot';
  if (fillTime === undefined || !/^\d{1,12}(\.\d+)?$/.test(fillTime)) return null;
  const ms = Number(fillTime);
  if (ms < IMPOSSIBLE_MS || (ms < FAST_MS && LINK.test(text))) return 'filled too fast';
  return null;
}

/**
 * How the text is compared with others of the same day: its hash, and how many other e-mail addresses may have sent it.
 * Null for a text that anybody might write.
 */
export function duplicateCheckOf(text: string): { textHash: string; maxOthers: number } | null {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  if (!LINK.test(plain) && plain.length < LONG_TEXT) return null;
  const maxOthers = LINK.test(plain) ? MAX_OTHERS.withLink : MAX_OTHERS.long;
  return { textHash: createHash('sha256').update(plain).digest('base64url'), maxOthers };
}
