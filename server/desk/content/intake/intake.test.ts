/**
 * Photos of owners are recognised by their bytes, rotated, converted to the site's colours and stripped of location data; or
 * refused with the reason.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { isRender, RENDERED } from '#server/new-studio/demonstration.ts';
import { UploadError } from '../../upload-error.ts';
import { smallCopy, takeInPhoto, turnPhoto } from './intake.ts';

const folder = mkdtempSync(join(tmpdir(), 'intake-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Red on the left, blue on the right, so the rotation can be tested. */
const picture = (width = 2000, height = 1500): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0000c8' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#c80000' } },
      left: 0,
      top: 0,
    },
  ]);
const small = () => picture(200, 150).png().toBuffer();

let n = 0;
async function take(bytes: Buffer | Promise<Buffer>, name = 'DSC_4471.jpg', timeMs?: number) {
  n += 1;
  const upload = join(folder, `upload-${n}`);
  const to = join(folder, `taken-${n}`);
  writeFileSync(upload, await bytes);
  return { ...(await takeInPhoto(upload, name, to, timeMs)), to };
}
const refusal = (bytes: Buffer | Promise<Buffer>, name?: string, timeMs?: number) =>
  take(bytes, name, timeMs).then(
    () => 'taken',
    (error) => (error instanceof UploadError ? error.message : String(error)),
  );
/** Red, green and blue of a point; `x` and `y` are fractions of width and height. */
async function colourAt(file: string, x: number, y: number): Promise<number[]> {
  const { width, height } = await sharp(file).metadata();
  const pixel = { left: Math.round(x * width), top: Math.round(y * height), width: 1, height: 1 };
  return [...(await sharp(file).extract(pixel).raw().toBuffer())];
}
const isRed = ([r = 0, , b = 0]: number[]) => r > 120 && b < 90;

/** A PNG whose header has this size, without pixels. */
function pngOf(width: number, height: number, ...chunks: [string, Buffer][]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const all: [string, Buffer][] = [
    ['IHDR', head],
    ...chunks,
    ['IDAT', deflateSync(Buffer.alloc(1000))],
    ['IEND', Buffer.alloc(0)],
  ];
  const parts = all.flatMap(([kind, data]) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return [size, body, check];
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** A TIFF with this number of pages of one pixel, each linked to the next. */
function tiffOf(pages: number): Buffer {
  const PAGE = 2 + 8 * 12 + 4;
  const bytes = Buffer.alloc(8 + pages * PAGE + 4);
  bytes.write('II*\0', 'latin1');
  bytes.writeUInt32LE(8, 4);
  for (let page = 0; page < pages; page += 1) {
    const at = 8 + page * PAGE;
    const tags = [
      [256, 1],
      [257, 1],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, bytes.length - 4],
      [278, 1],
      [279, 1],
    ] as const;
    bytes.writeUInt16LE(tags.length, at);
    for (const [i, [tag, value]] of tags.entries()) {
      bytes.writeUInt16LE(tag, at + 2 + i * 12);
      bytes.writeUInt16LE(4, at + 4 + i * 12);
      bytes.writeUInt32LE(1, at + 6 + i * 12);
      bytes.writeUInt32LE(value, at + 10 + i * 12);
    }
    bytes.writeUInt32LE(page + 1 < pages ? at + PAGE : 0, at + 2 + tags.length * 12);
  }
  return bytes;
}

describe('is accepted', () => {
  test.each([
    ['JPEG', (image: Sharp) => image.jpeg()],
    ['PNG', (image: Sharp) => image.png()],
    ['WebP', (image: Sharp) => image.webp()],
    ['AVIF', (image: Sharp) => image.avif({ effort: 0 })],
    ['TIFF', (image: Sharp) => image.tiff({ compression: 'lzw' })],
  ] as const)('%s, whatever its file name', async (_, encode) => {
    const { to, width, height, notes } = await take(encode(picture()).toBuffer(), 'holiday.txt');
    expect(await sharp(to).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect([width, height, notes]).toEqual([2000, 1500, []]);
    expect(isRed(await colourAt(to, 0.2, 0.5))).toBe(true);
  });

  test('HEIC of a phone, with its own decoder', async () => {
    const heic = readFileSync(join(import.meta.dirname, 'testing', 'photo.heic'));
    const { to, width, height } = await take(heic, 'IMG_2291.HEIC');
    expect([width, height]).toEqual([2000, 1500]);
    expect((await sharp(to).stats()).channels[0]!.stdev).toBeGreaterThan(10);
  });

  test('HEIC with Display P3 in nclx only, in the right colours', async () => {
    const heic = readFileSync(join(import.meta.dirname, 'testing', 'display-p3.heic'));
    const meant = [
      [0.25, 0.25, [200, 60, 40]],
      [0.75, 0.25, [60, 140, 70]],
      [0.25, 0.75, [50, 80, 170]],
      [0.75, 0.75, [128, 128, 128]],
    ] as const;
    const farthest = async (bytes: Buffer) => {
      const { to } = await take(bytes, 'IMG_2292.HEIC');
      const parts = await Promise.all(
        meant.map(async ([x, y, tones]) =>
          (await colourAt(to, x, y)).map((part, i) => Math.abs(part - tones[i]!)),
        ),
      );
      return Math.max(...parts.flat());
    };
    expect(await farthest(heic)).toBeLessThanOrEqual(6);
    // The same file marked as sRGB has other values, so the test can tell them apart.
    const asSrgb = Buffer.from(heic);
    asSrgb.writeUInt16BE(1, asSrgb.indexOf('colrnclx') + 8);
    expect(await farthest(asSrgb)).toBeGreaterThan(10);
  });

  test('with any rotation of the camera, which is noted', async () => {
    const lying = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { to, width, height, notes } = await take(lying);
    expect([width, height]).toEqual([1500, 2000]);
    expect(notes).toEqual(['The camera had saved it on its side. It was turned upright.']);
    expect(isRed(await colourAt(to, 0.5, 0.2))).toBe(true);
  });

  test('at 3,200 pixels at most', async () => {
    const { width, height } = await take(picture(6000, 3000).jpeg().toBuffer());
    expect([width, height]).toEqual([3200, 1600]);
  });

  test.each([
    ['108', 12_000, 9000],
    ['200', 16_320, 12_240],
  ])(
    'also of a phone with %s megapixels',
    async (_, width, height) => {
      const phone = sharp({ create: { width, height, channels: 3, background: '#c80000' } });
      const { to, ...size } = await take(phone.jpeg().toBuffer());
      expect(size).toMatchObject({ width: 3200, height: 2400 });
      expect(isRed(await colourAt(to, 0.5, 0.5))).toBe(true);
    },
    120_000,
  );

  test('without any byte about place, time, camera or author', async () => {
    const told = await picture()
      .withExif({
        IFD0: { Artist: 'Asha Rane', Model: 'NIKON Z 6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 33/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Baner Road</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    for (const word of ['Asha Rane', 'NIKON', 'Baner Road']) expect(told.includes(word)).toBe(true);
    const { to } = await take(told);
    const kept = readFileSync(to);
    for (const word of ['Asha Rane', 'NIKON', 'Baner Road', 'Exif', 'ns.adobe.com', 'ICC_PROFILE'])
      expect([word, kept.includes(word)]).toEqual([word, false]);
  });

  test('in colours for screens: CMYK by its profile, a wide gamut as sRGB', async () => {
    const print = await picture().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
    const fromPrint = await take(print);
    expect(fromPrint.notes).toEqual([
      'It was made for print (CMYK) and was converted for screens.',
    ]);
    expect((await sharp(fromPrint.to).metadata()).space).toBe('srgb');
    expect(isRed(await colourAt(fromPrint.to, 0.2, 0.5))).toBe(true);
    // The same red has other values in P3; read without its profile it would be paler.
    const wide = await picture().withIccProfile('p3').png().toBuffer();
    const [r = 0, g = 0] = await colourAt((await take(wide)).to, 0.2, 0.5);
    expect(Math.abs(r - 200)).toBeLessThan(6);
    expect(g).toBeLessThan(8);
  });

  test('on white if it is transparent, which is noted', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const glass = sharp({ create: { width: 2000, height: 1500, channels: 4, background: clear } });
    const { to, notes } = await take(glass.png().toBuffer());
    expect(notes).toEqual(['It was partly transparent and now has a white background.']);
    expect(await colourAt(to, 0.5, 0.5)).toEqual([255, 255, 255]);
  });
});

describe('is refused with the reason', () => {
  const text = Buffer.from('Dear diary, today I called a text a picture.'.repeat(20));
  test.each([
    ['a text that is called .jpg', () => text, 'This file is not a picture.'],
    ['an empty file', () => Buffer.alloc(0), 'This file is not a picture'],
    [
      'a small picture',
      small,
      'Only 200 × 150 pixels. The site needs 1,800 on the longer side. Choose the original file: copies from messengers are smaller.',
    ],
    ['a picture of 100,000 × 100,000', () => pngOf(100_000, 100_000), 'Export it as JPEG'],
    [
      'a strip',
      () =>
        sharp({ create: { width: 6000, height: 20, channels: 3, background: '#777' } })
          .jpeg()
          .toBuffer(),
      'too narrow',
    ],
    [
      'a picture that moves',
      () => pngOf(2000, 1500, ['acTL', Buffer.alloc(8)]),
      'It is animated. Export the picture',
    ],
    ['a TIFF with a thousand pages', () => tiffOf(1000), 'It holds 1,000 pictures'],
    ['a GIF', () => Buffer.from(`GIF89a${'\0'.repeat(80)}`), 'This is a GIF'],
    ['a PDF', () => Buffer.from(`%PDF-1.7${'\n'.repeat(80)}`), 'This is a PDF.'],
    ['a film', () => Buffer.from(`\0\0\0 ftypmp42${'\0'.repeat(80)}`, 'latin1'), 'This is a film.'],
    [
      'a damaged HEIC',
      () => Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(2000)}`, 'latin1'),
      'cannot be read',
    ],
  ] as const)('%s', async (_, bytes, sentence) => {
    expect(await refusal(bytes())).toContain(sentence);
  });

  test('a camera’s raw file, distinguished from a scan by its name', async () => {
    const tiff = await picture().tiff({ compression: 'lzw' }).toBuffer();
    expect(await refusal(tiff, 'DSC_4471.NEF')).toContain('raw file');
    expect(await refusal(tiff, 'scan.tif')).toBe('taken');
  });

  test('a truncated photo', async () => {
    const whole = await sharp(
      Buffer.alloc(2000 * 1500 * 3, 7).map((_, i) => (i * 7919) % 251),
      {
        raw: { width: 2000, height: 1500, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toContain('incomplete');
  });

  test('a photo that takes too long, of which nothing is left', async () => {
    const before = await readdir(folder);
    expect(await refusal(picture().jpeg().toBuffer(), 'slow.jpg', 1)).toContain('too much time');
    const left = (await readdir(folder)).filter((name) => !before.includes(name));
    expect(left.filter((name) => name.startsWith('taken'))).toEqual([]);
  });
});

test('an accepted photo is rotated, and copied in a small size', async () => {
  const { to } = await take(picture().jpeg().toBuffer());
  const turned = join(folder, 'turned.jpg');
  expect(await turnPhoto(to, turned, 1)).toEqual({ width: 1500, height: 2000 });
  expect(isRed(await colourAt(turned, 0.5, 0.2))).toBe(true);
  const copy = await sharp(await smallCopy(turned, 640)).metadata();
  expect(copy).toMatchObject({ format: 'webp', width: 480, height: 640 });
});

test('a render that is rotated keeps its mark as a render, and no other metadata', async () => {
  const from = join(folder, 'render.jpg');
  const to = join(folder, 'turned-render.jpg');
  await picture(200, 150)
    .withExif({
      IFD0: { ImageDescription: RENDERED, Artist: 'Asha Rao' },
      IFD3: { GPSLatitude: '19/1 59/1 0/1', GPSLatitudeRef: 'N' },
    })
    .toFile(from);
  expect(await turnPhoto(from, to, 1)).toEqual({ width: 150, height: 200 });
  expect(await isRender(to)).toBe(true);
  const { exif } = await sharp(to).metadata();
  const [had, has] = [await sharp(from).metadata(), { exif }].map((one) =>
    one.exif?.toString('latin1'),
  );
  expect(had).toContain('Asha Rao');
  expect(has).not.toContain('Asha Rao');
  // The tag of the GPS group (EXIF 3.0, 4.6.3).
  expect(had).toMatch(/\x88\x25|\x25\x88/);
  expect(has).not.toMatch(/\x88\x25|\x25\x88/);
});

test('a rotated photo that is not a render has no metadata', async () => {
  const { to } = await take(picture().jpeg().toBuffer());
  const turned = join(folder, 'turned-photo.jpg');
  await turnPhoto(to, turned, 1);
  expect((await sharp(turned).metadata()).exif).toBeUndefined();
});
