/** Pictures that are made while a browser waits for them, from real files by the real program. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { LogFields } from '#server/log.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { PICTURE_LIMITS, PROVISIONAL, provisionalPictures } from './provisional.ts';

const STUCK = ['/media/stuck-5e1f0a2b-480.jpg', '/media/stuck-5e1f0a2b-736.jpg'] as const;
const GOOD = '/media/good-5e1f0a2b-480.jpg';

/** A provisional release with a photo whose reading never ends, a good one and a damaged one. */
async function open() {
  const folder = temporaryFolder();
  const encoded = join(folder, 'encoded');
  for (const each of [encoded, join(folder, 'first')]) mkdirSync(each);
  const [stuck, good, damaged] = ['stuck', 'good', 'damaged'].map((name) => join(folder, name));
  // Nobody writes into this pipe.
  execFileSync('mkfifo', [stuck!]);
  // Ends the reading, so that the program can exit.
  onTestFinished(() => closeSync(openSync(stuck!, 'r+')));
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a52' } });
  writeFileSync(good!, await photo.jpeg().toBuffer());
  writeFileSync(damaged!, 'no picture');
  const picture = (file: string) => ({ file, width: 480, background: '#fff' });
  const pictures = {
    ...Object.fromEntries(STUCK.map((address) => [address, picture(stuck!)])),
    [GOOD]: picture(good!),
    '/media/damaged-5e1f0a2b-480.jpg': picture(damaged!),
  };
  writeFileSync(join(folder, 'first', PROVISIONAL), JSON.stringify({ encoded, pictures }));
  const logged: (LogFields & { event: string })[] = [];
  const limits = { ...PICTURE_LIMITS };
  const serve = provisionalPictures(
    folder,
    'first',
    (_, event, fields) => logged.push({ event, ...fields }),
    limits,
  )!;
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
  return { get, limits, logged, encoded };
}

test('a picture that never gets ready is answered 503 and told in the log, and the others are made', async () => {
  const { get, limits, logged } = await open();
  limits.make = 200;
  const answers = await Promise.all(STUCK.map(get));
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(answers[0]!.headers.get('Retry-After')).toBe('10');
  const told = (picture: string, reason: RegExp) => ({
    event: 'picture-not-made',
    picture,
    reason: expect.stringMatching(reason),
  });
  const [first, second] = STUCK;
  expect(logged).toEqual([
    told(first, /took longer than 0\.2 s/),
    told(second, /because another picture took too long/),
  ]);
  // The second was perhaps a good one: it is tried again at once.
  await get(second);
  expect(logged.at(-1)).toEqual(told(second, /took longer than 0\.2 s/));
  limits.make = PICTURE_LIMITS.make;
  const good = await get(GOOD);
  expect([good.status, good.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  // It is not tried again at once.
  expect((await get(STUCK[0])).status).toBe(503);
  expect(logged).toHaveLength(3);
});

test('a visitor gets another width of a picture that cannot be made, where that one is encoded', async () => {
  const { get, limits, encoded } = await open();
  limits.make = 200;
  writeFileSync(join(encoded, 'stuck-5e1f0a2b-736.jpg'), 'encoded');
  const answer = await get(STUCK[0]);
  expect([answer.status, await answer.text(), answer.headers.get('Cache-Control')]).toEqual([
    200,
    'encoded',
    'no-store',
  ]);
});

test('a request does not wait longer than its limit, and a damaged photo is told in the log', async () => {
  const { get, limits, logged } = await open();
  expect((await get('/media/damaged-5e1f0a2b-480.jpg')).status).toBe(503);
  expect(logged).toMatchObject([{ picture: '/media/damaged-5e1f0a2b-480.jpg' }]);
  limits.request = 50;
  expect((await get(STUCK[0])).status).toBe(503);
  expect(logged).toHaveLength(1);
});
