import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { openTestApi } from '#server/testing/api.ts';
import { enquiryOf, formOf } from '#server/testing/fixtures.ts';
import { createHttpServer, type HttpOptions } from './http-server.ts';
import { createApiListener } from './node-adapter.ts';

async function open(changes: Partial<HttpOptions> = {}) {
  const api = openTestApi({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const server = createHttpServer({
    serveApi: createApiListener(api.app),
    serveSite: (_request, response) => response.end('page'),
    isSecure: () => false,
    ...changes,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { ...api, port, url: `http://127.0.0.1:${port}` };
}

async function connectTo(port: number): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  // A connection that the server closes while the test writes is expected.
  socket.on('error', () => {});
  const ended = new Promise<string>((done) => socket.once('close', () => done(received)));
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return { socket, ended };
}

const impatient = { timeouts: { headerMs: 300, requestMs: 600, checkMs: 50 } };
const POST = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n`;

describe('slow and oversized requests are cut off', () => {
  test('a header that never ends: 408', async () => {
    const { port } = await open(impatient);
    const { socket, ended } = await connectTo(port);
    socket.write('GET / HTTP/1.1\r\n');
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 50);
    const received = await ended;
    clearInterval(drip);
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(received).toContain('X-Content-Type-Options: nosniff');
  });

  test('a body that drips: 408, and nothing is stored', async () => {
    const { port, enquiries } = await open(impatient);
    const { socket, ended } = await connectTo(port);
    socket.write(`${POST}Content-Length: 5000\r\n\r\n--x`);
    const drip = setInterval(() => socket.write('a'), 50);
    const received = await ended;
    clearInterval(drip);
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(enquiries()).toEqual([]);
  });

  test('a connection on which nothing is sent is closed', async () => {
    const { port } = await open(impatient);
    const { ended } = await connectTo(port);
    await expect(ended).resolves.not.toContain('200');
  });

  test('a header larger than 16 KiB: 431', async () => {
    const { port } = await open();
    const { socket, ended } = await connectTo(port);
    socket.write(`GET / HTTP/1.1\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(await ended).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('what is not HTTP: 400', async () => {
    const { port } = await open();
    const { socket, ended } = await connectTo(port);
    socket.write('\x16\x03\x01 hello\r\n\r\n');
    expect(await ended).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(['/about%00', '/about?x=%00', '/%00', `${SEND_FORM_PATH}%00`, '/healthz?%00'])(
    'an address that holds NUL: 400 (%s)',
    async (path) => {
      const { url } = await open();
      expect((await fetch(url + path)).status).toBe(400);
      const sent = { method: 'POST', body: formOf(enquiryOf('contact')) };
      expect((await fetch(url + path, sent)).status).toBe(400);
    },
  );

  test('an address that holds NUL as it is: 400', async () => {
    const { port } = await open();
    const { socket, ended } = await connectTo(port);
    socket.write('GET /about\0 HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await ended).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('an endless chunked body: 413 at its limit, and the connection is closed', async () => {
    const { port } = await open();
    const { socket, ended } = await connectTo(port);
    socket.write(`${POST}Transfer-Encoding: chunked\r\n\r\n`);
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    const flood = setInterval(() => socket.writable && socket.write(chunk), 5);
    const received = await ended;
    clearInterval(flood);
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received).toContain('The enquiry is larger than 64 KiB.');
  });

  test('a declared length past 64 KiB: 413 before the body is sent, also to a client that reads late', async () => {
    const { url } = await open();
    const asked = request(url + SEND_FORM_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 10_000_000 },
    });
    asked.on('error', () => {});
    asked.write('a'.repeat(500_000));
    const [answer] = await once(asked, 'response');
    expect(answer.statusCode).toBe(413);
  });

  test('exactly 64 KiB are accepted', async () => {
    const { url } = await open();
    const post = async (size: number) => {
      const body = Buffer.alloc(size, 'a');
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
      return (await fetch(url + SEND_FORM_PATH, { method: 'POST', headers, body })).status;
    };
    expect(await post(65_536)).toBe(400);
    expect(await post(65_537)).toBe(413);
  });
});

describe('the server', () => {
  test('goes on serving beside two thousand idle connections', async () => {
    const { port, url } = await open();
    await Promise.all(Array.from({ length: 2000 }, () => connectTo(port)));
    expect(await (await fetch(url)).text()).toBe('page');
    const answer = await fetch(url + SEND_FORM_PATH, {
      method: 'POST',
      body: formOf(enquiryOf('contact')),
    });
    expect(answer.status).toBe(200);
  });

  test('sends HSTS only to visitors who came over TLS', async () => {
    const plain = await open();
    expect((await fetch(plain.url)).headers.get('Strict-Transport-Security')).toBeNull();
    const secure = await open({ isSecure: () => true });
    for (const path of ['/', '/healthz', '/api/x']) {
      const answer = await fetch(secure.url + path);
      expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    }
  });

  test('health: the database is writable, and how old the oldest unsent email is', async () => {
    const { url, sendForm, clock } = await open();
    await sendForm(enquiryOf('contact'));
    clock.now += 90_000;
    const answer = await fetch(`${url}/healthz`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ok', database: 'writable', unsent: 1, oldestUnsentSeconds: 90, failed: 0 },
    ]);
    expect((await fetch(`${url}/healthz`, { method: 'POST' })).headers.get('Allow')).toBe(
      'GET, HEAD',
    );
  });

  test.each([
    ['by way of a proxy', { 'X-Forwarded-For': '203.0.113.9' }],
    ['by way of a proxy that names itself', { Via: '1.1 proxy' }],
    ['by the name of the site', { Host: 'www.studio.example' }],
  ])('health, asked %s, is a bare status', async (_title, headers) => {
    const { port, sendForm } = await open();
    await sendForm(enquiryOf('contact'));
    const { socket, ended } = await connectTo(port);
    const lines = Object.entries({ Host: 'localhost', ...headers, Connection: 'close' });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`GET /healthz HTTP/1.1\r\n${head}\r\n`);
    expect(await ended).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)+\r\n$/);
  });

  test('health of a database that cannot be written is 503, with the reason for the machine itself', async () => {
    const { url, database } = await open();
    await database.close();
    const local = await fetch(`${url}/healthz`);
    expect([local.status, await local.json()]).toMatchObject([503, { status: 'failing' }]);
    const distant = await fetch(`${url}/healthz`, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
    expect([distant.status, await distant.text()]).toEqual([503, '']);
  });

  test('a client that hangs up in the middle of its body does no harm', async () => {
    const { port, url } = await open();
    for (let i = 0; i < 20; i += 1) {
      const { socket } = await connectTo(port);
      socket.write(`${POST}Content-Length: 500\r\n\r\n--x`);
      socket.destroy();
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});
