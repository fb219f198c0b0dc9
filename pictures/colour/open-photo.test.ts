/** Whatever a file says its colours by, they come out as the same sRGB. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { HdrPhoto, openPhoto, profileOf } from './open-photo.ts';
import { chunksOf, profileFor, withProfile } from './profile.ts';

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
