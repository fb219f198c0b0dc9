/** Sends a file of the site: in the best encoding, 304 if the client has it, ranges of films. */
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { sendText } from '#server/http/plain-answer.ts';
import { acceptedEncodings, isUnchanged } from './accept-encoding.ts';
import type { EncodedVariant } from './encoded-variants.ts';
import type { DiskFile, MemoryFile, SiteFile } from './load-file.ts';
import { parseRange } from './range.ts';

function bestVariant({ variants }: MemoryFile, acceptEncoding: string | undefined): EncodedVariant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = variants[encoding];
    if (variant) return variant;
  }
  return variants.identity;
}

function sendFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  file: MemoryFile,
  status: number,
) {
  const { headers } = request;
  const variant = bestVariant(file, headers['accept-encoding'] as string | undefined);
  if (status === 200 && isUnchanged(headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.headersWithoutBody).end();
  } else {
    const body = request.method === 'HEAD' ? undefined : variant.body;
    response.writeHead(status, variant.headers).end(body);
  }
}

async function sendFromDisk(request: IncomingMessage, response: ServerResponse, file: DiskFile) {
  const { path, size, etag, headersWithoutBody } = file;
  const { headers, method } = request;
  if (isUnchanged(headers['if-none-match'], etag)) {
    return response.writeHead(304, headersWithoutBody).end();
  }
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag;
  // Range applies only to GET (RFC 9110, 14.2).
  const range = method === 'GET' && isCurrent ? parseRange(headers.range, size) : null;
  if (range === 'unsatisfiable') {
    return sendText(response, 416, 'Range Not Satisfiable', ['Content-Range', `bytes */${size}`]);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const contentRange = range ? ['Content-Range', `bytes ${start}-${end}/${size}`] : [];
  const length = ['Content-Length', String(end - start + 1)];
  const allHeaders = [...headersWithoutBody, ...contentRange, ...length];
  if (method === 'HEAD') return response.writeHead(200, allHeaders).end();
  const stream = createReadStream(path, { start, end });
  // Opened before the headers are sent, so that a film that a new build has removed is a 404 and not a broken response.
  const isOpen = await new Promise<boolean>((done) => {
    stream.once('open', () => done(true)).once('error', () => done(false));
  });
  if (!isOpen) return sendText(response, 404, 'Not Found');
  response.writeHead(range ? 206 : 200, allHeaders);
  // It is not an error if a visitor leaves during a film.
  await pipeline(stream, response).catch(() => {});
}

/** Sends the file; the page for unknown paths has status 404. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: 200 | 404 | 410,
): void {
  if (file.in === 'disk') void sendFromDisk(request, response, file);
  else sendFromMemory(request, response, file, status);
}
