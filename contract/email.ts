/** Normalises email addresses for browser and mail relay. */

/** Characters that would end the domain or begin another part of a URL (RFC 3986). */
const NO_DOMAIN = /[\s/?#@:%[\]\\<>^|]/;

/**
 * The address with its domain in ASCII: `asha@bücher.example` becomes `asha@xn--bcher-kva.example` (UTS 46, as in a
 * browser's address bar). Any other text is returned unchanged, and then refused by the check of its field.
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || !/[^\0-\x7f]/.test(domain) || NO_DOMAIN.test(domain)) return address;
  try {
    return address.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}
