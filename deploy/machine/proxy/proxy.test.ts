/** Caddy and nginx answer as Node does, while they serve the files themselves; and follow what is published. */

import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOT_FOUND_PAGE } from '#server/static/load-files.ts';
import { eventually } from '#server/testing/eventually.ts';
import { writeFiles } from '#server/testing/fixtures.ts';
import { fromBuild } from '../../shared/built-site.ts';
import { ask } from '../../shared/testing/ask.ts';
import { sameAnswers } from '../../shared/testing/same-answers.ts';
import { startMachine, writeSampleSite } from '../../shared/testing/sample-site.ts';
import { published } from './testing/published.ts';
import { isInstalled, startProxy, type WebProxy } from './testing/start-proxy.ts';

const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
// The proxies' own user must be able to look in.
chmodSync(folder, 0o755);
const built = join(folder, 'site');
writeSampleSite(built);
// Long enough to be worth a compressed form.
writeFiles(built, { 'client/services/index.html': `<!doctype html><p>${'Rooms. '.repeat(500)}` });
const machine = await startMachine(built);
afterAll(() => {
  machine.stop();
  rmSync(folder, { recursive: true, force: true });
});
const paths = [...fromBuild(built).files.files.keys()];

/** In the server's place, to tell what the proxy does not answer by itself. */
const SERVER = 418;
const asked: IncomingHttpHeaders[] = [];
const server = createServer(({ headers }, response) => {
  asked.push(headers);
  response.writeHead(SERVER).end();
}).listen(0);
await once(server, 'listening');
const { port: otherPort } = server.address() as AddressInfo;
afterAll(() => server.close());

const PREVIEW = { Cookie: 'a=b; __Host-desk-preview=2026-11-20' };

describe.each(['caddy', 'nginx'] as const)('%s', (name) => {
  const started: WebProxy[] = [];
  const start = async (what: string, upstream: number) => {
    const served = published(
      fromBuild(built).files,
      join(folder, `${name}-${what}`),
      Date.UTC(2026, 10, 20),
    );
    const scratch = join(folder, `${name}-${what}`, 'settings');
    const proxy = await startProxy(name, { published: served, scratch, upstream });
    started.push(proxy);
    const to = (path: string, init?: RequestInit) => ask(new URL(path, proxy.url), init);
    return { ...proxy, served, to };
  };
  afterAll(() => Promise.all(started.map(({ stop }) => stop())));

  describe.skipIf(!isInstalled(name))('before a server', () => {
    let url: URL;
    beforeAll(async () => {
      ({ url } = await start('same', machine.port));
    });
    sameAnswers({ name, machine: machine.url, home: () => url, paths });
  });

  test.skipIf(!isInstalled(name))('serves every page and file without the server', async () => {
    const { to } = await start('alone', otherPort);
    for (const path of paths.filter((each) => each !== NOT_FOUND_PAGE))
      expect((await to(path)).status, path).toBe(200);
    for (const path of ['/api/v1.0/email/send', '/desk', '/healthz', '/projects/old', '/nowhere'])
      expect((await to(path)).status, path).toBe(SERVER);
    // Whoever looks at the preview is shown what the server builds for them.
    expect((await to('/about', { headers: PREVIEW })).status).toBe(SERVER);
    expect((await to('/media/hall-abc.avif', { headers: PREVIEW })).status).toBe(SERVER);
  });

  test.skipIf(!isInstalled(name))(
    'tells the server who asks, whatever a visitor says of it',
    async () => {
      const { to, url } = await start('who', otherPort);
      await to('/healthz', {
        headers: {
          'X-Forwarded-For': '10.9.8.7',
          'X-Forwarded-Proto': 'http',
          'X-Real-IP': '10.9.8.7',
        },
      });
      const { host, 'x-forwarded-for': who, 'x-forwarded-proto': how } = asked.at(-1)!;
      expect(who).toMatch(/^(127\.0\.0\.1|::1)$/);
      expect([how, host]).toEqual(['https', url.host]);
    },
  );

  test.skipIf(!isInstalled(name))('sends the compressed forms that were made once', async () => {
    const { to } = await start('small', otherPort);
    const page = await (await to('/services')).text();
    const forms = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, decompress] of Object.entries(forms)) {
      const answer = await to('/services', { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers.get('Content-Encoding')).toBe(encoding);
      expect(answer.headers.get('Vary')).toMatch(/accept-encoding/i);
      const sent = Buffer.from(await answer.arrayBuffer());
      expect(sent.byteLength).toBeLessThan(200);
      expect(decompress(sent).toString()).toBe(page);
    }
  });

  test.skipIf(!isInstalled(name))(
    'goes over to the next release without a failed request; what has not changed keeps its ETag',
    async () => {
      const { to, served, reload } = await start('next', machine.port);
      const etag = async (path: string) => (await to(path)).headers.get('ETag');
      const before = { about: await etag('/about'), home: await etag('/') };

      const next = join(folder, `${name}-next-site`);
      writeSampleSite(next);
      writeFiles(next, { 'client/index.html': '<!doctype html><title>Anew</title>' });
      const failed: unknown[] = [];
      let isOver = false;
      const visits = (async () => {
        while (!isOver) {
          const { status } = await to('/').catch((error) => ({ status: error }));
          if (status !== 200) failed.push(status);
        }
      })();
      for (const day of [21, 22, 23]) {
        published(fromBuild(next).files, join(folder, `${name}-next`), Date.UTC(2026, 10, day));
        reload();
      }
      await eventually(async () => expect(await (await to('/')).text()).toContain('Anew'));
      isOver = true;
      await visits;

      expect(failed).toEqual([]);
      // A worker of nginx that is about to end may take a request yet.
      await eventually(async () => expect(await etag('/about')).toBe(before.about));
      expect(await etag('/')).not.toBe(before.home);
      const kept = readdirSync(served).sort();
      expect(kept).toEqual([
        'caddy.conf',
        'nginx.conf',
        'site-2026-11-22T00-00-00-000Z',
        'site-2026-11-23T00-00-00-000Z',
      ]);
      const [, , former, last] = kept.map((entry) => join(served, entry));
      const hashed = 'files/assets/entry-abc.js';
      expect(statSync(join(last!, hashed)).ino).toBe(statSync(join(former!, hashed)).ino);
    },
  );
});
