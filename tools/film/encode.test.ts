import { expect, test } from 'vitest';
import { codecsOf, encodeWithin } from './encode.ts';
import { filtersFor, isSoft, shapesOf } from './shapes.ts';

const CRF = { finest: 22, coarsest: 40, halving: 6 };
/** A film of so many bytes at its finest, and half of it six steps on, as H.264 behaves. */
const filmOf = (bytes: number) => {
  const tried: number[] = [];
  const encode = async (quality: number) => {
    tried.push(quality);
    return Math.round(bytes * 2 ** ((CRF.finest - quality) / CRF.halving));
  };
  return { tried, encode };
};

test('a calm film is encoded once, at the finest', async () => {
  const { tried, encode } = filmOf(300_000);
  await encodeWithin(350_000, CRF, encode);
  expect(tried).toEqual([22]);
});

test('a lively one is made smaller in few tries, and no smaller than it has to be', async () => {
  const { tried, encode } = filmOf(1_500_000);
  const { quality, size } = await encodeWithin(350_000, CRF, encode);
  expect(size).toBeLessThanOrEqual(350_000);
  expect(await encode(quality - 1)).toBeGreaterThan(350_000);
  expect(tried.length).toBeLessThanOrEqual(5);
});

test('one that never fits is refused with what to do', async () => {
  const { encode } = filmOf(9_000_000);
  await expect(encodeWithin(350_000, CRF, encode)).rejects.toThrow(/Choose a shorter or calmer/);
});

test('an ffmpeg without one of the encoders is named', () => {
  expect(() => codecsOf(new Set(['libx264']))).toThrow(/cannot encode AV1/);
  expect(() => codecsOf(new Set(['libsvtav1']))).toThrow(/cannot encode H\.264/);
  expect(codecsOf(new Set(['libx264', 'libaom-av1'])).map(({ label }) => label)).toEqual([
    'av1',
    'h264',
  ]);
});

test('a film of 60 frames a second loses every other, one of 25 none; HDR is brought down', () => {
  const [wide] = shapesOf('opening');
  const clip = { seconds: 8, width: 1920, height: 1080, fps: 59.94, isHdr: false };
  expect(filtersFor(clip, wide!, 50)).toContain('fps=29.970');
  expect(filtersFor({ ...clip, fps: 25 }, wide!, 50)).toContain('fps=25.000');
  expect(filtersFor(clip, wide!, 50)).not.toContain('tonemap');
  expect(filtersFor({ ...clip, isHdr: true }, wide!, 50)).toContain('tonemap');
});

test('a strip that would look soft is noted', () => {
  const [wide, phone] = shapesOf('opening');
  const across = { seconds: 8, width: 1920, height: 1080, fps: 30, isHdr: false };
  const upright = { ...across, width: 720, height: 1280 };
  expect([isSoft(across, wide!), isSoft(across, phone!)]).toEqual([false, false]);
  expect([isSoft(upright, wide!), isSoft(upright, phone!)]).toEqual([true, false]);
});
