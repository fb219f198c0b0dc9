/** Links of a phone number in the studio's emails. */
import { internationalDigits } from '#contract/international-number.ts';
import { phoneLink, whatsAppLink } from '#contract/links.ts';
import { isPhone, normalisePhone } from '#contract/phone.ts';

/** Indian mobile numbers begin with these digits; landlines have no WhatsApp. */
const MOBILE = /^91[6-9]/;

interface PhoneLinks {
  readonly tel: string;
  /** Absent for landlines. */
  readonly whatsapp?: string;
}

/** The links of a stored number; null if it cannot be called from abroad. */
export function phoneLinks(stored: string): PhoneLinks | null {
  const number = normalisePhone(stored);
  if (!isPhone(number)) return null;
  // A bracket at the end is an extension (contract/phone.ts).
  const extension = /\((\d{1,6})\)$/.exec(number)?.[1];
  const digits = internationalDigits(number);
  if (!digits) return null;
  const tel = phoneLink(`+${digits}`, extension);
  const canWhatsapp = !extension && (!digits.startsWith('91') || MOBILE.test(digits));
  return canWhatsapp ? { tel, whatsapp: whatsAppLink(digits) } : { tel };
}
