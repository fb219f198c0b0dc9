/** Small copies at the desk of pictures that the site has encoded. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encode } from '#pictures/encode.ts';
import { settingsFor } from '#pictures/settings.ts';
import { loadFiles } from '#server/static/load-files.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..', '..', '..', 'content');
const KEY = 'photos/hall';

/** Stored rotated, as phones do; its four corners have four colours. */
const half = { width: 600, height: 400 };
const held = await sharp({
  create: { width: 1200, height: 800, channels: 3, background: '#b42318' },
})
  .composite([
    { input: { create: { ...half, channels: 3, background: '#1a6b3c' } }, left: 0, top: 0 },
    { input: { create: { ...half, channels: 3, background: '#1d3f8f' } }, left: 600, top: 400 },
  ])
  .withMetadata({ orientation: 6 })
  .jpeg({ quality: 95 })
  .toBuffer();

/** The desk with that photo in its draft, and a site that has encoded it, straightened by that angle. */
async function open({ straighten = 0, effort = 0 } = {}) {
  const root = temporaryFolder();
  mkdirSync(join(root, 'media'));
  const file = join(root, 'hall.jpg');
  writeFileSync(file, held);
  await encode({ key: KEY, file, straighten }, root, settingsFor(KEY, effort));
  const files = loadFiles(root, { connect: [] });
  const desk = openTestDesk({ env: { CONTENT_DIR: CHECKOUT }, site: { files } });
  const asha = await desk.comeIn();
  const folder = await desk.drafts.open();
  mkdirSync(join(folder, 'media/photos'), { recursive: true });
  const write = (bytes: Buffer) => writeFileSync(join(folder, 'media', `${KEY}.jpg`), bytes);
  write(held);
  const frame = (angle: number) =>
    writeFileSync(join(folder, 'pictures.yaml'), `${KEY}: { straighten: ${angle} }\n`);
  async function copy(size: number, Accept = 'image/avif,image/webp,*/*') {
    const answer = await asha.ask(`/pictures/copy?key=${KEY}&size=${size}`, undefined, { Accept });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    const look = await sharp(bytes).resize(6, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    return { type: answer.headers.get('Content-Type'), width, height, look };
  }
  return { copy, write, frame };
}
const difference = (one: Buffer, other: Buffer) =>
  Math.max(...one.map((value, i) => Math.abs(value - other[i]!)));

test.each([0, 2])(
  'a copy is the smallest encoded variant that is large enough, and looks like one made from the photo, straightened by %d degrees',
  async (straighten) => {
    const { copy, frame, write } = await open({ straighten });
    frame(straighten);
    const [small, large, jpeg] = [await copy(240), await copy(640), await copy(640, '*/*')];
    expect(small).toMatchObject({ type: 'image/avif', width: 320 });
    expect(large).toMatchObject({ type: 'image/avif', width: 480 });
    expect(jpeg).toMatchObject({ type: 'image/jpeg', width: 736 });
    // The same picture in other bytes, which the site has not encoded.
    write(Buffer.concat([held, Buffer.from([0])]));
    const made = await copy(640);
    expect(made).toMatchObject({ type: 'image/webp', height: 640 });
    for (const { look } of [small, large, jpeg])
      expect(difference(look, made.look)).toBeLessThan(24);
  },
);

test('a picture with another angle than on the site is made anew', async () => {
  const { copy, frame } = await open();
  expect((await copy(240)).type).toBe('image/avif');
  frame(3);
  expect((await copy(240)).type).toBe('image/webp');
});

test('the variants of a site that was encoded with more effort are found', async () => {
  expect((await (await open({ effort: 4 })).copy(240)).type).toBe('image/avif');
});
