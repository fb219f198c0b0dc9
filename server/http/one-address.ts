/**
 * Notices a proxy that hides its visitors: then all of them share one address, and with it one rate limit. Looked for
 * among the first requests only; what it remembers for that is dropped as soon as the answer is known.
 */
import type { IncomingMessage } from 'node:http';
import { isApi } from './api-paths.ts';
import { clientAddress, limitKey } from './client-address.ts';

/** A page is some twenty requests; one person at the desk rarely uses three browsers. */
const REQUESTS = 50;
const VISITORS = 3;

/** What tells visitors apart who come from one address: their browser, and what the proxy says of them. */
const visitorOf = ({ headers }: IncomingMessage) =>
  [headers['x-forwarded-for'], headers.forwarded, headers['user-agent']].join('\n');

/** Call it with each request. `onFound` is called once, if at all; `hops` as in `TRUST_PROXY`. */
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
    // A supervisor is no visitor.
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
    // One browser alone says nothing yet.
    if (!isOne && requests < REQUESTS * REQUESTS) return;
    decide();
    if (isOne) onFound();
  };
}
