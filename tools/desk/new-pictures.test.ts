import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { withNewPictures } from './new-pictures.ts';

test('the draft shows the desk’s copy of a picture that was replaced under its name, and none of one that was removed', async () => {
  const content = temporaryFolder();
  vi.stubEnv('CONTENT_DIR', content);
  mkdirSync(join(content, 'media'));
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  for (const name of ['hall', 'hall-night'])
    writeFileSync(join(content, 'media', `${name}.jpg`), photo);
  const encoded = (base: string) => ({ base, width: 9, height: 9, colour: '#000' });
  const pictures = {
    hall: encoded('/media/hall-1'),
    'hall-night': encoded('/media/hall-night-1'),
    'stair-night': encoded('/media/stair-night-1'),
    'materials/kota': encoded('/media/materials-kota-1'),
  };
  const changed = ['media/hall-night.jpg', 'media/stair-night.jpg', 'about.yaml'];
  const shown = await withNewPictures({ pictures, films: {}, plans: {} }, changed);
  expect(Object.entries(shown.pictures).map(([key, { base }]) => [key, base])).toEqual([
    ['hall', '/media/hall-1'],
    ['materials/kota', '/media/materials-kota-1'],
    ['hall-night', '/desk/api/pictures/live/hall-night'],
  ]);
  vi.unstubAllEnvs();
});
