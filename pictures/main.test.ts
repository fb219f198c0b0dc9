/** The whole encoder on folders of its own: what owners put there, and disks that run full. */
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { fillDisk, tinyDisk } from '#server/testing/tiny-disk.ts';
import type { Manifest } from './manifest.ts';

const PROGRAM = resolve('pictures/main.ts');
const SHAH = 'content/projects/residential/shah-residence';

/** A photo with enough noise to be worth some kilobytes. */
const photo = (channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width: 900,
      height: 600,
      channels,
      background: { r: 136, g: 68, b: 34, alpha: 0 },
      ...(channels === 3 && { noise: { type: 'gaussian', mean: 120, sigma: 30 } }),
    },
  });
const jpeg = await photo().jpeg().toBuffer();
const smallJpeg = await photo().resize(60).jpeg().toBuffer();

interface Run {
  readonly status: number | null;
  readonly said: string;
  readonly manifest: () => Manifest;
  readonly published: () => string[];
}

/** Puts files into a new project folder and encodes them. */
function encodeAll(
  files: Readonly<Record<string, Uint8Array>>,
  root = temporaryFolder(),
  env: Readonly<Record<string, string>> = {},
): Run {
  mkdirSync(join(root, 'pictures'), { recursive: true });
  for (const [file, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), bytes);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return {
    status,
    said: `${stdout}${stderr}`,
    manifest: () => JSON.parse(readFileSync(join(root, 'pictures/manifest.json'), 'utf8')),
    published: () => readdirSync(join(root, 'public/media')),
  };
}

test('one photo that several pages show is encoded once, under its project’s name', () => {
  const { manifest, published } = encodeAll({
    'content/media/why-choose-us/2.jpg': jpeg,
    'content/media/share/2.jpg': jpeg,
    [`${SHAH}/01.jpg`]: jpeg,
  });
  const { pictures } = manifest();
  expect(pictures['why-choose-us/2']).toEqual(pictures['shah-residence/01']);
  expect(pictures['why-choose-us/2']!.base).toContain('shah-residence-01-');
  // A card for other sites has variants of its own.
  expect(pictures['share/2']!.base).toContain('share-2-');
  expect(published().filter((name) => name.startsWith('why'))).toEqual([]);
});

test('into a file two lines are printed: one when it begins, one with the number of pictures when it has ended', () => {
  const names = Array.from({ length: 25 }, (_, n) => `${SHAH}/${n}.jpg`);
  const { said } = encodeAll(Object.fromEntries(names.map((name) => [name, smallJpeg])));
  expect(said.trim().split('\n')).toEqual([
    'pictures: 25 pictures, new ones are being encoded',
    expect.stringMatching(/^pictures: 25 pictures, 0 films ready in [\d.]+ s$/),
  ]);
});

test('a build that reads along is told the last count', () => {
  const names = Array.from({ length: 25 }, (_, n) => `${SHAH}/${n}.jpg`);
  const files = Object.fromEntries(names.map((name) => [name, smallJpeg]));
  const { said } = encodeAll(files, temporaryFolder(), { REPORT_PROGRESS: '1' });
  expect(said.trim().split('\n').at(-2)).toBe('pictures: 25 of 25');
});

test('a photo may be called anything: its address has letters, digits, dots and hyphens alone', () => {
  const names = ['IMG 1234 (2).jpg', '50% off, #1.jpg', 'बैठक खोली.jpg', '28.JPEG'];
  const run = encodeAll(Object.fromEntries(names.map((name) => [`${SHAH}/${name}`, jpeg])));
  expect(run.said).toContain('4 pictures');
  const { pictures } = run.manifest();
  expect(Object.keys(pictures)).toContain('shah-residence/बैठक खोली');
  for (const { base } of Object.values(pictures)) {
    expect(base).toMatch(/^\/media\/[a-z0-9-]+$/);
    expect(run.published()).toContain(`${base.slice('/media/'.length)}-736.avif`);
  }
  for (const name of run.published()) expect(name).toMatch(/^[\w.-]+$/);
});

test('JPEG, PNG, WebP, AVIF and TIFF are read, whatever the case of their ending', async () => {
  const files = {
    [`${SHAH}/1.JPG`]: jpeg,
    [`${SHAH}/2.Png`]: await photo().png().toBuffer(),
    [`${SHAH}/3.WEBP`]: await photo().webp().toBuffer(),
    [`${SHAH}/4.avif`]: await photo().avif({ effort: 0 }).toBuffer(),
    [`${SHAH}/5.TIFF`]: await photo().tiff().toBuffer(),
    [`${SHAH}/6.tif`]: await photo().greyscale().tiff().toBuffer(),
  };
  const run = encodeAll(files);
  expect(run.said).toContain('6 pictures');
  for (const { width, colour } of Object.values(run.manifest().pictures)) {
    expect(width).toBe(900);
    expect(colour).toMatch(/^#[0-9a-f]{3}$/);
  }
});

test('through a transparent picture the wall is seen, in every variant', async () => {
  const root = temporaryFolder();
  const run = encodeAll({ [`${SHAH}/1.png`]: await photo(4).png().toBuffer() }, root);
  expect(run.status).toBe(0);
  expect(run.manifest().pictures['shah-residence/1']?.colour).toBe('#eee');
  for (const name of run.published()) {
    const { data, info } = await sharp(join(root, 'public/media', name))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels, name).toBe(3);
    for (const [i, part] of [0xec, 0xee, 0xe9].entries())
      expect(Math.abs(data[i]! - part), name).toBeLessThanOrEqual(2);
  }
});

test('photos that are cut off, empty, or something else are named together, each with what helps', () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), jpeg]);
  const run = encodeAll({
    [`${SHAH}/1.jpg`]: jpeg.subarray(0, jpeg.length * 0.7),
    [`${SHAH}/2.jpg`]: new Uint8Array(),
    [`${SHAH}/3.jpg`]: heic,
    [`${SHAH}/4.jpg`]: Buffer.from('%PDF-1.4 a bill'),
    [`${SHAH}/5.jpg`]: jpeg,
  });
  expect(run.status).toBe(1);
  expect(run.said).toContain('1.jpg is incomplete: the end of the file is missing');
  expect(run.said).toContain('2.jpg is empty (0 bytes)');
  expect(run.said).toContain('3.jpg is a HEIC photo, as iPhones take them');
  expect(run.said).toContain('4.jpg cannot be read as a picture');
  expect(run.said).not.toMatch(/5\.jpg|\n\s+at /);
});

test('two files of one name are refused, and both are named', () => {
  const run = encodeAll({ [`${SHAH}/1.jpg`]: jpeg, [`${SHAH}/1.JPEG`]: jpeg });
  expect(run.status).toBe(1);
  expect(run.said).toMatch(/1\.(jpg|JPEG) and .*1\.(jpg|JPEG) have the same name/);
});

test('a variant that an interrupted run left cut off or empty is made again', async () => {
  const root = temporaryFolder();
  const first = encodeAll({ [`${SHAH}/1.jpg`]: jpeg }, root);
  const [avif, ...rest] = first.published().sort();
  const jpg = rest.find((name) => name.endsWith('.jpg'))!;
  const at = (name: string) => join(root, 'public/media', name);
  truncateSync(at(avif!), statSync(at(avif!)).size - 10);
  truncateSync(at(jpg), 0);
  writeFileSync(at(`${avif}.99.partial`), 'half');
  const second = encodeAll({}, root);
  expect(second.status).toBe(0);
  for (const name of [avif!, jpg])
    await expect(sharp(at(name), { failOn: 'error' }).stats()).resolves.toBeTruthy();
  expect(second.published().sort()).toEqual(first.published().sort());
});

test('a full disk is called a full disk, and nothing half written keeps its name', ({ skip }) => {
  const root = tinyDisk('2m');
  if (!root) return skip('cannot mount a tiny file system here');
  const files = Object.fromEntries(
    Array.from({ length: 3 }, (_, i) => [`${SHAH}/${i}.jpg`, jpeg] as const),
  );
  mkdirSync(join(root, 'public/media'), { recursive: true });
  mkdirSync(join(root, 'pictures'), { recursive: true });
  for (const [file, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), bytes);
  }
  fillDisk(root);
  const run = encodeAll({}, root);
  expect(run.status).toBe(1);
  expect(run.said).toMatch(/^The disk is full: public\/media\/.* could not be written\./m);
  expect(run.said).toContain('Nothing is wrong with the photos.');
  expect(run.said).not.toMatch(/\n\s+at /);
  expect(run.published()).toEqual([]);
});
