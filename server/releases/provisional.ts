/**
 * Serves pictures of the first release, while they are still being encoded: the encoded file if it exists, otherwise a picture
 * that is made on request, two at a time.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { sendText } from '#server/http/plain-answer.ts';
import { FILE_HEADERS } from '#server/http/security-headers.ts';
import type { Log } from '#server/log.ts';
import { createByteCache } from '#server/static/byte-cache.ts';
import { contentType, resourcePolicy } from '#server/static/content-types.ts';
import { diskFile } from '#server/static/load-file.ts';
import { sendFile } from '#server/static/send-file.ts';
import { createMaker, Interrupted } from './quick-pictures.ts';

const AT_ONCE = 2;
/** With more waiting requests, a picture in another width that was made before is sent instead. */
const WAITING_MANY = 20;
const WAITING_MAX = 500;
/** Time limits in milliseconds. A picture takes less than a second; a damaged one must not block the others. */
export const PICTURE_LIMITS = {
  /** For one picture, including the start of the program. */
  make: 20_000,
  /** For one request, including the pictures before it. */
  request: 60_000,
  /** Wait before a picture that could not be made is tried again. */
  again: 60_000,
};

const schema = z.object({
  encoded: z.string(),
  /** The pictures by address that are not files of the release. */
  pictures: z.record(
    z.string(),
    z
      .object({
        file: z.string(),
        cut: z.object({ at: z.tuple([z.number(), z.number()]), scale: z.number() }).optional(),
        straighten: z.number().optional(),
        width: z.number(),
        height: z.number().optional(),
        /** Of a transparent picture. Absent in releases of older versions, which have it as `wall`. */
        background: z.string().optional(),
        wall: z.string().optional(),
      })
      .transform(({ wall = '#fff', background = wall, ...picture }) => ({
        ...picture,
        background,
      })),
  ),
});
/** `provisional.json` of a release. */
export type Provisional = Readonly<z.infer<typeof schema>>;

export const PROVISIONAL = 'provisional.json';
export const isProvisional = (folder: string, id: string) =>
  existsSync(join(folder, id, PROVISIONAL));

/** The same for "/media/hall-5e1f-736.avif" and its other widths in the same format. */
const kindOf = (address: string) => address.replace(/-\d+(?=\.\w+$)/, '');

interface Sent {
  readonly data: Buffer;
  readonly type: string;
}
const quick = (data: Buffer): Sent => ({ data, type: 'image/jpeg' });

/**
 * Serves the pictures of a provisional release; null for any other release.
 * @returns a function that answers a request for such a picture, and returns false for other requests
 */
export function provisionalPictures(folder: string, id: string, log: Log, limits = PICTURE_LIMITS) {
  if (!isProvisional(folder, id)) return null;
  const { encoded, pictures } = schema.parse(
    JSON.parse(readFileSync(join(folder, id, PROVISIONAL), 'utf8')),
  );
  const make = createMaker(() => limits.make);
  const made = createByteCache();
  const pending = new Map<string, Promise<Buffer | null>>();
  const failedAt = new Map<string, number>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function makeInTurn(address: string): Promise<Buffer | null> {
    if (performance.now() - (failedAt.get(address) ?? Number.NEGATIVE_INFINITY) < limits.again)
      return null;
    if (running >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      const data = await make(pictures[address] ?? {});
      made.set(address, data);
      return data;
    } catch (error) {
      if (!(error instanceof Interrupted)) failedAt.set(address, performance.now());
      const reason = error instanceof Error ? error.message : String(error);
      log('error', 'picture-not-made', { picture: address, reason });
      return null;
    } finally {
      // Passed on to the first waiting request.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  /** The picture; null if it cannot be made, or not within the time limit of a request. */
  async function makeInTime(address: string): Promise<Buffer | null> {
    const making =
      pending.get(address) ?? makeInTurn(address).finally(() => pending.delete(address));
    pending.set(address, making);
    const { promise, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), limits.request);
    return Promise.race([making, promise]).finally(() => clearTimeout(timer));
  }

  const encodedFile = (address: string) => join(encoded, basename(address));

  /** The same picture in another width, if it was made or encoded before. */
  async function another(address: string): Promise<Sent | null> {
    const isSame = (other: string) => kindOf(other) === kindOf(address);
    const known = made.get([...made.keys()].find(isSame) ?? '');
    if (known) return quick(known);
    const file = Object.keys(pictures).filter(isSame).map(encodedFile).find(existsSync);
    return file === undefined ? null : { data: await readFile(file), type: contentType(file) };
  }

  async function find(address: string): Promise<Sent | null> {
    const known = made.get(address);
    if (known) return quick(known);
    const instead = waiting.length > WAITING_MANY ? await another(address) : null;
    if (instead || waiting.length > WAITING_MAX) return instead;
    const data = await makeInTime(address);
    return data ? quick(data) : another(address);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, address: string) {
    const path = encodedFile(address);
    // A file with this name is complete, because the encoder renames it at the end.
    const final = statSync(path, { throwIfNoEntry: false });
    if (final) {
      sendFile(request, response, diskFile(address, path, final), 200);
      return;
    }
    const sent = await find(address);
    if (!sent) {
      sendText(response, 503, 'Service Unavailable', ['Retry-After', '10']);
      return;
    }
    // Not cached, because the final picture will have the same address.
    const headers = ['Cache-Control', 'no-store', ...FILE_HEADERS];
    const policy = ['Cross-Origin-Resource-Policy', resourcePolicy(address)];
    const length = ['Content-Length', String(sent.data.length)];
    response.writeHead(200, ['Content-Type', sent.type, ...headers, ...policy, ...length]);
    response.end(request.method === 'HEAD' ? undefined : sent.data);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    const address = url.replace(/[?#].*$/s, '');
    if ((method !== 'GET' && method !== 'HEAD') || !Object.hasOwn(pictures, address)) return false;
    answer(request, response, address).catch(() => response.destroy());
    return true;
  };
}
