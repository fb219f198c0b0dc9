/** Every page, file and missing address is answered as a machine answers it: the same build behind both servers. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createHttpServer } from '#server/http/http-server.ts';
import { openBuild } from '#server/releases/site.ts';
import { STUDIO, writeFiles } from '#server/testing/fixtures.ts';
import { fromBuild } from '../shared/built-site.ts';
import { buildEdge, edgeSiteOf } from './make/build-edge.ts';
import { ask } from './testing/ask.ts';
import { compared } from './testing/compare.ts';
import { startEdge } from './testing/edge.ts';

const folder = mkdtempSync(join(tmpdir(), 'edge-pages-'));
const page = (words: string) =>
  `<!doctype html><title>${words}</title><style>p{color:${words}}</style><script>say("${words}")</script><p>${words}`;
writeFiles(join(folder, 'site'), {
  'studio.json': JSON.stringify({
    ...STUDIO,
    addresses: { moved: { '/projects/old': '/projects/new' }, gone: ['/projects/hidden'] },
  }),
  'client/index.html': page('home'),
  'client/about/index.html': page('about'),
  'client/contact/index.html':
    '<!doctype html><title>Contact</title><img src="data:image/png;base64,AA">',
  'client/projects/index.html': page('projects'),
  'client/projects/new/index.html': page('new'),
  'client/projects/residential.json': '[]',
  'client/404/index.html': page('unknown'),
  'client/__spa-fallback.html': 'unused',
  'client/about.data': 'data',
  'client/projects/new.data': 'data',
  'client/assets/entry-abc.js': 'export {}',
  'client/assets/entry-abc.js.br': 'br',
  'client/assets/face-abc.woff2': 'font',
  'client/media/hall-abc.avif': 'picture',
  'client/media/hall-abc.jpg': 'picture',
  'client/media/share-abc.jpg': 'picture',
  'client/media/tour-abc.mp4': 'a film of some length',
  'client/favicon.ico': 'icon',
  'client/favicon.svg': '<svg/>',
  'client/icon-192.png': 'icon',
  'client/robots.txt': 'User-agent: *',
  'client/sitemap.xml': '<urlset/>',
  'client/site.webmanifest': '{}',
});

const built = fromBuild(join(folder, 'site'));
const machine = createHttpServer({
  serveApi: () => {},
  serveSite: openBuild(join(folder, 'site')).serve,
  isSecure: () => true,
}).listen(0, '127.0.0.1');
await once(machine, 'listening');
const machineUrl = new URL(`http://127.0.0.1:${(machine.address() as AddressInfo).port}`);
await buildEdge(built, join(folder, 'edge'));
const edge = await startEdge({
  folder,
  site: edgeSiteOf(built),
  assets: join(folder, 'edge', 'assets'),
});
afterAll(async () => {
  machine.closeAllConnections();
  machine.close();
  await edge.stop();
  rmSync(folder, { recursive: true, force: true });
});

const both = async (path: string, init: RequestInit = {}) =>
  [
    await compared(await ask(new URL(path, machineUrl), init)),
    await compared(await ask(new URL(path, edge.url), init)),
  ] as const;

const files = [...built.files.files.keys()];

test('the build has every kind of file', () => expect(files).toHaveLength(21));

test.each(files)('%s: the same status, headers and body', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const [machines, edges] = await both(path, { method });
    expect(edges, method).toEqual(machines);
  }
});

test('an unchanged page is answered 304, with its policy', async () => {
  const first = await ask(new URL('/about', edge.url));
  const again = await ask(new URL('/about', edge.url), {
    headers: { 'If-None-Match': first.headers.get('ETag')! },
  });
  expect(again.status).toBe(304);
  const policy = first.headers.get('Content-Security-Policy');
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(again.headers.get('Content-Security-Policy')).toBe(policy);
});

test.each([
  '/nowhere',
  '/nowhere/at/all',
  '/About',
  '/about/',
  '/about/index.html',
  '/index.html?a=b',
  '/ABOUT/?a=%20b',
  '/projects/old',
  '/projects/old/?a=b',
  '/projects/hidden',
  '/projects/hidden/',
  '/assets/gone-abc.js',
  '/media/gone-abc.jpg',
  '/gone.data',
  '/_pages/about.html',
  '/__spa-fallback.html',
  '/_headers',
  '/about%00',
  '/%E0%A4%A',
  '/%61bout',
  '/about?q=1',
  '/desk',
])('%s: the same answer, where no file stands', async (path) => {
  const [machines, edges] = await both(path);
  expect(edges).toEqual(machines);
});

test.each([
  'bytes=0-3',
  'bytes=2-',
  'bytes=-4',
  'bytes=0-',
  'bytes=90-95',
  'bytes=0-1,4-5',
  'words',
])('a film asked for by "%s": the same part', async (range) => {
  const [machines, edges] = await both('/media/tour-abc.mp4', { headers: { Range: range } });
  expect([edges.status, edges.headers['content-range'], edges.body]).toEqual([
    machines.status,
    machines.headers['content-range'],
    machines.status === 416 ? '' : machines.body,
  ]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s of a page is refused alike', async (method) => {
  const [machines, edges] = await both('/about', { method });
  expect(edges).toEqual(machines);
});
