/** Where a phone number leads when it is clicked in the studio's mail. */
import { phoneLink, whatsAppLink } from '#enquiry/links.ts';
import { isPhone, normalisePhone } from '#enquiry/phone.ts';

/** The studio is in India: a number without a country code is an Indian one. */
const COUNTRY = '91';
const NATIONAL_DIGITS = 10;
/** India's mobile numbers begin so; WhatsApp does not run on a landline. */
const MOBILE = /^91[6-9]/;
/** E.164: no shorter number has a country code. */
const DIGITS = { min: 8, max: 15 };

export interface PhoneLinks {
  readonly tel: string;
  /** Absent where WhatsApp cannot be. */
  readonly whatsapp?: string;
}

/** Digits with the country code, or null when it is not clear which number is meant. */
function internationalDigits(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  const withCode = () => {
    if (/^\(?\+/.test(number)) return digits;
    if (digits.startsWith('00')) return digits.slice(2);
    const national = digits.replace(/^0/, '');
    if (national.length === NATIONAL_DIGITS) return COUNTRY + national;
    return digits.length === NATIONAL_DIGITS + 2 && digits.startsWith(COUNTRY) ? digits : null;
  };
  const whole = withCode()?.replace(/^910(?=\d{10}$)/, COUNTRY) ?? '';
  const isWhole = whole.length >= DIGITS.min && whole.length <= DIGITS.max;
  return isWhole && !whole.startsWith('0') ? whole : null;
}

/** The links of a number as it was stored; null when it is no number that can be called from anywhere. */
export function phoneLinks(stored: string): PhoneLinks | null {
  const number = normalisePhone(stored);
  if (!isPhone(number)) return null;
  // A bracket at the end is an extension (enquiry/phone.ts).
  const extension = /\((\d{1,6})\)$/.exec(number)?.[1];
  const digits = internationalDigits(extension ? number.slice(0, -extension.length - 2) : number);
  if (!digits) return null;
  const tel = phoneLink(`+${digits}`, extension);
  const canWhatsapp = !extension && (!digits.startsWith(COUNTRY) || MOBILE.test(digits));
  return canWhatsapp ? { tel, whatsapp: whatsAppLink(digits) } : { tel };
}
