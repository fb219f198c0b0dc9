/** Straightened photos, by the whole encoder. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { cropsCss } from '#tools/content/crops-plugin.ts';
import type { Manifest } from './manifest.ts';

/** Falls by so much to the right: a camera that was held askew. */
const ASKEW = 3;
const [WIDTH, HEIGHT] = [1600, 1000];
const drop = Math.tan((ASKEW * Math.PI) / 180) * (WIDTH / 2);
const photo = await sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <path fill="#fff" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>
    <path fill="#a52" d="M0 ${HEIGHT / 2 - drop}L${WIDTH} ${HEIGHT / 2 + drop}V${HEIGHT}H0z"/></svg>`),
)
  .jpeg({ quality: 95 })
  .toBuffer();

function encode(root: string, words: Readonly<Record<string, string>>) {
  const project = join(root, 'content/projects/residential/shah-residence');
  const media = join(root, 'content/media/founders');
  for (const folder of [project, media, join(root, 'pictures')])
    mkdirSync(folder, { recursive: true });
  writeFileSync(join(project, '01.jpg'), photo);
  writeFileSync(join(media, '1.jpg'), photo);
  for (const [file, text] of Object.entries(words))
    writeFileSync(join(root, 'content', file), text);
  const { status, stderr } = spawnSync(process.execPath, [resolve('pictures/main.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const made = join(root, 'public/media');
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'pictures/manifest.json'), 'utf8'));
  const names = () => readdirSync(made).sort();
  /** Heights of the horizon at the left and at the right edge, and whether a corner is empty. */
  async function horizon(key: string) {
    const { base = '' } = manifest.pictures[key] ?? {};
    const { data, info } = await sharp(join(made, `${base.replace('/media/', '')}-736.jpg`))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const column = (x: number) =>
      Array.from({ length: height }, (_, y) => data[y * width + x] ?? 0);
    const edgeOf = (x: number) => column(x).findIndex((grey) => grey < 180);
    const corners = [column(0), column(width - 1)].flatMap((one) => [one[0], one.at(-1)]);
    return { left: edgeOf(2), right: edgeOf(width - 3), corners };
  }
  return { manifest, names, horizon };
}
const ofProject = (words: string) => ({
  'projects/residential/shah-residence/project.yaml': `title: Shah\nphotos:\n  01.jpg: { ${words} }\n`,
});

test('a straightened photo has a level horizon, its own proportion and no empty corner; its file stays as it was', async () => {
  const root = temporaryFolder();
  const before = await encode(root, ofProject('room: Hall'));
  const askew = await before.horizon('shah-residence/01');
  expect(askew.right - askew.left).toBeGreaterThan(20);
  const { manifest, horizon } = encode(root, {
    ...ofProject(`room: Hall, straighten: -${ASKEW}`),
    'pictures.yaml': `founders/1: { straighten: -${ASKEW}, focus: [0.25, 0.5] }\n`,
  });
  for (const key of ['shah-residence/01', 'founders/1']) {
    const level = await horizon(key);
    expect(Math.abs(level.right - level.left), key).toBeLessThanOrEqual(2);
    expect(
      level.corners.map((grey) => (grey ?? 0) > 240 || ((grey ?? 0) > 90 && (grey ?? 0) < 120)),
    ).toEqual([true, true, true, true]);
    const { width, height } = manifest.pictures[key]!;
    expect(width).toBeLessThan(WIDTH);
    expect(width / height).toBeCloseTo(WIDTH / HEIGHT, 2);
  }
  const own = join(root, 'content/projects/residential/shah-residence/01.jpg');
  expect(readFileSync(own).equals(photo)).toBe(true);
  expect(
    cropsCss({ 'content/pictures.yaml': 'founders/1: { focus: [0.25, 0.5] }' }, manifest),
  ).toBe(`img[src^="${manifest.pictures['founders/1']!.base}-"] { object-position: 25% 50%; }\n`);
});

test('another angle is another address, so that no browser shows the old picture; without it the first address is back', () => {
  const root = temporaryFolder();
  const at = (words: string) => {
    const { manifest, names } = encode(root, ofProject(words));
    return { base: manifest.pictures['shah-residence/01']!.base, names: names() };
  };
  const plain = at('room: Hall');
  const turned = at('room: Hall, straighten: 1.5');
  const more = at('room: Hall, straighten: 1.6');
  expect(new Set([plain.base, turned.base, more.base]).size).toBe(3);
  expect(at('room: Hall')).toEqual(plain);
});
