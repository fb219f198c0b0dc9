/**
 * Detects a proxy that hides its visitors, so that all share one address and one rate limit. Only the first requests are
 * examined; the collected data is dropped when the result is known.
 */
import type { IncomingMessage } from 'node:http';
import { isApi } from './api-paths.ts';
import { clientAddress, limitKey } from './client-address.ts';

/** A page takes about twenty requests; one person at the machine rarely uses three browsers. */
const REQUESTS = 50;
const VISITORS = 3;

/** What distinguishes visitors with the same address: their browser, and the proxy's headers. */
const visitorOf = ({ headers }: IncomingMessage) =>
  [headers['x-forwarded-for'], headers.forwarded, headers['user-agent']].join('\n');

/** Call the returned function with each request. `onFound` is called at most once; `hops` as in `TRUST_PROXY`. */
export function watchForOneAddress(
  hops: number,
  onFound: () => void,
): (request: IncomingMessage) => void {
  let address: string | undefined;
  let requests = 0;
  let isDecided = false;
  const visitors = new Set<string>();

  function decide() {
    isDecided = true;
    address = undefined;
    visitors.clear();
  }

  return (request) => {
    // Monitoring does not count as a visitor.
    if (isDecided || isApi(request.url ?? '/')) return;
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
    const named = Array.isArray(forwarded) ? forwarded.join(', ') : (forwarded ?? null);
    const from = limitKey(clientAddress(request.socket.remoteAddress ?? '', named, hops));
    address ??= from;
    if (from !== address) return decide();
    requests += 1;
    if (visitors.size < VISITORS) visitors.add(visitorOf(request));
    if (requests < REQUESTS) return;
    const isOne = visitors.size >= VISITORS;
    // A single browser proves nothing.
    if (!isOne && requests < REQUESTS * REQUESTS) return;
    decide();
    if (isOne) onFound();
  };
}
