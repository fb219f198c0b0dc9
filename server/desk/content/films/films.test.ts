import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FilmsView } from '#contract/desk/films.ts';
import { writeRows } from '#server/database/testing/write-rows.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { fillDisk, freeSpace, tinyDisk } from '#server/testing/tiny-disk.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** A desk whose site shows two films, neither of which is made yet. */
async function openFilms(dataDir = temporaryFolder()) {
  const content = temporaryFolder();
  writeFileSync(join(content, 'site.yaml'), 'name: Test\n');
  writeFileSync(
    join(content, 'home.yaml'),
    'films:\n  - film: morning\n    caption: "Bedroom, early"\n    night: { film: morning-night }\n',
  );
  const desk = openTestDesk({ dataDir, env: { CONTENT_DIR: content } });
  const { ask } = await desk.comeIn();
  const uploads = join(desk.dataDir, 'uploads');
  mkdirSync(uploads, { recursive: true });
  /** Stores a file as if it had been uploaded. */
  function arrive(from: string | Buffer): string {
    const id = randomBytes(16).toString('base64url');
    if (typeof from === 'string') copyFileSync(from, join(uploads, id));
    else writeFileSync(join(uploads, id), from);
    return id;
  }
  const view = async () => (await (await ask('/films')).json()) as FilmsView;
  return { ...desk, ask, arrive, view };
}

/** A film as phones store it: landscape in the file, portrait by its rotation tag, with sound and a location. */
function phoneFilm(seconds: number): string {
  const folder = temporaryFolder();
  const [flat, clip] = [join(folder, 'flat.mp4'), join(folder, 'clip.mp4')];
  const source = ['-f', 'lavfi', '-i', `testsrc2=size=640x360:rate=15:duration=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=300:duration=${seconds}`];
  const place = ['-metadata', 'location=+18.5590+073.7868/'];
  const quick = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '15', '-pix_fmt', 'yuv420p'];
  spawnSync('ffmpeg', [
    '-v',
    'error',
    ...source,
    ...sound,
    ...quick,
    '-c:a',
    'aac',
    ...place,
    flat,
  ]);
  // Older versions of ffmpeg know the tag by the first name, newer ones by the second.
  const copy = [
    '-v',
    'error',
    '-y',
    '-i',
    flat,
    '-c',
    'copy',
    '-metadata:s:v:0',
    'rotate=90',
    clip,
  ];
  const newer = ['-v', 'error', '-y', '-display_rotation', '-90', '-i', flat, '-c', 'copy', clip];
  if (spawnSync('ffmpeg', newer).status !== 0) spawnSync('ffmpeg', copy);
  return clip;
}

test('the places of films are those in the texts, and the opening', async () => {
  const { view } = await openFilms();
  const { places } = await view();
  expect(places).toEqual([
    {
      name: 'intro',
      page: 'Home',
      caption: 'The opening',
      isNight: false,
      stamp: null,
      canRestore: false,
    },
    {
      name: 'morning',
      page: 'Home',
      caption: 'Bedroom, early',
      isNight: false,
      stamp: null,
      canRestore: false,
    },
    {
      name: 'morning-night',
      page: 'Home',
      caption: 'Bedroom, early',
      isNight: true,
      stamp: null,
      canRestore: false,
    },
  ]);
});

test('a film is served in ranges, removed with all its files, and restored', async () => {
  const { ask, view, drafts } = await openFilms();
  const folder = join(await drafts.open(), 'media', 'films');
  mkdirSync(folder, { recursive: true });
  const kinds = ['av1.mp4', 'h264.mp4', 'jpg'];
  const all = ['morning', 'morning-phone', 'morning-night'].flatMap((name) =>
    kinds.map((kind) => `${name}.${kind}`),
  );
  for (const file of all) writeFileSync(join(folder, file), '0123456789');
  const part = await ask('/films/morning/film', undefined, { Range: 'bytes=2-4' });
  expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ]);
  expect(await (await ask('/films/morning/film')).text()).toBe('0123456789');

  expect((await ask('/films/morning', undefined, { method: 'DELETE' })).status).toBe(200);
  expect(readdirSync(folder).sort()).toEqual(all.filter((file) => /night/.test(file)).sort());
  const place = async () => (await view()).places.find(({ name }) => name === 'morning');
  expect(await place()).toMatchObject({ stamp: null, canRestore: true });
  expect((await ask('/films/morning', undefined, { method: 'DELETE' })).status).toBe(404);
  expect((await ask('/films/morning/restore', {})).status).toBe(200);
  expect(readdirSync(folder).sort()).toEqual(all.toSorted());
  expect(await place()).toMatchObject({ stamp: expect.any(String), canRestore: false });
  const { entries } = (await (await ask('/audit-log')).json()) as { entries: { what: string }[] };
  expect(entries.slice(0, 2).map(({ what }) => what)).toEqual([
    'restored the film',
    'removed the film',
  ]);
});

describe.skipIf(!hasFfmpeg)('with ffmpeg', () => {
  test('a film of a phone is probed, cut and encoded for the site', async () => {
    const { ask, arrive, view, dataDir } = await openFilms();
    const upload = arrive(phoneFilm(4));
    const clip = await (await ask('/films/clips', { upload })).json();
    expect(clip).toMatchObject({ upload, width: 360, height: 640 });
    expect((clip as { seconds: number }).seconds).toBeCloseTo(4, 0);
    const strip = await ask(`/films/clips/${upload}/strip`);
    expect(strip.headers.get('Content-Type')).toBe('image/jpeg');
    const piece = { upload, from: 2, seconds: 1, focus: 50 };
    expect((await ask('/films/morning', piece)).status).toBe(200);
    const { entries } = (await (await ask('/audit-log')).json()) as { entries: object[] };
    expect(entries[0]).toMatchObject({ what: 'made a film:', detail: '“Bedroom, early”' });
    // Repeated, as if the response was lost; and another piece, which has to wait.
    expect((await ask('/films/morning', piece)).status).toBe(200);
    expect((await ask('/films/morning', { ...piece, from: 1 })).status).toBe(409);
    await expect
      .poll(async () => (await view()).job, { timeout: 100_000, interval: 300 })
      .toMatchObject({ is: 'done', name: 'morning' });
    const films = join(dataDir, 'draft/content/media/films');
    for (const name of ['morning', 'morning-phone'])
      for (const end of ['av1.mp4', 'h264.mp4', 'jpg'])
        expect(existsSync(join(films, `${name}.${end}`)), `${name}.${end}`).toBe(true);
    const made = readFileSync(join(films, 'morning.h264.mp4'), 'latin1');
    expect(made).not.toContain('soun');
    expect(made).not.toContain('+18.5590');
    const { places } = await view();
    expect(places.find(({ name }) => name === 'morning')?.stamp).toEqual(expect.any(String));
    expect((await ask(`/films/clips`, { upload })).status).toBe(404);
  }, 120_000);

  test('if the disk is full while a film is made, it fails with the reason and can be repeated', async ({
    skip,
  }) => {
    const disk = tinyDisk('4m');
    if (!disk) return skip('cannot mount a tiny file system here');
    const { ask, arrive, view } = await openFilms(disk);
    const upload = arrive(phoneFilm(2));
    expect((await ask('/films/clips', { upload })).status).toBe(200);
    const piece = { upload, from: 0, seconds: 1, focus: 50 };
    expect((await ask('/films/morning', piece)).status).toBe(200);
    fillDisk(disk);
    await expect
      .poll(async () => (await view()).job, { timeout: 100_000, interval: 300 })
      .toEqual({
        name: 'morning',
        done: 0,
        is: 'failed',
        error: expect.stringContaining('The disk of the server is full.'),
      });
    freeSpace(disk);
    expect((await ask('/films/morning', piece)).status).toBe(200);
    expect((await view()).job).toMatchObject({ is: 'running' });
    await ask('/films/job', undefined, { method: 'DELETE' });
    await expect.poll(async () => (await view()).job?.is, { timeout: 20_000 }).toBe('stopped');
  }, 120_000);

  test('a film that the database cannot record is not started, and can be started later', async () => {
    const { ask, arrive, view, dataDir } = await openFilms();
    const upload = arrive(phoneFilm(2));
    expect((await ask('/films/clips', { upload })).status).toBe(200);
    const piece = { upload, from: 0, seconds: 1, focus: 50 };
    const file = databaseFile(dataDir);
    writeRows(
      file,
      "CREATE TRIGGER full BEFORE INSERT ON act BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END",
      [[]],
    );
    expect((await ask('/films/morning', piece)).status).toBe(503);
    expect((await view()).job).toBeNull();
    writeRows(file, 'DROP TRIGGER full', [[]]);
    expect((await ask('/films/morning', piece)).status).toBe(200);
    expect((await view()).job).toMatchObject({ is: 'running' });
    await ask('/films/job', undefined, { method: 'DELETE' });
    await expect.poll(async () => (await view()).job?.is, { timeout: 20_000 }).toBe('stopped');
  }, 60_000);

  const HLS = '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';
  test.each([
    ['a playlist that names a file of the machine', Buffer.from(HLS)],
    ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n")],
    ['a playlist behind the mark of a film', Buffer.from(`\0\0\0\x18ftypmp42${HLS}`)],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['half a film', Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(900)])],
    ['nothing', Buffer.alloc(0)],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('%s is refused because it is not a film', async (_, bytes) => {
    const { ask, arrive } = await openFilms();
    const answer = await ask('/films/clips', { upload: arrive(bytes) });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: expect.stringContaining('not a film from a phone') },
    ]);
  });
});

test.each([
  ['longer than twelve seconds', { seconds: 13 }],
  ['from before its beginning', { from: -1 }],
  ['of an upload with a path', { upload: '../../etc/passwd' }],
])('a piece %s is refused', async (_, change) => {
  const { ask } = await openFilms();
  const piece = { upload: 'a'.repeat(22), from: 0, seconds: 8, focus: 50, ...change };
  expect((await ask('/films/morning', piece)).status).toBe(400);
});

test('a film that no page shows, or that was not uploaded, is not made', async () => {
  const { ask } = await openFilms();
  const piece = { upload: 'a'.repeat(22), from: 0, seconds: 8, focus: 50 };
  expect((await ask('/films/evening', piece)).status).toBe(404);
  expect((await ask('/films/morning', piece)).status).toBe(404);
  expect((await ask('/films/..%2f..%2fhome/poster')).status).toBe(404);
});

test('without ffmpeg the desk says so, and how to install it', async () => {
  const path = process.env.PATH;
  process.env.PATH = temporaryFolder();
  try {
    const { view, ask, arrive } = await openFilms();
    expect((await view()).missing).toMatch(/apt install ffmpeg/);
    const answer = await ask('/films/clips', { upload: arrive(Buffer.from('x')) });
    expect(answer.status).toBe(409);
  } finally {
    process.env.PATH = path;
  }
});
