/** Whatever a file says its colours by, they come out as the same sRGB. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { HdrPhoto, openPhoto, profileOf } from './open-photo.ts';
import { chunksOf, profileFor, withProfile } from './profile.ts';
import { greyProfile, tiff } from './testing/tiff.ts';

/** Four fields of known colours. */
const FIELDS = [
  [200, 60, 40],
  [60, 140, 70],
  [50, 80, 170],
  [128, 128, 128],
] as const;
const SIDE = 64;
const card = (): Sharp =>
  sharp(
    Buffer.from(
      Array.from(
        { length: SIDE * SIDE },
        (_, n) => FIELDS[Math.floor(((n % SIDE) * 4) / SIDE)]!,
      ).flat(),
    ),
    { raw: { width: SIDE, height: SIDE, channels: 3 } },
  );

async function expectCard(bytes: Buffer, within: number) {
  const { photo } = await openPhoto(bytes);
  const { data, info } = await photo.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const [i, field] of FIELDS.entries()) {
    const at = info.channels * ((SIDE / 2) * SIDE + (i + 0.5) * (SIDE / 4));
    for (const [part, tone] of field.entries())
      expect(
        Math.abs(data[at + part]! - tone),
        `field ${i}: ${data.subarray(at, at + 3).join()}`,
      ).toBeLessThanOrEqual(within);
  }
}

/** The card's numbers in Display P3, without a word about it. */
async function inP3(): Promise<Sharp> {
  const { data, info } = await sharp(await card().withIccProfile('p3').png().toBuffer(), {
    ignoreIcc: true,
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** A PNG that says its colours by numbers (cICP), with `primaries` and `transfer`. */
function withCode(png: Buffer, primaries: number, transfer: number): Buffer {
  const profiled = withProfile(png, Buffer.alloc(200));
  const code = Buffer.from([
    0,
    0,
    0,
    4,
    ...Buffer.from('cICP'),
    primaries,
    transfer,
    0,
    1,
    0,
    0,
    0,
    0,
  ]);
  const parts = [...chunksOf(profiled)].map(({ name, whole }) => (name === 'iCCP' ? code : whole));
  return Buffer.concat([profiled.subarray(0, 8), ...parts]);
}

test.each(['p3', 'srgb'] as const)(
  '16 bits with the profile %s are read as 8 bits are',
  async (profile) => {
    const eight = await card().withIccProfile(profile).png().toBuffer();
    await expectCard(eight, 2);
    for (const deep of [
      await card().toColourspace('rgb16').withIccProfile(profile).png().toBuffer(),
      await card()
        .toColourspace('rgb16')
        .withIccProfile(profile)
        .tiff({ compression: 'lzw' })
        .toBuffer(),
    ]) {
      expect((await sharp(deep).metadata()).depth).toBe('ushort');
      await expectCard(deep, 2);
    }
  },
);

test('16 bits without a profile are sRGB', async () => {
  await expectCard(await card().toColourspace('rgb16').png().toBuffer(), 1);
});

test('a PNG that says Display P3 by numbers alone is converted; sRGB by numbers stays', async () => {
  await expectCard(withCode(await (await inP3()).png().toBuffer(), 12, 13), 2);
  await expectCard(withCode(await card().png().toBuffer(), 1, 13), 1);
});

test('an AVIF that says Display P3 by nclx alone is converted', async () => {
  // The same colours as quarters, two above and two below.
  const avif = readFileSync(join(import.meta.dirname, 'testing', 'display-p3.avif'));
  const { photo, isConverted } = await openPhoto(avif);
  expect(isConverted).toBe(true);
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true });
  for (const [i, field] of FIELDS.entries()) {
    const [x, y] = [(i % 2) + 0.5, Math.floor(i / 2) + 0.5].map((n) => n / 2) as [number, number];
    const at =
      info.channels * (Math.round(y * info.height) * info.width + Math.round(x * info.width));
    for (const [part, tone] of field.entries())
      expect(Math.abs(data[at + part]! - tone)).toBeLessThanOrEqual(6);
  }
});

test('the profile that is made for BT.2020 holds its red, green and blue', async () => {
  // sRGB's red in BT.2020 (BT.2087, with the curve of sRGB).
  const red = sharp({
    create: { width: 8, height: 8, channels: 3, background: { r: 207, g: 74, b: 34 } },
  });
  const { photo } = await openPhoto(withCode(await red.png().toBuffer(), 9, 13));
  const [r = 0, g = 0, b = 0] = await photo.raw().toBuffer();
  expect(r).toBeGreaterThan(250);
  expect(g).toBeLessThan(25);
  expect(b).toBeLessThan(25);
  expect(profileFor({ primaries: 1, transfer: 13 })).toBeNull();
});

test.each([16, 18])('a still in HDR (transfer %i) is refused', async (transfer) => {
  const png = withCode(await card().png().toBuffer(), 9, transfer);
  await expect(openPhoto(png)).rejects.toThrow(HdrPhoto);
  expect(() => profileOf(png)).toThrow(HdrPhoto);
});

/** What the middle of each of the four fields of `numbers` comes out as. */
async function opened(bytes: Buffer) {
  const { photo } = await openPhoto(bytes);
  const { data, info } = await photo
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return FIELDS.map((_, i) => {
    const at = info.channels * ((SIDE / 2) * SIDE + (i + 0.5) * (SIDE / 4));
    return [...data.subarray(at, at + 3)];
  });
}
const inFields = (fields: readonly (readonly number[])[]) =>
  Array.from(
    { length: SIDE * SIDE },
    (_, n) => fields[Math.floor(((n % SIDE) * 4) / SIDE)]!,
  ).flat();

const GREYS = [40, 100, 128, 200];
/** Gamma 1.8, as old Macs had it, in sRGB's curve. */
const GREYS_IN_SRGB = [53, 119, 146, 210];
const greyscale = (bits: 8 | 16, alpha: boolean) =>
  tiff({
    side: SIDE,
    bits,
    alpha,
    numbers: inFields(GREYS.map((grey) => (alpha ? [grey, 255] : [grey]))),
    kind: 'grey',
    profile: greyProfile(1.8),
  });

test.each([
  ['8 bits', 8, false],
  ['16 bits', 16, false],
  ['16 bits, which could be transparent', 16, true],
] as const)('a grey TIFF of %s is read by its profile', async (_, bits, alpha) => {
  const fields = await opened(greyscale(bits, alpha));
  for (const [i, grey] of GREYS_IN_SRGB.entries())
    for (const tone of fields[i]!) expect(Math.abs(tone - grey)).toBeLessThanOrEqual(1);
});

test('a grey PNG of 16 bits is read by its profile, and without one as it is', async () => {
  const plain = tiff({
    side: SIDE,
    bits: 16,
    numbers: inFields(GREYS.map((g) => [g])),
    kind: 'grey',
  });
  const png = await sharp(plain).toColourspace('grey16').png().toBuffer();
  expect((await sharp(png).metadata()).space).toBe('grey16');
  expect((await opened(png)).map(([grey]) => grey)).toEqual(GREYS);
  const profiled = await opened(withProfile(png, greyProfile(1.8)));
  for (const [i, grey] of GREYS_IN_SRGB.entries())
    expect(Math.abs(profiled[i]![0]! - grey)).toBeLessThanOrEqual(1);
});

test.each([
  ['8 bits', 8],
  ['16 bits', 16],
] as const)('a grey PNG of %s that says Display P3 by numbers keeps its greys', async (_, bits) => {
  const plain = tiff({ side: SIDE, bits, numbers: inFields(GREYS.map((g) => [g])), kind: 'grey' });
  const png = await sharp(plain)
    .toColourspace(bits === 8 ? 'b-w' : 'grey16')
    .png()
    .toBuffer();
  expect((await opened(withCode(png, 12, 13))).map(([grey]) => grey)).toEqual(GREYS);
});

test('a TIFF for print (CMYK) of 16 bits is read as 8 bits are, by its profile', async () => {
  const INKS = [
    [20, 200, 220, 10],
    [180, 60, 200, 40],
    [220, 180, 30, 20],
    [0, 0, 0, 128],
  ];
  const { icc } = await sharp(
    await card().toColourspace('cmyk').withIccProfile('cmyk').tiff().toBuffer(),
  ).metadata();
  const inks = (bits: 8 | 16) =>
    opened(tiff({ side: SIDE, bits, numbers: inFields(INKS), kind: 'inks', profile: icc }));
  const [eight, sixteen] = [await inks(8), await inks(16)];
  for (const [i, field] of eight.entries())
    for (const [part, tone] of field.entries())
      expect(Math.abs(sixteen[i]![part]! - tone)).toBeLessThanOrEqual(1);
  expect(eight[0]![0]! - eight[0]![2]!, 'the first is red').toBeGreaterThan(100);
});

test.each(['with', 'without'])(
  'a TIFF of 32 bits a colour %s a profile is refused',
  async (how) => {
    const bytes = tiff({
      side: SIDE,
      bits: 32,
      numbers: inFields(FIELDS),
      kind: 'light',
      profile: how === 'with' ? profileFor({ primaries: 12, transfer: 13 })! : undefined,
    });
    await expect(openPhoto(bytes)).rejects.toThrow(HdrPhoto);
  },
);
