/** Checks a finished site with the code that will serve it; pages are requested over HTTP. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentType } from '#server/static/content-types.ts';
import { createSiteHandler } from '#server/static/handler.ts';
import type { SiteFile } from '#server/static/load-file.ts';
import { loadFiles, NOT_FOUND_PAGE } from '#server/static/load-files.ts';
import { namedFiles } from './named-files.ts';
import { isWhole } from './whole-file.ts';

export interface CheckOptions {
  /** Addresses that must exist although no file contains them in full, such as pictures' variants. */
  readonly expected: readonly string[];
  /** Addresses that the server answers without a file, for a provisional release. */
  readonly promised?: ReadonlySet<string>;
  /** A page above this size (bytes, as sent) is reported; one that is `PAGE_MAX` times as large is refused. */
  readonly pageBytes: (pictures: number) => number;
}
interface Findings {
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

const PAGE_MAX = 8;
const AT_ONCE = 8;
const TEXT = /^(text\/|application\/(json|manifest|xml))/;
/** The chunk of a route without a page may be empty. */
const EMPTY_CHUNK = /^\/assets\/[^/]+\.js$/;
const DECODE = { br: brotliDecompressSync, gzip: gunzipSync } as const;

const isEmpty = (file: SiteFile) =>
  file.in === 'memory' && file.variants.identity.body.length === 0;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly encoding: string;
  readonly body: Buffer;
}

async function ask(agent: Agent, port: number, path: string, accept: string): Promise<Answer> {
  const headers = { 'Accept-Encoding': accept };
  const asked = request({ agent, host: '127.0.0.1', port, path: encodeURI(path), headers }).end();
  const [answer] = await once(asked, 'response');
  const body = Buffer.concat(await answer.toArray());
  const { 'content-type': type = '', 'content-encoding': encoding = '' } = answer.headers;
  return { status: answer.statusCode, type, encoding, body };
}

/** The response for a file, without a request: two thousand requests would take two seconds more. */
function loaded(file: SiteFile, path: string, accept: string): Answer {
  const type = contentType(path);
  if (file.in === 'disk') return { status: 200, type, encoding: '', body: readFileSync(file.path) };
  const packed = accept === 'identity' ? undefined : file.variants[accept as 'br' | 'gzip'];
  const { body } = packed ?? file.variants.identity;
  return { status: 200, type, encoding: packed ? accept : '', body };
}

/** The mistake in the response at a path, or null; its text, if it is one; and its size as sent. */
async function examine(get: (path: string, accept: string) => Promise<Answer>, path: string) {
  const { status, type, body } = await get(path, 'identity');
  const fail = (fault: string) => ({ fault: `${path} ${fault}`, text: '', sent: 0 });
  const ok = (text: string, sent: number) => ({ fault: null, text, sent });
  if (status !== (path === NOT_FOUND_PAGE ? 404 : 200)) return fail(`is answered ${status}`);
  if (body.length === 0) return EMPTY_CHUNK.test(path) ? ok('', 0) : fail('is empty');
  if (!isWhole(type.startsWith('text/html') ? '.html' : path, body)) return fail('is cut off');
  if (!TEXT.test(type) && !type.includes('+xml')) return ok('', 0);
  let sent = body.length;
  for (const encoding of ['gzip', 'br'] as const) {
    const packed = await get(path, encoding);
    if (packed.encoding !== encoding) continue;
    try {
      if (!DECODE[encoding](packed.body).equals(body))
        return fail(`differs from the original in its ${encoding} copy`);
    } catch {
      return fail(`cannot be read in its ${encoding} copy`);
    }
    sent = packed.body.length;
  }
  return ok(body.toString(), sent);
}

/** Requests every page, reads every file in every encoding, and follows every address in them. */
export async function checkSite(client: string, options: CheckOptions): Promise<Findings> {
  const { files, pages } = loadFiles(client, { connect: [] });
  const server = createServer(
    createSiteHandler({ files, pages, notFound: files.get(NOT_FOUND_PAGE) }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const faults: string[] = [];
  const warnings: string[] = [];
  for (const path of ['/', NOT_FOUND_PAGE]) if (!files.has(path)) faults.push(`${path} is missing`);
  for (const path of options.expected) if (!files.has(path)) faults.push(`${path} is missing`);

  const queue = [...files];
  async function work() {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [path, file] = next;
      const isPage = pages.has(path) || path === NOT_FOUND_PAGE;
      const { fault, text, sent } = await examine(
        async (at, accept) => (isPage ? ask(agent, port, at, accept) : loaded(file, at, accept)),
        path,
      );
      if (fault) faults.push(fault);
      for (const named of namedFiles(text)) {
        const target = files.get(named.replace(/(.)\/$/, '$1'));
        if (!target && options.promised?.has(named)) continue;
        if (!target) faults.push(`${path} links to ${named}, which is missing from the build`);
        else if (isEmpty(target) && pages.has(path))
          faults.push(`${path} links to ${named}, which is empty`);
      }
      const budget = options.pageBytes(text.match(/<img\b/g)?.length ?? 0);
      if (!pages.has(path) || sent <= budget) continue;
      const weight = `${path} has ${sent} bytes; the limit is ${budget}`;
      if (sent > budget * PAGE_MAX) faults.push(weight);
      else warnings.push(`${weight}: its first screen comes a little later.`);
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    agent.destroy();
    server.close();
  }
  return { faults: faults.sort(), warnings: warnings.sort() };
}
