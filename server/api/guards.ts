/** Checks of a request before its body is read. Each throws a `Refusal` or lets pass. */
import { encodedBody, forbidden, headless, wrongType } from '#server/http/http-error.ts';

/**
 * Refuses a send that another site's page makes in a visitor's browser. No `Origin` means no browser page: allowed.
 * Our own origin is the one the site was built for, or the address the browser itself called (`Host`).
 */
export function refuseForeignOrigin(headers: Headers, siteOrigin: string): void {
  const origin = headers.get('Origin');
  if (origin === null) return;
  // A page that hides its origin sends "null"; the browser still says whether it is our own.
  if (origin === 'null' && headers.get('Sec-Fetch-Site') === 'same-origin') return;
  const parsed = URL.parse(origin);
  const host = headers.get('Host')?.toLowerCase();
  if (parsed && (parsed.host === host || parsed.origin === URL.parse(siteOrigin)?.origin)) return;
  throw forbidden();
}

/** Refuses browsers that say they are driven by a program (EmailJS' `blockHeadless`, here on the server's side). */
export function refuseHeadless(headers: Headers, isBlocking: boolean): void {
  const claims = `${headers.get('User-Agent')} ${headers.get('Sec-CH-UA')}`;
  if (isBlocking && /headless/i.test(claims)) throw headless();
}

/** Refuses a blocked e-mail address, or one at a blocked domain or below it. */
export function refuseBlocked(email: string, blockList: readonly string[]): void {
  const address = email.toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const isBlocked = blockList.some((item) =>
    item.includes('@') ? item === address : item === domain || domain.endsWith(`.${item}`),
  );
  if (isBlocked) throw forbidden();
}

/** Refuses any content type but the one of the address called. */
export function requireType(headers: Headers, type: string): void {
  const sent = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (sent !== type) throw wrongType(type);
}

/** Refuses a compressed body (RFC 9110, 15.5.16): no client of the contract compresses, and none is unpacked here. */
export function requirePlainBody(headers: Headers): void {
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') throw encodedBody();
}

/** True when a browser shows the answer as a page: a form sent without JavaScript. */
export function isNavigation(headers: Headers): boolean {
  const mode = headers.get('Sec-Fetch-Mode');
  if (mode !== null) return mode === 'navigate';
  return /\btext\/html\b/i.test(headers.get('Accept') ?? '');
}
