/** Short responses in plain text. */
import type { ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Headers of a response that is not a file, as alternating names and values for `writeHead`. */
export const PLAIN_HEADERS: readonly string[] = [
  ...SECURITY_HEADERS.flat(),
  'Cache-Control',
  'no-cache',
];

/** Responds with one line of text; `headers` are added to the plain ones. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: readonly string[] = [],
) {
  const body = Buffer.from(text);
  const type = ['Content-Type', 'text/plain; charset=utf-8'];
  const length = ['Content-Length', String(body.byteLength)];
  response.writeHead(status, [...PLAIN_HEADERS, ...type, ...length, ...headers]).end(body);
}
