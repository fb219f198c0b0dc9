/** A static host: pages without `.html`, the rules of `_headers` and `_redirects`, and 404.html for unknown addresses. */
import { once } from 'node:events';
import { createReadStream, globSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '#server/static/content-types.ts';

/** Listens on a free port of this machine. */
export async function serve(
  listener: RequestListener,
): Promise<{ server: Server; origin: string }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface Rule {
  readonly path: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The pattern of a path in `_headers`, where `*` matches anything. */
const pattern = (path: string) =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

const rulesOf = (text: string): Rule[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n').map((line) => line.trim()))
    .map(([path, ...lines]) => ({
      path: pattern(path!),
      headers: lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()];
      }),
    }));

const redirectsOf = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string, string])
      .map(([from, to, status]) => [from, { to, status: Number(status) }]),
  );

const NOT_FOUND = '/404.html';

/** Serves an exported folder. */
export function staticHost(folder: string): RequestListener {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const rules = rulesOf(read('_headers'));
  const redirects = redirectsOf(read('_redirects'));
  const files = new Set(globSync('**/*.*', { cwd: folder }).map((name) => `/${name}`));
  return (request, response) => {
    const { pathname } = new URL(request.url!, 'http://host');
    for (const { path, headers } of rules)
      if (path.test(pathname)) for (const [name, value] of headers) response.setHeader(name, value);
    const redirect = redirects.get(pathname);
    if (redirect) return response.writeHead(redirect.status, { Location: redirect.to }).end();
    const names = [pathname, `${pathname}.html`, `${pathname}index.html`];
    const file = names.find((name) => files.has(name)) ?? NOT_FOUND;
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', contentType(file));
    response.writeHead(file === NOT_FOUND ? 404 : 200);
    createReadStream(join(folder, file)).pipe(response);
  };
}
