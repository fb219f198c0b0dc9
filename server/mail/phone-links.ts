/** Where a phone number leads when it is clicked in the studio's mail. */
import { internationalDigits } from '#contract/international-number.ts';
import { phoneLink, whatsAppLink } from '#contract/links.ts';
import { isPhone, normalisePhone } from '#contract/phone.ts';

/** India's mobile numbers begin so; WhatsApp does not run on a landline. */
const MOBILE = /^91[6-9]/;

interface PhoneLinks {
  readonly tel: string;
  /** Absent where WhatsApp cannot be. */
  readonly whatsapp?: string;
}

/** The links of a number as it was stored; null when it is no number that can be called from anywhere. */
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
