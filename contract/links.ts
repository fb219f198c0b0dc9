/**
 * Makes links from text that people typed. Each part is encoded for its place in the address, so that it cannot add
 * recipients or lead elsewhere. No other file makes such a link (links.test.ts).
 */

/** A component of a URL (RFC 3986, 2.1); a lone surrogate, which cannot be encoded, becomes U+FFFD. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** An email to one address (RFC 6068). */
export function mailLink(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encode(address.slice(0, at))}@${encode(address.slice(at + 1))}`;
}

/** The same with a subject and, if given, a text; its line ends are CRLF. */
export const mailTextLink = (address: string, subject: string, body?: string) =>
  `${mailLink(address)}?subject=${encode(subject)}${body === undefined ? '' : `&body=${encode(body.replace(/\r\n?|\n/g, '\r\n'))}`}`;

/** A phone link (RFC 3966): digits, with a plus sign if there is one. `extension`: digits. */
export function phoneLink(number: string, extension = ''): string {
  const digits = number.replace(/\D/g, '');
  const isGlobal = /^\s*\(?\+/.test(number);
  return `tel:${isGlobal ? '+' : ''}${digits}${extension && `;ext=${extension.replace(/\D/g, '')}`}`;
}

/** A WhatsApp chat. `digits` begin with the country code. */
export const whatsAppLink = (digits: string, text?: string) =>
  `https://wa.me/${digits.replace(/\D/g, '')}${text === undefined ? '' : `?text=${encode(text)}`}`;

/** A search on a map, which opens the map app of a phone. */
export const mapLink = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encode(place)}`;
