import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixture } from '#tools/content/testing/fixture.ts';
import { brandOf } from './brand.ts';
import { drawMissingCards } from './missing-cards.ts';

const CARD = {
  address: '/media/share-shah-1200.jpg',
  headline: 'Shah & Daughters, a house with a rather long name on Vetal Tekdi',
  line: '3BHK, 1,240 sq ft carpet, Baner',
  studio: 'Osari',
  picture: '/media/shah.jpg',
};
const NOTED = { ...CARD, address: '/media/share-noted-1200.jpg', note: 'a house' };

/** All texts of a card. */
const UNUSUAL = {
  'too many words for their space': 'A house on the hill. '.repeat(11),
  'more words than fit in the smallest size': 'A house on the hill. '.repeat(380),
  'many lines': 'A house\n\n'.repeat(800),
  'a word that is wider than the card': 'Chandrashekharendra'.repeat(12),
  'letters that cannot be seen': '\u200b\u2060',
  'control characters': 'A house\u0007 on\u001b the hill\ufffe',
  'letters of other scripts, and pictures': 'घर 🏡 家 بيت',
} as const;
const unusual = (kind: string) => {
  const words = UNUSUAL[kind as keyof typeof UNUSUAL];
  const address = `/media/share-${kind.length}-1200.jpg`;
  return { ...CARD, address, headline: words, line: words, studio: words, note: words };
};

const client = await mkdtemp(join(tmpdir(), 'cards-'));
const file = join(client, CARD.address);
/** A black square for a letter, on white. */
const brand = await brandOf({
  brand: 'letter: M8 10h20v24h-20Z\ncolours: { day: { background: "#ffffff", text: "#000000" } }',
  site: fixture.texts['content/site.yaml']!,
});

beforeAll(async () => {
  await mkdir(join(client, 'media'));
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toFile(join(client, CARD.picture));
  // Once: the drawing library keeps the faces of the first drawing as long as the process lives.
  await drawMissingCards([CARD, NOTED, ...Object.keys(UNUSUAL).map(unusual)], client, brand);
});
afterAll(() => rm(client, { recursive: true }));

/** Mean brightness of a part of a picture, 0 to 255. */
async function brightness(file: string, left: number, top: number, width: number, height: number) {
  const { channels } = await sharp(
    await sharp(file).extract({ left, top, width, height }).toBuffer(),
  ).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

test('a card is 1200 by 630, with words at the left and the picture at the right', async () => {
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  // The ground is light; letters make it darker where they stand, and the picture is dark.
  expect(await brightness(file, 60, 130, 470, 440)).toBeLessThan(250);
  expect(await brightness(file, 531, 130, 28, 440)).toBeGreaterThan(250);
  expect(await brightness(file, 700, 300, 400, 300)).toBeLessThan(130);
});

test('what kind of picture it is stands small below the words', async () => {
  const noted = join(client, NOTED.address);
  expect(await brightness(noted, 60, 555, 470, 30)).toBeLessThan(254);
  expect(await brightness(noted, 0, 590, 530, 40)).toBeGreaterThan(254);
});

test.each(Object.keys(UNUSUAL))('%s: the card is drawn, and its texts stay apart', async (kind) => {
  const drawn = join(client, unusual(kind).address);
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
  // Below the mark, and at the bottom.
  expect(await brightness(drawn, 60, 112, 470, 16)).toBeGreaterThan(254);
  expect(await brightness(drawn, 0, 590, 530, 40)).toBeGreaterThan(254);
});

test('the studio’s own mark and colours are on it', async () => {
  expect(await brightness(file, 0, 0, 50, 630)).toBeGreaterThan(250);
  // Within the arch stands the letter.
  expect(await brightness(file, 74, 70, 18, 18)).toBeLessThan(20);
});

test('a card that the build before drew is taken over, unless it was cut off', async () => {
  const next = await mkdtemp(join(tmpdir(), 'cards-'));
  await mkdir(join(next, 'media'));
  await copyFile(join(client, CARD.picture), join(next, CARD.picture));
  vi.stubEnv('PUBLIC_PREVIOUS', client);
  await drawMissingCards([CARD], next, brand);
  expect(await readFile(join(next, CARD.address))).toEqual(await readFile(file));

  const cutOff = await mkdtemp(join(tmpdir(), 'cards-'));
  await mkdir(join(cutOff, 'media'));
  await writeFile(join(cutOff, CARD.address), (await readFile(file)).subarray(0, 5000));
  await rm(join(next, CARD.address));
  vi.stubEnv('PUBLIC_PREVIOUS', cutOff);
  await drawMissingCards([CARD], next, brand);
  vi.unstubAllEnvs();
  expect(await sharp(join(next, CARD.address)).metadata()).toMatchObject({ width: 1200 });
});

test('a card that is there is not drawn again, and none asks for nothing', async () => {
  const { mtimeMs } = await stat(file);
  const before = await readdir(join(client, 'media'));
  await drawMissingCards([CARD], client, brand);
  await drawMissingCards([], client, brand);
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  expect(await readdir(join(client, 'media'))).toEqual(before);
});
