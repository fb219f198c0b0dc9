import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { createSiteHandler } from './handler.ts';
import { loadFiles } from './load-files.ts';

const PAGE = `<!doctype html><title>About</title><script>hello()</script>${'words '.repeat(200)}`;
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256));

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** The site on a real port; requests go out as written, without a client that tidies them. */
async function openSite(
  more: Record<string, string | Buffer> = {},
  facts?: Parameters<typeof createSiteHandler>[1],
) {
  const root = temporaryFolder();
  writeFiles(join(root, 'client'), {
    'index.html': '<!doctype html><title>Home</title>',
    'about/index.html': PAGE,
    'about.data': '[1]',
    '404/index.html': '<!doctype html><title>Unknown</title>',
    'assets/main-a1b2.js': 'export const a = 1;'.repeat(50),
    'media/film-c3d4.mp4': FILM,
    'media/picture-e5f6.avif': FILM,
    'robots.txt': 'User-agent: *',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...more,
  });
  writeFiles(root, { 'secret.txt': 'secret' });
  const server = createServer(
    createSiteHandler(loadFiles(join(root, 'client'), { connect: [] }), facts),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<Answer> => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method }).end();
    const [answer] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
  };
}

test('a script that a release has in a smaller form is sent in that form, also where the release before had it without', () => {
  const root = temporaryFolder();
  const script = 'assets/main-a1b2c3d4.js';
  writeFiles(root, { [script]: 'export const a = 1;'.repeat(50) });
  const previous = loadFiles(root, { connect: [] });
  writeFiles(root, { [`${script}.br`]: 'small' });
  const file = loadFiles(root, { connect: [], previous }).files.get(`/${script}`);
  expect(file?.in === 'memory' && file.variants.br?.body.toString()).toBe('small');
});

test('a drawing that is opened by its address can run nothing, whichever it is', async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const site = await openSite({ 'media/plan-a1b2.svg': script, 'drawing.SVG': script });
  for (const path of ['/media/plan-a1b2.svg', '/drawing.SVG', '/favicon.svg'])
    expect((await site(path)).headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    );
});

describe('pages and files', () => {
  test('a page is served at its address, never cached without asking', async () => {
    const get = await openSite();
    const { status, headers, body } = await get('/about?x=1');
    expect([status, body.toString()]).toEqual([200, PAGE]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect((await get('/')).body.toString()).toContain('Home');
  });

  test('hashed files are immutable, other files are asked for again', async () => {
    const get = await openSite();
    for (const path of [
      '/assets/main-a1b2.js',
      '/media/film-c3d4.mp4',
      '/media/picture-e5f6.avif',
    ]) {
      expect((await get(path)).headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
    }
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });

  test('other sites may embed share pictures and icons alone', async () => {
    const get = await openSite({ 'media/share-about-e5f6-1200.jpg': FILM, 'icon-192.png': FILM });
    const policyOf = async (path: string) =>
      (await get(path)).headers['cross-origin-resource-policy'];
    for (const path of ['/media/share-about-e5f6-1200.jpg', '/icon-192.png', '/favicon.svg']) {
      expect([path, await policyOf(path)]).toEqual([path, 'cross-origin']);
    }
    for (const path of [
      '/',
      '/About',
      '/about.data',
      '/assets/main-a1b2.js',
      '/assets/gone.js',
      '/media/film-c3d4.mp4',
      '/media/picture-e5f6.avif',
      '/nope',
      '/robots.txt',
    ]) {
      expect([path, await policyOf(path)]).toEqual([path, 'same-origin']);
    }
  });

  test('the icon that every document asks for is good for a day', async () => {
    const get = await openSite();
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  test('the data of the next page, fetched when a hand nears its link, is not asked for again at the click', async () => {
    const get = await openSite();
    expect((await get('/about.data')).headers['cache-control']).toBe('public, max-age=60');
  });

  test('a project that was renamed leads to its page however it is written, a hidden one is gone for good', async () => {
    const get = await openSite(
      {},
      { addresses: { moved: { '/projects/old': '/projects/new' }, gone: ['/projects/hidden'] } },
    );
    for (const path of ['/projects/old', '/projects/Old/', '/projects/old/index.html']) {
      const { status, headers } = await get(path);
      expect([path, status, headers.location]).toEqual([path, 301, '/projects/new']);
    }
    expect((await get('/projects/old?from=mail')).headers.location).toBe('/projects/new?from=mail');
    const { status, body } = await get('/projects/hidden/');
    expect([status, body.toString().includes('Unknown')]).toEqual([410, true]);
    expect((await get('/projects/other')).status).toBe(404);
  });

  test('an address as long as a request may have is answered quickly, whatever it repeats', async () => {
    const get = await openSite();
    for (const part of ['/', '/%2f', '/.', '/index.html', '%20', '?', '#', '&a', ';']) {
      const before = process.threadCpuUsage();
      for (let count = 0; count < 5; count += 1) {
        const { status } = await get(`/${part.repeat(15_000 / part.length)}x`);
        expect([200, 404]).toContain(status);
      }
      expect(process.threadCpuUsage(before).user / 1000, part).toBeLessThan(300);
    }
  });

  test('any other path shows the page for unknown ones, with status 404', async () => {
    const get = await openSite();
    for (const path of [
      '/nope',
      '/about/nope',
      '/404',
      '/%E0%A4%A',
      '/about%00',
      '//about',
      '/about;x',
      '/about.',
      '/about%2E',
      '/about%20',
      '/about%5C',
      '/about%2Fnope',
      '/%2Fabout',
      '/%252Fabout',
      '/about%252F',
      '/%2e/about',
      '/nope/%2e%2e/about',
      '/%34%30%34',
      '/%',
    ]) {
      const { status, body } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString()).toContain('Unknown');
    }
    expect((await get('/assets/gone.js')).body.toString()).toBe('Not Found');
    expect((await get('/nope.data')).status).toBe(404);
  });

  test.each([
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/ABOUT///?q=A&r=%20', '/about?q=A&r=%20'],
    ['/about/index.html', '/about'],
    ['/index.html?x', '/?x'],
    ['/%61bout/', '/about'],
    ['/%61bout', '/about'],
    ['/%2F', '/'],
    ['/projects%2Fhall', '/projects/hall'],
    ['/projects%2fhall?q', '/projects/hall?q'],
    ['/Projects%2FHALL%2f', '/projects/hall'],
    ['/projects%2Fhall%2Findex%2Ehtml', '/projects/hall'],
    ['http://evil.example/projects%2Fhall', '/projects/hall'],
    ['/robots%2Etxt', '/robots.txt'],
    ['/media/caf%c3%a9.jpg', '/media/caf%C3%A9.jpg'],
  ])('%s redirects with 301 to %s', async (path, location) => {
    const get = await openSite({ 'projects/hall/index.html': PAGE, 'media/café.jpg': FILM });
    const { status, headers } = await get(path, { Host: 'evil.example' });
    expect([status, headers.location]).toEqual([301, location]);
  });

  test('a file whose name needs escapes is served at its address', async () => {
    const get = await openSite({ 'media/café [1].jpg': FILM });
    const address = '/media/caf%C3%A9%20%5B1%5D.jpg';
    expect((await get(address)).status).toBe(200);
    // Browsers leave brackets as they are.
    const { status, headers } = await get('/media/caf%C3%A9%20[1].jpg');
    expect([status, headers.location]).toEqual([301, address]);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%252e%252e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e%5c..%5csecret.txt',
    'http://evil.example/../secret.txt',
  ])('no path leads outside the site: %s', async (path) => {
    const get = await openSite();
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
    '%s is answered 405 with Allow',
    async (method) => {
      const get = await openSite();
      const { status, headers } = await get('/about', {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('HEAD has the headers of GET and no body', async () => {
    const get = await openSite();
    for (const path of ['/about', '/media/film-c3d4.mp4', '/nope']) {
      const [head, full] = [await get(path, {}, 'HEAD'), await get(path)];
      expect(head.status).toBe(full.status);
      expect(head.body.byteLength).toBe(0);
      expect(head.headers['content-length']).toBe(full.headers['content-length']);
    }
  });
});

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['BR', 'br'],
    ['br;q=nonsense, gzip', 'gzip'],
    ['identity, br;q=0.1', undefined],
    ['', undefined],
  ])('Accept-Encoding "%s" gets %s', async (accept, encoding) => {
    const get = await openSite();
    const { headers, body } = await get('/about', { 'Accept-Encoding': accept });
    expect(headers['content-encoding']).toBe(encoding);
    const decode =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(decode(body).toString()).toBe(PAGE);
  });

  test('a file that the build has compressed is used, and has no address of its own', async () => {
    const get = await openSite({ 'robots.txt.br': 'x' });
    expect((await get('/robots.txt', { 'Accept-Encoding': 'br' })).body.toString()).toBe('x');
    expect((await get('/robots.txt.br')).status).toBe(404);
  });
});

describe('what the client has already', () => {
  test('304 for the ETag of the form it would get, in lists, weak, or any', async () => {
    const get = await openSite();
    const br = { 'Accept-Encoding': 'br' };
    const { etag = '' } = (await get('/about', br)).headers;
    for (const list of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, body } = await get('/about', { ...br, 'If-None-Match': list });
      expect([status, headers.etag, body.byteLength]).toEqual([304, etag, 0]);
      expect(headers['content-length']).toBeUndefined();
    }
    expect((await get('/about', { ...br, 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await get('/about', { 'If-None-Match': etag })).status, 'of another encoding').toBe(
      200,
    );
    expect((await get('/nope', { 'If-None-Match': '*' })).status).toBe(404);
  });
});

describe('ranges of films', () => {
  const film = '/media/film-c3d4.mp4';
  test.each([
    ['bytes=0-', 206, 'bytes 0-999/1000', FILM],
    ['bytes=0-0', 206, 'bytes 0-0/1000', FILM.subarray(0, 1)],
    ['bytes=990-5000', 206, 'bytes 990-999/1000', FILM.subarray(990)],
    ['bytes=-10', 206, 'bytes 990-999/1000', FILM.subarray(990)],
    ['bytes=-5000', 206, 'bytes 0-999/1000', FILM],
    ['bytes=1000-', 416, 'bytes */1000', undefined],
    ['bytes=-0', 416, 'bytes */1000', undefined],
    ['bytes=5-2', 200, undefined, FILM],
    ['bytes=-', 200, undefined, FILM],
    ['bytes=0-1,5-6', 200, undefined, FILM],
    ['items=0-1', 200, undefined, FILM],
  ])('%s', async (range, status, contentRange, bytes) => {
    const get = await openSite();
    const answer = await get(film, { Range: range });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange]);
    if (bytes) expect(answer.body.equals(bytes)).toBe(true);
  });

  test('If-Range asks for the whole film when it has changed; 304 comes before any range', async () => {
    const get = await openSite();
    const { etag = '' } = (await get(film)).headers;
    const range = { Range: 'bytes=0-9' };
    expect((await get(film, { ...range, 'If-Range': etag })).status).toBe(206);
    expect((await get(film, { ...range, 'If-Range': '"old"' })).status).toBe(200);
    expect((await get(film, { ...range, 'If-None-Match': etag })).status).toBe(304);
    expect((await get(film, range, 'HEAD')).status).toBe(200);
  });
});
