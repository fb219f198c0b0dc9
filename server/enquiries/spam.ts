/**
 * Signs of an automatic enquiry. Suspected spam is stored, marked and answered "OK", but not mailed. No sign may be one that a
 * plain client, a visitor without JavaScript or a retry can show: they send no honeypot and no fill time, and people do not send
 * the same advertisement from many addresses.
 */
import { createHash } from 'node:crypto';
import type { SpamReason } from '#contract/desk/enquiries.ts';

/** A person needs longer from the first input to sending (a corrected letter and Enter takes longer). */
const IMPOSSIBLE_MS = 50;
/** Possible with autofill, but not for typing a text with a web address. */
const FAST_MS = 2000;
const LINK = /https?:\/\/|www\./i;
/** Short texts ("Please call me") are often equal; from this length on texts are compared even without a link. */
const LONG_TEXT = 200;
/** Number of other email addresses that may send the same text on the same day. */
const MAX_OTHERS = { withLink: 1, long: 5 };

interface SpamSigns {
  readonly honeypot: string | undefined;
  /** Submitted milliseconds; undefined without script. */
  readonly fillTime: string | undefined;
  readonly text: string;
}

/** Why the enquiry is suspected to be spam, or null. */
export function findSpamReason({ honeypot, fillTime, text }: SpamSigns): SpamReason | null {
  if (honeypot?.trim()) return 'honeypot';
  if (fillTime === undefined || !/^\d{1,12}(\.\d+)?$/.test(fillTime)) return null;
  const ms = Number(fillTime);
  if (ms < IMPOSSIBLE_MS || (ms < FAST_MS && LINK.test(text))) return 'filled too fast';
  return null;
}

/**
 * How the text is compared with others of the same day: its hash, and how many other email addresses may have sent it. Null for
 * a text that anybody might write.
 */
export function duplicateCheckOf(text: string): { textHash: string; maxOthers: number } | null {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  if (!LINK.test(plain) && plain.length < LONG_TEXT) return null;
  const maxOthers = LINK.test(plain) ? MAX_OTHERS.withLink : MAX_OTHERS.long;
  return { textHash: createHash('sha256').update(plain).digest('base64url'), maxOthers };
}
