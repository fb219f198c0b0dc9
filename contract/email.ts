/** E-mail addresses as browser and mail relay take them. */

/** What would end or open another part of an address (RFC 3986) if it stood in a domain. */
const NO_DOMAIN = /[\s/?#@:%[\]\\<>^|]/;

/**
 * The address with its domain in ASCII: `asha@bücher.example` as `asha@xn--bcher-kva.example` (UTS 46, as in a browser's
 * address bar). Anything that is no such address is returned as it is, for its field's check to refuse.
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
