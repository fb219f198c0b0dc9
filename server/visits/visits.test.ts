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
  const visits = startVisits({ database, timeZone, now: () => NOW, log: () => {} });
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
  const sums = async (kind: 'page' | 'from' | 'broken') => {
    await visits.write();
    const rows = await database.call('visitSums', kind, '2026-11-28', '2026-11-28', 1000);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };
  return { get, sums, visits, database };
}

test('a view of a page counts on the studio’s day, whether it was opened or reached on the way through the site', async () => {
  const { get, sums } = await open();
  await get('/about?utm_source=x');
  await get('/about.data', { ...CHROME, 'sec-fetch-dest': 'empty' });
  await get('/_.data', { ...CHROME, 'sec-fetch-dest': 'empty' });
  await get('/', OLD_SAFARI);
  expect(await sums('page')).toEqual({ '/about': 2, '/': 2 });
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
  const via = (referer: string) => get('/', { ...CHROME, host: 'osari.in', referer });
  await via('https://www.Google.com/search?q=private');
  await via('https://osari.in/about');
  await via('https://[evil');
  await get('/');
  expect(await sums('from')).toEqual({ 'google.com': 1, '': 2 });
});

test('made-up addresses fill neither memory nor database', async () => {
  const { get, sums } = await open();
  for (let n = 0; n < 600; n += 1) await get(`/gone-${n}-${'x'.repeat(300)}`);
  const broken = Object.keys(await sums('broken'));
  expect(broken.length).toBeLessThanOrEqual(500);
  expect(broken.every((name) => name.length <= 150)).toBe(true);
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
