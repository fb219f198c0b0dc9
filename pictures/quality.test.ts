import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { qualityChange } from './quality.ts';
import { QUALITY_CHANGE_MAX } from './settings.ts';

/** Grey noise of so many standard deviations, as leaves and grain are for an encoder. */
const noise = (sigma: number, width = 480) =>
  sharp({
    create: {
      width,
      height: Math.round((width * 2) / 3),
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  });
const decoded = async (image: Sharp) => sharp(await image.png().toBuffer());

test('a picture full of detail is kept finer than a plain one, neither further than allowed', async () => {
  const leaves = await qualityChange(await decoded(noise(30).blur(1.5)));
  const wall = await qualityChange(await decoded(noise(30).blur(12)));
  expect(leaves).toBeGreaterThan(wall);
  for (const steps of [leaves, wall]) {
    expect(Number.isInteger(steps)).toBe(true);
    expect(Math.abs(steps)).toBeLessThanOrEqual(QUALITY_CHANGE_MAX);
  }
});
test('a grey picture and one with holes are measured too', async () => {
  const image = await decoded(noise(30).blur(1.5));
  const coloured = await qualityChange(image.clone());
  expect(await qualityChange(await decoded(image.clone().greyscale()))).toBeCloseTo(coloured, -1);
  expect(await qualityChange(await decoded(image.clone().ensureAlpha()))).toBe(coloured);
});
test('what is too small to be measured, or of one colour, gets no finer than usual', async () => {
  expect(await qualityChange(await decoded(noise(30, 6)))).toBe(0);
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c8b89a' } });
  expect(await qualityChange(plain)).toBe(-QUALITY_CHANGE_MAX);
});
