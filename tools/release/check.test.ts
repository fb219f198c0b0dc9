import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { checkSite } from './check.ts';
import { namedFiles } from './named-files.ts';
import { siteOf } from './testing/small-site.ts';
import { isWhole } from './whole-file.ts';

type Files = Record<string, string | Buffer>;

/** Checks the small site after `change` has spoilt it. */
function check(change: (files: Files) => void = () => {}, expected: string[] = []) {
  const client = join(temporaryFolder(), 'client');
  const files = siteOf('words');
  change(files);
  writeFiles(client, files);
  return checkSite(client, { expected, pageBytes: (pictures) => 10_000 + 1000 * pictures });
}
const nameOf = (files: Files, start: string) =>
  Object.keys(files).find((name) => name.startsWith(start) && !/\.(br|gz)$/.test(name))!;

describe('a site is whole', () => {
  test('when every page answers and every file that is named reads', async () => {
    expect(await check()).toEqual({ faults: [], warnings: [] });
  });

  test.each([
    ['media/view', /^\/about links to \/media\/view-\w+\.jpg, which is missing from the build$/],
    ['media/room', /^\/assets\/style-\w+\.css links to \/media\/room-/],
    ['assets/main', /^\/contact links to \/assets\/main-\w+\.js, which is missing from the build$/],
    ['assets/data', /^\/assets\/main-\w+\.js links to \/assets\/data-\w+\.js/],
    ['about/index.html', /^\/contact links to \/about, which is missing from the build$/],
    ['404/index.html', /^\/404 is missing$/],
  ])('not when %s is missing', async (start, fault) => {
    const { faults } = await check((files) => {
      const name = nameOf(files, start);
      delete files[name];
      delete files[`${name}.br`];
    });
    expect(faults).toContainEqual(expect.stringMatching(fault));
  });

  test.each([
    ['is empty', () => Buffer.alloc(0), /\.jpg is empty$/],
    ['was cut off', (whole: Buffer) => whole.subarray(0, -3), /\.jpg is cut off$/],
  ])('not when a picture %s', async (_, spoil, fault) => {
    const { faults } = await check((files) => {
      const name = nameOf(files, 'media/view');
      files[name] = spoil(files[name] as Buffer);
    });
    expect(faults).toContainEqual(expect.stringMatching(fault));
  });

  test.each([
    ['cannot be read', (whole: Buffer) => whole.subarray(0, -5)],
    ['differs from the original', () => brotliCompressSync('another')],
  ])('not when a compressed form %s', async (fault, spoil) => {
    const { faults } = await check((files) => {
      const name = `${nameOf(files, 'assets/main')}.br`;
      files[name] = spoil(files[name] as Buffer);
    });
    expect(faults).toEqual([expect.stringContaining(`${fault} in its br copy`)]);
  });

  test('not when a variant is missing that only data names', async () => {
    expect((await check(() => {}, ['/media/plan-1.svg'])).faults).toEqual([
      '/media/plan-1.svg is missing',
    ]);
  });

  test('a heavy page is named, a far too heavy one refused', async () => {
    const heavy = (bytes: number, pictures = '') =>
      check((files) => {
        const noise = Array.from({ length: bytes }, () => Math.random().toString(36)[2]).join('');
        files['about/index.html'] = `${files['about/index.html']}${pictures}${noise}</html>`;
      });
    expect((await heavy(24_000)).warnings).toEqual([
      expect.stringMatching(/^\/about has \d+ bytes; the limit is/),
    ]);
    expect((await heavy(24_000, '<img>'.repeat(30))).warnings, 'for its pictures').toEqual([]);
    expect((await heavy(200_000)).faults).toEqual([
      expect.stringMatching(/^\/about has \d+ bytes; the limit is/),
    ]);
  });
});

test('every way to name a file is followed; other sites and the API are not', () => {
  const text = `<a href="/about?x#y"><img srcset="/media/a-1.avif 1x, /media/b-2.jpg 2x">
    <form action="/api/v1.0/email/send-form"><a href="https://other.example/x.js"><a href="//x.example/y.js">
    <meta content="https://studio.example/media/share-3.jpg"><link href="/site.webmanifest">
    import{a}from"./site-4.js";import('./late-5.js');url(/assets/face-6.woff2)`;
  expect([...namedFiles(text)].sort()).toEqual(
    [
      '/about',
      '/assets/face-6.woff2',
      '/assets/late-5.js',
      '/assets/site-4.js',
      '/media/a-1.avif',
      '/media/b-2.jpg',
      '/media/share-3.jpg',
      '/site.webmanifest',
    ].sort(),
  );
});

test('a film or picture that was cut off is not whole', () => {
  const box = (size: number) =>
    Buffer.concat([Buffer.from([0, 0, 0, size]), Buffer.alloc(size - 4)]);
  const film = Buffer.concat([box(16), box(24)]);
  expect([isWhole('x.mp4', film), isWhole('x.avif', film.subarray(0, 30))]).toEqual([true, false]);
  expect(isWhole('x.json', Buffer.from('{"a":'))).toBe(false);
});
