/** The address of a client, for the rate limit alone: kept in memory only, and only as long as the limit needs it. */
import { isIP } from 'node:net';

/**
 * The client's address. `hops` proxies in front of this server are trusted: each appended the address it saw to
 * X-Forwarded-For, so the client stands `hops` places from the end; what a client wrote itself stands before that.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  hops: number,
): string {
  if (hops === 0 || !forwardedFor) return socketAddress;
  const named = forwardedFor.split(',').map((item) => item.trim());
  const client = named[Math.max(0, named.length - hops)] ?? '';
  return isIP(client) ? client : socketAddress;
}

/** What shares one limit: an IPv4 address, or the /64 that an IPv6 line gets as a whole (RFC 6177). */
export function limitKey(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
