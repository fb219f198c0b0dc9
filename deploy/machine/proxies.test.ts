/** Caddy and nginx with this folder's settings, before the site's server: the same answers, and what nginx keeps. */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { openBuild } from '#server/releases/site.ts';
import { NOT_FOUND_PAGE } from '#server/static/load-files.ts';
import { eventually } from '#server/testing/eventually.ts';
import { enquiryOf, formOf, STUDIO, writeFiles } from '#server/testing/fixtures.ts';
import { siteFromBuild } from '../shared/built-site.ts';
import { ask } from '../shared/testing/ask.ts';
import { sameAnswers } from '../shared/testing/same-answers.ts';
import { startMachine, writeSampleSite } from '../shared/testing/sample-site.ts';
import { hasSocketTool, startSocketUnit } from './testing/socket-unit.ts';
import { isInstalled, startProxy, type WebProxy } from './testing/start-proxy.ts';

const folder = mkdtempSync(join(tmpdir(), 'proxies-'));
// nginx's workers are another user.
chmodSync(folder, 0o755);
const built = join(folder, 'site');
writeSampleSite(built);
// Long enough to be worth a compressed form.
writeFiles(built, { 'client/services/index.html': `<!doctype html><p>${'Rooms. '.repeat(500)}` });
const machine = await startMachine(built);
const started: WebProxy[] = [];
afterAll(async () => {
  await Promise.all(started.map(({ stop }) => stop()));
  machine.stop();
  rmSync(folder, { recursive: true, force: true });
});
const paths = [...siteFromBuild(built).files.files.keys()];

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** A server in the site's place, whose answers change and which can be stopped. */
async function upstream(listener: Listener) {
  const current = { listener };
  const server = createServer((request, response) => current.listener(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    current,
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe.each(['caddy', 'nginx'] as const)('%s', (name) => {
  const start = async (what: string, port: number) => {
    const proxy = await startProxy(name, {
      scratch: join(folder, `${name}-${what}`),
      upstream: port,
    });
    started.push(proxy);
    const to = (path: string, init?: RequestInit) => ask(new URL(path, proxy.url), init);
    return { ...proxy, to };
  };

  describe.skipIf(!isInstalled(name))('before a server', () => {
    let url: URL;
    beforeAll(async () => {
      ({ url } = await start('same', machine.port));
    });
    sameAnswers({ name, machine: machine.url, home: () => url, paths });
  });

  test.skipIf(!isInstalled(name))(
    'tells the server who asks, whatever a visitor says of it',
    async () => {
      const server = await upstream(({ headers }, response) =>
        response.end(JSON.stringify(headers)),
      );
      const { to, url } = await start('who', server.port);
      const forged = { 'X-Forwarded-For': '10.9.8.7', 'X-Forwarded-Proto': 'http' };
      const answer = await to('/healthz', { headers: { ...forged, 'X-Real-IP': '10.9.8.7' } });
      const { host, 'x-forwarded-for': who, 'x-forwarded-proto': how } = await answer.json();
      expect(who).toMatch(/^(127\.0\.0\.1|::1)$/);
      expect([how, host]).toEqual(['https', url.host]);
      server.stop();
    },
  );

  test.skipIf(!isInstalled(name))('leads from the other name to the same address', async () => {
    const { to, url, otherHost } = await start('names', machine.port);
    const answer = await to('/about?a=b', { headers: { Host: otherHost } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      301,
      `https://${url.host}/about?a=b`,
    ]);
  });

  test.skipIf(!isInstalled(name))('sends each browser the form that it takes', async () => {
    const { to } = await start('small', machine.port);
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
    const refused = await to('/services', { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' } });
    expect(refused.headers.get('Content-Encoding')).toBeNull();
  });

  test.skipIf(!isInstalled(name) || !hasSocketTool)(
    'loses no page and no enquiry while the server restarts',
    async () => {
      writeFiles(built, { 'studio.json': JSON.stringify(STUDIO) });
      const unit = await startSocketUnit(built, join(folder, `${name}-data`));
      const { to } = await start('restart', unit.port);
      const statuses: number[] = [];
      let isOver = false;
      const visits = (async () => {
        while (!isOver) {
          statuses.push((await to('/about')).status);
          const body = formOf(enquiryOf('contact'));
          statuses.push((await to(SEND_FORM_PATH, { method: 'POST', body })).status);
        }
      })();
      for (const count of [2, 3]) {
        await eventually(() => expect(unit.ready()).toBe(count - 1));
        unit.restart();
        await eventually(() => expect(unit.starts()).toBe(count));
      }
      await eventually(() => expect(unit.ready()).toBe(3));
      isOver = true;
      await visits;
      expect(new Set(statuses)).toEqual(new Set([200]));
    },
    120_000,
  );
});

describe.skipIf(!isInstalled('nginx'))('what nginx keeps', () => {
  const start = async (what: string, port: number) => {
    const proxy = await startProxy('nginx', {
      scratch: join(folder, `kept-${what}`),
      upstream: port,
    });
    started.push(proxy);
    return (path: string, init?: RequestInit) => ask(new URL(path, proxy.url), init);
  };

  test('every page and file is answered while the service is down, forms and the desk are not', async () => {
    const server = await upstream(openBuild(built).serve);
    const to = await start('down', server.port);
    const asked = paths.filter((path) => path !== NOT_FOUND_PAGE);
    const answers = async () => Promise.all(asked.map(async (path) => (await to(path)).status));
    await answers();
    server.stop();
    expect(new Set(await answers())).toEqual(new Set([200]));
    // A link with a query of an advertisement is the page all the same.
    expect((await to('/about?utm_source=a')).status).toBe(200);
    expect((await to('/media/tour-abc.mp4', { headers: { Range: 'bytes=2-5' } })).status).toBe(206);
    for (const path of ['/api/v1.0/email/send', '/desk', '/healthz'])
      expect((await to(path)).status, path).toBe(502);
    const preview = { Cookie: 'a=b; __Host-desk-preview=2026-11-20' };
    expect((await to('/about', { headers: preview })).status).toBe(502);
  });

  test('an estimate is that of its own address, however often others were asked for', async () => {
    const site = join(folder, 'estimates');
    writeSampleSite(site);
    const server = await upstream(openBuild(site).serve);
    const to = await start('estimates', server.port);
    const text = async (path: string) => (await to(path)).text();
    for (const path of ['/cost', '/contact']) {
      const asked = ['', '?home=3bhk', '?home=1rk&area=300', '', '?home=3bhk'];
      const texts: string[] = [];
      for (const query of asked) texts.push(await text(path + query));
      expect(new Set(texts).size, path).toBe(3);
      expect([texts[3], texts[4]], path).toEqual([texts[0], texts[1]]);
      // Nor is what was not understood, or written in another way, shown to everybody.
      for (const query of ['?foo=1', '?%68ome=1rk', '?HOME=1rk', '?home=1rk#x']) {
        await text(path + query);
        expect(await text(path), path + query).toBe(texts[0]);
      }
    }
  });

  test('what is published or withdrawn is seen at once, and stays so when the service goes down', async () => {
    const next = join(folder, 'next');
    writeSampleSite(next);
    writeFiles(next, {
      'studio.json': JSON.stringify({
        ...STUDIO,
        addresses: { moved: {}, gone: ['/projects/new'] },
      }),
      'client/index.html': '<!doctype html><title>Anew</title>',
    });
    for (const name of ['projects/new/index.html', 'projects/new.data', 'media/hall-abc.jpg'])
      rmSync(join(next, 'client', name));
    const server = await upstream(openBuild(built).serve);
    const to = await start('next', server.port);
    const changed = ['/', '/projects/new', '/projects/new.data', '/media/hall-abc.jpg'];
    const statuses = () => Promise.all(changed.map(async (path) => (await to(path)).status));
    expect(await statuses()).toEqual([200, 200, 200, 200]);

    server.current.listener = openBuild(next).serve;
    // An answer is kept for a second (proxy_cache_valid).
    await eventually(async () => expect(await (await to('/')).text()).toContain('Anew'));
    await eventually(async () => expect(await statuses()).toEqual([200, 410, 404, 404]));
    server.stop();
    expect(await statuses()).toEqual([200, 410, 404, 404]);
  });

  test('nothing of the API, the desk, the preview or a private answer is kept', async () => {
    let count = 0;
    const server = await upstream((_, response) => {
      count += 1;
      response.setHeader('Cache-Control', 'no-store');
      response.end(String(count));
    });
    const to = await start('private', server.port);
    const text = async (path: string, init?: RequestInit) => (await to(path, init)).text();
    const preview = { headers: { Cookie: 'desk-preview=2026-11-20' } };
    for (const path of ['/api/x', '/desk', '/desk/assets/a.js', '/healthz', '/about'])
      expect(await text(path), path).not.toBe(await text(path));
    server.current.listener = (_, response) => {
      count += 1;
      response.setHeader('Cache-Control', 'no-cache');
      response.end(String(count));
    };
    const visitors = await text('/faq');
    const previewed = await text('/faq', preview);
    expect(previewed).not.toBe(await text('/faq', preview));
    // Nor does the preview come into what visitors get.
    expect(Number(await text('/faq'))).not.toBe(Number(previewed));
    expect(Number(visitors)).toBeGreaterThan(0);
  });
});
