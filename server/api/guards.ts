/** Checks of a request before its body is read. Each throws an `HttpError` or returns nothing. */
import {
  forbidden,
  headlessBrowser,
  unsupportedEncoding,
  unsupportedMediaType,
} from '#server/http/http-error.ts';

/**
 * Rejects requests of other sites' pages. Without `Origin` the request does not come from a page, and is allowed.
 * This site's own origin is the one it was built for, or the requested `Host`.
 */
export function rejectForeignOrigin(headers: Headers, siteOrigin: string): void {
  const origin = headers.get('Origin');
  if (origin === null) return;
  // A page that hides its origin sends "null"; `Sec-Fetch-Site` still says whether it is this site's.
  if (origin === 'null' && headers.get('Sec-Fetch-Site') === 'same-origin') return;
  const parsed = URL.parse(origin);
  const host = headers.get('Host')?.toLowerCase();
  if (parsed && (parsed.host === host || parsed.origin === URL.parse(siteOrigin)?.origin)) return;
  throw forbidden('page of another site (neither SITE_ORIGIN nor Host)');
}

/** Rejects browsers that declare themselves headless (EmailJS' `blockHeadless`, on the server). */
export function rejectHeadless(headers: Headers, isBlocking: boolean): void {
  const claims = `${headers.get('User-Agent')} ${headers.get('Sec-CH-UA')}`;
  if (isBlocking && /headless/i.test(claims)) throw headlessBrowser();
}

/** Rejects a blocked email address, or one at a blocked domain or a subdomain of it. */
export function rejectBlockedAddress(email: string, blockList: readonly string[]): void {
  const address = email.toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const isBlocked = blockList.some((item) =>
    item.includes('@') ? item === address : item === domain || domain.endsWith(`.${item}`),
  );
  if (isBlocked) throw forbidden('address on BLOCK_LIST');
}

/** Rejects any content type other than that of the requested address. */
export function requireContentType(headers: Headers, type: string): void {
  const sent = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (sent !== type) throw unsupportedMediaType(type);
}

/** Rejects a compressed body (RFC 9110, 15.5.16): no client compresses, and the server does not decompress. */
export function rejectEncodedBody(headers: Headers): void {
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') throw unsupportedEncoding();
}

/** True if the browser shows the answer as a page, because the form was sent without JavaScript. */
export function isNavigation(headers: Headers): boolean {
  const mode = headers.get('Sec-Fetch-Mode');
  if (mode !== null) return mode === 'navigate';
  return /\btext\/html\b/i.test(headers.get('Accept') ?? '');
}
