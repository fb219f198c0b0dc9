/** Requests as a visitor's browser sends them: with any header, over the network. */
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

/** The answer as the platform's `Response`, redirects not followed. */
export async function ask(url: URL, init: RequestInit = {}): Promise<Response> {
  // Writes form data out, and its content type.
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
      // A kept connection may be closed by a server that reloads; browsers then ask again by themselves.
      agent: false,
      // Certificates here are made by the tests themselves.
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
