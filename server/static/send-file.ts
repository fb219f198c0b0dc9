/** Writes one stored file as an answer: the best encoding, 304 when the client has it, ranges of films. */
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { SECURITY_HEADERS } from '#server/http/security-headers.ts';
import { acceptedEncodings, isUnchanged } from './accept-encoding.ts';
import type { Form, SiteFile } from './load-files.ts';
import { parseRange } from './range.ts';

type Disk = Extract<SiteFile, { in: 'disk' }>;
type Memory = Extract<SiteFile, { in: 'memory' }>;

/** Headers of an answer that is no file. */
export const PLAIN: readonly string[] = [...SECURITY_HEADERS.flat(), 'Cache-Control', 'no-cache'];

/** A short plain answer; `headers` alternate name and value. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: string[] = [],
) {
  const body = Buffer.from(text);
  const described = [
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(body.byteLength),
  ];
  response.writeHead(status, [...PLAIN, ...described, ...headers]).end(body);
}

function bestForm({ forms }: Memory, header: string | undefined): Form {
  for (const encoding of acceptedEncodings(header)) {
    const form = forms[encoding];
    if (form) return form;
  }
  return forms.identity;
}

function sendMemory(
  request: IncomingMessage,
  response: ServerResponse,
  file: Memory,
  status: number,
) {
  const { headers } = request;
  const form = bestForm(file, headers['accept-encoding'] as string | undefined);
  if (status === 200 && isUnchanged(headers['if-none-match'], form.etag)) {
    response.writeHead(304, form.bare).end();
  } else {
    response.writeHead(status, form.headers).end(request.method === 'HEAD' ? undefined : form.body);
  }
}

async function sendDisk(request: IncomingMessage, response: ServerResponse, file: Disk) {
  const { path, size, etag, bare } = file;
  const { headers, method } = request;
  if (isUnchanged(headers['if-none-match'], etag)) return response.writeHead(304, bare).end();
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag;
  // A Range means something for GET alone (RFC 9110, 14.2).
  const range = method === 'GET' && isCurrent ? parseRange(headers.range, size) : null;
  if (range === 'unsatisfiable') {
    return sendText(response, 416, 'Range Not Satisfiable', ['Content-Range', `bytes */${size}`]);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const partial = range ? ['Content-Range', `bytes ${start}-${end}/${size}`] : [];
  const described = [...bare, ...partial, 'Content-Length', String(end - start + 1)];
  if (method === 'HEAD') return response.writeHead(200, described).end();
  const stream = createReadStream(path, { start, end });
  // Opened before the headers go: a film that a new build has taken away is a 404, not a broken answer.
  const isOpen = await new Promise<boolean>((done) => {
    stream.once('open', () => done(true)).once('error', () => done(false));
  });
  if (!isOpen) return sendText(response, 404, 'Not Found');
  response.writeHead(range ? 206 : 200, described);
  // A visitor who leaves in the middle of a film is no fault.
  await pipeline(stream, response).catch(() => {});
}

/** Answers with the file; an unknown path's page comes with status 404. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: 200 | 404,
): void {
  if (file.in === 'disk') void sendDisk(request, response, file);
  else sendMemory(request, response, file, status);
}
