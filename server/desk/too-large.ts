/**
 * The desk's response to a body above the limit (node-adapter.ts). The body is not read, so the message depends on the
 * address.
 */
import type { ErrorBody } from '#contract/desk/enquiries.ts';

const NAMES: readonly (readonly [address: RegExp, name: string])[] = [
  [/\/enquiries\/[^/]+\/note$/, 'This note'],
  [/\/enquiries\/[^/]+\/(draft|replies)$/, 'This reply'],
  [/\/words\/[^/]+\/field$/, 'This text'],
  [/\/words\/[^/]+\/list$/, 'This entry'],
  [/\/photos\/[^/]+\/alt$/, 'This description'],
  [/\/photos\/[^/]+\/title$/, 'This title'],
  [/\/facts\//, 'This text'],
];

/** @param path of the request, with its query. The response is JSON, like every refusal of the desk. */
export function deskTooLarge(path: string): { readonly type: string; readonly body: string } {
  const [address = ''] = path.split('?');
  const name = NAMES.find(([pattern]) => pattern.test(address))?.[1] ?? 'What this screen sent';
  const error = `${name} is too long, so it was not saved. Shorten it to about 60,000 characters, or 20,000 in Devanagari.`;
  return { type: 'application/json', body: JSON.stringify({ error } satisfies ErrorBody) };
}
