import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseClient } from '#server/database/client.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { startVisits } from './counter.ts';

const CHROME = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'accept-language': 'en-IN',
  'sec-fetch-dest': 'document',
};
const OLD_SAFARI = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1',
  'accept-language': 'en-IN',
  accept: 'text/html,application/xhtml+xml',
};
const NOW = Date.parse('2026-11-27T20:00:00Z');

/** A server that answers every address but /gone, and counts who opens it, in a real database. */
async function open() {
  const database = openDatabaseClient(`${temporaryFolder()}/enquiries.sqlite`);
  onTestFinished(() => database.close());
  const timeZone = () => 'Asia/Kolkata';
  const clock = { now: NOW };
  const visits = startVisits({
    ...{ database, timeZone, now: () => clock.now, log: () => {} },
    siteOrigin: () => 'https://www.osari.in',
  });
  const server = createServer((asked, answer) => {
    answer.writeHead(asked.url?.startsWith('/gone') ? 404 : 200).end();
    visits.count(asked, answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: IncomingHttpHeaders = CHROME, method = 'GET') =>
    new Promise<void>((done, failed) =>
      request({ port, path, method, headers }, (answer) => answer.resume().on('end', done))
        .on('error', failed)
        .end(),
    );
  const sums = async (kind: 'page' | 'from' | 'broken', day = '2026-11-28') => {
    await visits.write();
    const rows = await database.call('visitSums', kind, day, day, 10_000);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };
  return { get, sums, visits, database, clock };
}

test('a view of a page counts on the studio’s day, whether it was opened or reached on the way through the site', async () => {
  const { get, sums } = await open();
  await get('/about?utm_source=instagram.com');
  await get('/about?next=/_.data#x.data');
  await get('/about.data', { ...CHROME, 'sec-fetch-dest': 'empty' });
  await get('/_.data', { ...CHROME, 'sec-fetch-dest': 'empty' });
  await get('/', OLD_SAFARI);
  expect(await sums('page')).toEqual({ '/about': 3, '/': 2 });
});

test.each([
  ['a search engine', { ...CHROME, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program without a name', { 'accept-language': 'en' }],
  [
    'a program that calls itself Chrome and sends nothing else',
    { 'user-agent': CHROME['user-agent'] },
  ],
  ['a page that is fetched ahead', { ...CHROME, 'sec-purpose': 'prefetch;prerender' }],
  ['a picture', { ...CHROME, 'sec-fetch-dest': 'image' }],
  ['somebody who is signed in at the desk', { ...CHROME, cookie: 'a=b; __Host-desk=secret' }],
])('%s is not counted', async (_, headers) => {
  const { get, sums } = await open();
  await get('/about', headers);
  expect(await sums('page')).toEqual({});
});

test('HEAD, files and errors are no views of a page', async () => {
  const { get, sums } = await open();
  await get('/about', CHROME, 'HEAD');
  await get('/media/hall-736.avif');
  await get('/robots.txt');
  await get('/gone?secret=1');
  expect([await sums('page'), await sums('broken')]).toEqual([{}, { '/gone': 1 }]);
});

test('where a visitor came from is a host, counted once, not on the way through the site', async () => {
  const { get, sums } = await open();
  const via = (referer: string, host = 'osari.in') => get('/', { ...CHROME, host, referer });
  await via('https://www.Google.com/search?q=private');
  await via('https://osari.in/about');
  await via('https://www.osari.in/about');
  await via('https://osari.in/about', 'www.osari.in');
  // A proxy that does not pass the name on.
  await via('https://www.osari.in/about', '127.0.0.1:3000');
  await via('https://[evil');
  await get('/');
  expect(await sums('from')).toEqual({ 'google.com': 1, '': 2 });
});

test('made-up addresses and sources fill neither memory nor database, however many minutes they come', async () => {
  const { get, sums, visits } = await open();
  await get('/gone-0');
  for (let minute = 0; minute < 4; minute += 1) {
    await Promise.all(
      Array.from({ length: 300 }, async (_, n) => {
        await get(`/gone-${minute}-${n}-${'x'.repeat(300)}`);
        await get('/', { ...CHROME, referer: `https://made-up-${minute}-${n}.example/` });
      }),
    );
    await visits.write();
  }
  await get('/gone-0');
  await get('/', { ...CHROME, referer: 'https://late.example/' });
  const [broken, from] = [await sums('broken'), await sums('from')];
  expect(broken['/gone-0'], 'a known name is counted on').toBe(2);
  expect(Object.keys(broken).length).toBeLessThanOrEqual(300);
  expect(Object.keys(broken).every((name) => name.length <= 150)).toBe(true);
  expect(Object.keys(from).length).toBeLessThanOrEqual(301);
  expect((await sums('page'))['/']).toBe(Object.values(from).reduce((sum, n) => sum + n, 0));
});

test('a view counts on the day on which it was, and is written though another write is running', async () => {
  const { get, sums, visits, clock, database } = await open();
  await get('/about');
  clock.now += 86_400_000;
  await get('/about');
  const [call, go] = [database.call, Promise.withResolvers<void>()];
  database.call = async (query, ...args) => {
    await go.promise;
    return call(query, ...args);
  };
  const first = visits.write();
  await get('/contact');
  const last = visits.stop();
  go.resolve();
  await Promise.all([first, last]);
  database.call = call;
  expect(await sums('page')).toEqual({ '/about': 1 });
  expect(await sums('page', '2026-11-29')).toEqual({ '/about': 1, '/contact': 1 });
});

test('what could not be stored is stored later, and nothing is counted twice', async () => {
  const { get, visits, sums, database } = await open();
  const call = database.call;
  await get('/about');
  // The disk is full for one minute.
  database.call = () => Promise.reject(new Error('full'));
  await visits.write();
  database.call = call;
  await get('/about');
  await visits.stop();
  expect(await sums('page')).toEqual({ '/about': 2 });
});
