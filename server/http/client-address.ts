/** The address of a client. Only for the rate limit: it is kept only in memory, and only as long as the limit needs it. */
import { isIP } from 'node:net';

/** An address in X-Forwarded-For or Forwarded (RFC 7239, 6), without quotes, brackets and port. */
function bareAddress(element: string): string {
  const node = element
    .split(';')
    .map((pair) => pair.trim())
    .find((pair, index) => /^for=/i.test(pair) || (index === 0 && !pair.includes('=')));
  const text = (node ?? '')
    .replace(/^for=/i, '')
    .replace(/^"(.*)"$/, '$1')
    .trim();
  const inBrackets = /^\[([^\]]+)\](?::\w+)?$/.exec(text)?.[1];
  if (inBrackets) return inBrackets;
  // An unbracketed IPv6 address ends with a port only if it is not valid otherwise.
  return isIP(text) ? text : text.replace(/:\w+$/, '');
}

/**
 * The client's address. `hops` proxies are trusted: each appended the address of its client to X-Forwarded-For (or Forwarded),
 * so the client is `hops` places from the end; what a client wrote itself comes before that. Empty elements of a list do not
 * count (RFC 9110, 5.6.1). If the element is not an address, the socket's address is used.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  hops: number,
): string {
  if (hops === 0 || !forwardedFor) return socketAddress;
  const named = forwardedFor
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const client = bareAddress(named[Math.max(0, named.length - hops)] ?? '');
  return isIP(client) ? client : socketAddress;
}

/** The unit of a rate limit: an IPv4 address, or an IPv6 /64, which one customer gets as a whole (RFC 6177). */
export function limitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  // `URL` normalises every spelling of an address, including those that end like IPv4.
  const plain = URL.parse(`http://[${address.split('%')[0]}]`)?.hostname.slice(1, -1) ?? address;
  const [, first, second] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(plain) ?? [];
  if (first && second) {
    const [high, low] = [Number.parseInt(first, 16), Number.parseInt(second, 16)];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const [head = '', tail] = plain.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
