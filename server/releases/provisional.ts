/**
 * A release whose pictures are still being encoded: the first one of a site. What its pages name is there from the first
 * second: as it was encoded by now, or made quickly when it is asked for, two at a time.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { sendText } from '#server/http/plain-answer.ts';
import { FILE_HEADERS } from '#server/http/security-headers.ts';
import { PROGRAMS } from '#server/programs.ts';
import { resourcePolicy } from '#server/static/content-types.ts';
import { diskFile } from '#server/static/load-file.ts';
import { sendFile } from '#server/static/send-file.ts';

const AT_ONCE = 2;
/** With more than that waiting, a picture that was made in another width is sent instead. */
const WAITING_MANY = 20;
const WAITING_MAX = 500;
const KEPT_BYTES = 24 * 1024 * 1024;

const schema = z.object({
  /** Folder of what is encoded by now. */
  encoded: z.string(),
  /** What each address shows that the release does not hold as a file. */
  pictures: z.record(
    z.string(),
    z.object({
      file: z.string(),
      cut: z.object({ at: z.tuple([z.number(), z.number()]), scale: z.number() }).optional(),
      width: z.number(),
      height: z.number().optional(),
      wall: z.string(),
    }),
  ),
});
/** `provisional.json` of a release. */
export type Provisional = Readonly<z.infer<typeof schema>>;
/** As the program in pictures/quick.ts is asked, and as it answers. */
type Picture = Provisional['pictures'][string];
type Answer = { readonly id: number; readonly data?: Buffer };

export const PROVISIONAL = 'provisional.json';
export const isProvisional = (folder: string, id: string) =>
  existsSync(join(folder, id, PROVISIONAL));

/** Asks the program that makes pictures; it is started when it is needed, and again after it has ended. */
function createMaker() {
  let child: ChildProcess | undefined;
  let asked = 0;
  const open = new Map<number, (answer: Buffer | null) => void>();

  function start(): ChildProcess {
    const made = fork(PROGRAMS.quickPicture, {
      execArgv: ['--max-old-space-size=128'],
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const end = () => {
      if (child !== made) return;
      child = undefined;
      for (const answer of open.values()) answer(null);
      open.clear();
    };
    made.on('error', end).on('exit', end);
    made.on('message', (answer: Answer) => {
      open.get(answer.id)?.(answer.data ?? null);
      open.delete(answer.id);
    });
    // It ends with its parent's channel; the server need not wait for it.
    made.unref();
    made.channel?.unref();
    return made;
  }

  /** Null where it cannot be made. */
  return (ask: Picture): Promise<Buffer | null> =>
    new Promise((resolve) => {
      const id = ++asked;
      open.set(id, resolve);
      child ??= start();
      child.send({ id, ask }, (error) => {
        if (error) resolve(null);
      });
    });
}

const stemOf = (address: string) => address.replace(/-\d+\.\w+$/, '');

/**
 * Serves the pictures of a provisional release; null for any other.
 * @returns a function that answers a request for such a picture, and is false for everything else
 */
export function provisionalPictures(folder: string, id: string) {
  if (!isProvisional(folder, id)) return null;
  const { encoded, pictures } = schema.parse(
    JSON.parse(readFileSync(join(folder, id, PROVISIONAL), 'utf8')),
  );
  const make = createMaker();
  const made = new Map<string, Buffer>();
  const pending = new Map<string, Promise<Buffer | null>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let keptBytes = 0;

  function keep(address: string, data: Buffer) {
    made.set(address, data);
    keptBytes += data.length;
    for (const [oldest, { length }] of made) {
      if (keptBytes <= KEPT_BYTES) break;
      made.delete(oldest);
      keptBytes -= length;
    }
  }

  async function makeInTurn(address: string): Promise<Buffer | null> {
    const picture = pictures[address];
    if (!picture) return null;
    if (running >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      const data = await make(picture);
      if (data) keep(address, data);
      return data;
    } finally {
      // Handed on to who waits first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  /** The same picture in another width, as it was made already. */
  const another = (address: string) =>
    [...made].find(([other]) => stemOf(other) === stemOf(address))?.[1] ?? null;

  async function find(address: string): Promise<Buffer | null> {
    const known = made.get(address) ?? (waiting.length > WAITING_MANY ? another(address) : null);
    if (known || waiting.length > WAITING_MAX) return known;
    const begun =
      pending.get(address) ?? makeInTurn(address).finally(() => pending.delete(address));
    pending.set(address, begun);
    return (await begun) ?? another(address);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, address: string) {
    const path = join(encoded, basename(address));
    // The encoder gives a file its name when it is whole.
    const final = statSync(path, { throwIfNoEntry: false });
    if (final) {
      sendFile(request, response, diskFile(address, path, final), 200);
      return;
    }
    const data = await find(address);
    if (!data) {
      sendText(response, 503, 'Service Unavailable', ['Retry-After', '10']);
      return;
    }
    // Not for keeping: the final picture comes to the same address.
    const headers = ['Cache-Control', 'no-store', ...FILE_HEADERS];
    const policy = ['Cross-Origin-Resource-Policy', resourcePolicy(address)];
    const length = ['Content-Length', String(data.length)];
    response.writeHead(200, ['Content-Type', 'image/jpeg', ...headers, ...policy, ...length]);
    response.end(request.method === 'HEAD' ? undefined : data);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    const address = url.replace(/[?#].*$/s, '');
    if ((method !== 'GET' && method !== 'HEAD') || !Object.hasOwn(pictures, address)) return false;
    answer(request, response, address).catch(() => response.destroy());
    return true;
  };
}
