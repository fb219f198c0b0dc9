/**
 * Signs that no person wrote an enquiry. A suspected one is kept, marked and answered "OK", but not mailed.
 * Every sign must be one that a plain client of the contract, a visitor without JavaScript or a retry cannot show:
 * they send no honeypot and no fill time, and people do not paste the same advertisement under many addresses.
 */
import { createHash } from 'node:crypto';

/** Faster than this from first input to send is no person, whatever was typed (a corrected letter and Enter takes longer). */
const IMPOSSIBLE_MS = 50;
/** Faster than this is possible with autofill, but not together with a text that advertises an address. */
const HASTY_MS = 2000;
const LINK = /https?:\/\/|www\./i;
/** Short texts ("Please call me") are alike by nature; from here on they are compared even without a link. */
const LONG_TEXT = 200;

export interface Signs {
  readonly honeypot: string | undefined;
  /** Milliseconds as sent; undefined without script. */
  readonly fillTime: string | undefined;
  /** The visitor's free text. */
  readonly text: string;
}

/** Why the enquiry is suspected, or null. */
export function suspicionOf({ honeypot, fillTime, text }: Signs): string | null {
  if (honeypot?.trim()) return 'honeypot';
  if (fillTime === undefined || !/^\d{1,12}(\.\d+)?$/.test(fillTime)) return null;
  const ms = Number(fillTime);
  if (ms < IMPOSSIBLE_MS || (ms < HASTY_MS && LINK.test(text))) return 'filled too fast';
  return null;
}

/**
 * How the text is compared with others of the same day: its hash, and under how many other e-mail addresses it may
 * have come. Null for a text that anybody might write.
 */
export function repeatsOf(text: string): { textHash: string; tolerated: number } | null {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const tolerated = LINK.test(plain) ? 1 : plain.length >= LONG_TEXT ? 5 : null;
  if (tolerated === null) return null;
  return { textHash: createHash('sha256').update(plain).digest('base64url'), tolerated };
}
