import { mkdir, mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fixture } from '#tools/content/fixture.ts';
import { brandOf } from './brand.ts';
import { drawCards } from './cards.ts';

const CARD = {
  address: '/media/share-shah-1200.jpg',
  headline: 'Shah & Daughters, a house with a rather long name on Vetal Tekdi',
  line: '3BHK, 1,240 sq ft carpet, Baner',
  studio: 'Osari',
  picture: '/media/shah.jpg',
};

async function site() {
  const client = await mkdtemp(join(tmpdir(), 'cards-'));
  await mkdir(join(client, 'media'));
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toFile(join(client, CARD.picture));
  return client;
}

/** Mean brightness of a part of a picture, 0 to 255. */
async function brightness(file: string, left: number, top: number, width: number, height: number) {
  const { channels } = await sharp(
    await sharp(file).extract({ left, top, width, height }).toBuffer(),
  ).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

test('a card is 1200 by 630, with words at the left and the picture at the right', async () => {
  const client = await site();
  await drawCards([CARD], client);
  const file = join(client, CARD.address);
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  // The ground is light; letters make it darker where they stand, and the picture is dark.
  expect(await brightness(file, 60, 130, 480, 440)).toBeLessThan(234);
  expect(await brightness(file, 700, 300, 400, 300)).toBeLessThan(130);
  expect(await brightness(file, 0, 0, 50, 630)).toBeGreaterThan(235);
});

test('a card that is there is not drawn again, and none asks for nothing', async () => {
  const client = await site();
  await drawCards([], client);
  expect(await readdir(join(client, 'media'))).toEqual(['shah.jpg']);
  await drawCards([CARD], client);
  const { mtimeMs } = await stat(join(client, CARD.address));
  await drawCards([CARD], client);
  expect((await stat(join(client, CARD.address))).mtimeMs).toBe(mtimeMs);
});

test('the studio’s own mark and colours are on it', async () => {
  const brand = await brandOf({
    brand: 'letter: M8 10h20v24h-20Z\ncolours: { day: { background: "#ffffff", text: "#000000" } }',
    site: fixture.texts['content/site.yaml']!,
  });
  const client = await site();
  await drawCards([CARD], client, brand);
  const file = join(client, CARD.address);
  expect(await brightness(file, 0, 0, 50, 630)).toBeGreaterThan(250);
  // Within the arch stands the letter, here a black square.
  expect(await brightness(file, 74, 70, 18, 18)).toBeLessThan(20);
});
