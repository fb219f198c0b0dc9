/**
 * Receives large files in slices. Each is a request of its own, so the server's time limits apply and a broken connection
 * costs one slice. Every slice passes the guards of the desk's API first.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Hono } from 'hono';
import { SLICE_MAX, sizeFault } from '#contract/desk/uploads.ts';
import { freeBytes } from '#server/alarm/machine.ts';
import { isDiskFull } from '#server/durable.ts';
import { DESK_API } from '#server/http/api-paths.ts';
import { SECURITY_HEADERS } from '#server/http/security-headers.ts';
import type { Log } from '#server/log.ts';
import { DISK_FULL, TOO_LITTLE_SPACE } from '../../upload-error.ts';

/** Bytes that an upload leaves free for visitors' enquiries, publishing and backups. */
const RESERVE = 500_000_000;
/** PUT /desk/api/uploads/ID?at=0&size=123 */
const ADDRESS = new RegExp(`^${DESK_API}/uploads/([\\w-]{22})\\?at=(\\d+)&size=(\\d+)$`);
const OWN = /^(content-|transfer-encoding|expect)/i;

export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');
/** Whether a request sends a slice of an upload. */
export const isUpload = (url: string, method = 'GET') => method === 'PUT' && ADDRESS.test(url);

interface DoorOptions {
  readonly api: Pick<Hono, 'fetch'>;
  readonly dataDir: string;
  readonly log: Log;
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

function answer(response: ServerResponse, status: number, body: string) {
  const headers = ['Content-Type', 'application/json', 'Cache-Control', 'no-store'];
  const length = ['Content-Length', String(Buffer.byteLength(body))];
  // The rest of a refused body is not read.
  const close = status === 200 || status === 409 ? [] : ['Connection', 'close'];
  response.writeHead(status, [...SECURITY_HEADERS.flat(), ...headers, ...length, ...close]);
  response.end(body);
}

/** Asks the desk's guards (session, origin, limits) whether this request may write. */
async function ask(api: DoorOptions['api'], { headers, socket }: IncomingMessage) {
  const own = new Headers({ 'Content-Type': 'application/json' });
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && !OWN.test(name)) own.set(name, value);
  const url = `http://localhost${DESK_API}/uploads/allowed`;
  const request = new Request(url, { method: 'POST', headers: own, body: '{}' });
  const response = await api.fetch(request, { socketAddress: socket.remoteAddress ?? '' });
  return { status: response.status, body: await response.text() };
}

function atMost(bytes: number) {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length;
      if (left < 0) done(new Error('too long'));
      else done(null, chunk);
    },
  });
}

/** A node:http listener for the addresses of `isUpload`. */
export function createUploadRoutes({ api, dataDir, log }: DoorOptions) {
  const folder = uploadsFolder(dataDir);
  const busy = new Set<string>();

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await ask(api, request);
    if (status !== 200) return answer(response, status, body);
    const [, id = '', from = '', whole = ''] = ADDRESS.exec(request.url ?? '') ?? [];
    const [at, size] = [Number(from), Number(whole)];
    if (size < 1)
      return answer(response, 400, '{"error":"This file is empty. Choose the original."}');
    const tooLarge = sizeFault('file', size);
    if (tooLarge) return answer(response, 413, JSON.stringify({ error: tooLarge }));
    const part = join(folder, `${id}.part`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await sizeOf(join(folder, id))) === size) {
      // The upload is complete: the response to its last slice was lost.
      request.resume();
      return answer(response, 200, JSON.stringify({ at: size }));
    }
    const there = await sizeOf(part);
    if (there !== at || busy.has(id)) {
      request.resume();
      return answer(response, 409, JSON.stringify({ at: there }));
    }
    const free = await freeBytes(dataDir);
    if (free !== null && free - (size - at) < RESERVE) {
      log('warn', 'upload-refused', { size, freeBytes: free, reservedBytes: RESERVE });
      return answer(response, 503, JSON.stringify({ error: TOO_LITTLE_SPACE }));
    }
    busy.add(id);
    try {
      const file = createWriteStream(part, { flags: 'a', mode: 0o600 });
      await pipeline(request, atMost(Math.min(SLICE_MAX, size - at)), file);
      const now = await sizeOf(part);
      if (now === size) await rename(part, join(folder, id));
      answer(response, 200, JSON.stringify({ at: now }));
    } finally {
      busy.delete(id);
    }
  }
  return (request: IncomingMessage, response: ServerResponse) =>
    take(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return;
      const [status, words] = isDiskFull(error)
        ? [503, DISK_FULL]
        : [400, 'The file was not uploaded completely. Choose it again.'];
      answer(response, status, JSON.stringify({ error: words }));
    });
}
