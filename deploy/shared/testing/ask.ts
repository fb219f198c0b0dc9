/** Sends requests over the network with any headers, like a browser. */
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

/** The response as a `Response`, without following redirects. */
export async function ask(url: URL, init: RequestInit = {}): Promise<Response> {
  // Encodes form data, and sets its content type.
  const { method, body } = init;
  const written = new Response(body ?? null);
  const headers = { ...Object.fromEntries(new Headers(init.headers)) };
  const type = written.headers.get('Content-Type');
  if (type && !('content-type' in headers) && typeof body !== 'string')
    headers['content-type'] = type;
  const bytes = body == null ? undefined : Buffer.from(await written.arrayBuffer());
  if (bytes) headers['content-length'] = String(bytes.byteLength);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const options = {
      method: method ?? 'GET',
      headers,
      // A server that reloads may close an idle connection; browsers then repeat the request.
      agent: false,
      // The tests make their own certificates.
      rejectUnauthorized: false,
    };
    const asked = request(url, options, resolve);
    asked.once('error', reject);
    asked.end(bytes);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const received = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) received.append(name, value);
  const status = answer.statusCode!;
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: received });
}
