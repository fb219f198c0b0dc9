/** Variants of pictures for the dark scheme and phones, at the desk. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Library } from '#contract/desk/pictures.ts';
import { sentencesFor } from '#server/publishing/sentences.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { checkContent } from '#tools/content/check.ts';
import { readContent } from '#tools/content/content-files.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..', '..', '..', 'content');

/** The desk with the studio's content, and an uploaded, unused picture with an angle. */
async function open() {
  const desk = openTestDesk({ env: { CONTENT_DIR: CHECKOUT } });
  const asha = await desk.comeIn();
  const folder = await desk.drafts.open();
  const library = async () => ((await (await asha.ask('/pictures')).json()) as Library).pictures;
  const find = async (key: string) => (await library()).find((one) => one.key === key);
  const photo = await sharp({
    create: { width: 1800, height: 1200, channels: 3, background: '#124' },
  })
    .jpeg()
    .toBuffer();
  mkdirSync(join(folder, 'media/photos'));
  writeFileSync(join(folder, 'media/photos/evening.jpg'), photo);
  writeFileSync(join(folder, 'pictures.yaml'), 'photos/evening: { straighten: 1.5 }\n');
  const at = (variant: string, key: string) =>
    `/pictures/variant/${variant}/${encodeURIComponent(key)}`;
  const put = (variant: string, key: string, from: string) =>
    asha.ask(at(variant, key), { from }, { method: 'PUT' });
  const remove = (variant: string, key: string) =>
    asha.ask(at(variant, key), undefined, { method: 'DELETE' });
  const media = (name: string) => join(folder, 'media', name);
  const { items } = parse(readFileSync(join(folder, 'services.yaml'), 'utf8'));
  const pictures: string[] = items.map(({ picture }: { picture: string }) => picture);
  return { ...desk, asha, folder, find, library, photo, put, remove, media, pictures, at };
}

test('an uploaded picture becomes the night variant of another: it is moved with its angle, and the content passes the check', async () => {
  const { put, find, media, photo, pictures, folder, drafts } = await open();
  const day = pictures.find((key) => !existsSync(media(`${key}-night.jpg`))) ?? '';
  expect(await find(day)).toMatchObject({ variants: {} });
  expect((await put('night', day, 'photos/evening')).status).toBe(200);
  expect(readFileSync(media(`${day}-night.jpg`)).equals(photo)).toBe(true);
  expect((await find(day))?.variants.night).toMatchObject({ key: `${day}-night`, width: 1800 });
  expect(await find('photos/evening')).toBeUndefined();
  const framing = parse(readFileSync(join(folder, 'pictures.yaml'), 'utf8'));
  expect(framing).toEqual({ [`${day}-night`]: { straighten: 1.5 } });
  const { problems, notes } = checkContent(await readContent(join(folder, '..')));
  expect([...problems, ...notes].filter(({ file }) => file.includes('-night'))).toEqual([]);
  const sentences = await sentencesFor(await drafts.changed(), {
    before: CHECKOUT,
    after: folder,
  });
  expect(sentences.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/^The picture “.+” for dark mode is new\.$/),
  );
});

test('a photo without a description has the same name in Activity and in the list of changes', async () => {
  const { put, asha, drafts, folder, photo } = await open();
  writeFileSync(join(folder, 'projects/residential/joshi-residence/undescribed.jpg'), photo);
  expect((await put('night', 'joshi-residence/undescribed', 'photos/evening')).status).toBe(200);
  const { entries } = (await (await asha.ask('/audit-log')).json()) as {
    entries: { detail: string }[];
  };
  expect(entries[0]?.detail).toMatch(/^“Joshi Residence, picture \d+” for dark mode$/);
  const changes = await sentencesFor(await drafts.changed(), { before: CHECKOUT, after: folder });
  expect(changes.map(({ sentence }) => sentence)).toContain(
    `The picture ${entries[0]?.detail} is new.`,
  );
});

test('a picture in use stays in its place, and a copy of it with its phone crop becomes the night variant', async () => {
  const { put, find, media } = await open();
  const from = 'why-choose-us/2';
  expect((await put('night', 'why-choose-us/1', from)).status).toBe(200);
  for (const [made, own] of [
    ['why-choose-us/1-night.jpg', `${from}.jpg`],
    ['why-choose-us/1-night-phone.jpg', `${from}-phone.jpg`],
  ] as const)
    expect(readFileSync(media(made)).equals(readFileSync(media(own))), made).toBe(true);
  expect((await find(from))?.uses.length).toBeGreaterThan(0);
});

test('a picture that only the published texts use stays in its place, so that their change can be taken back', async () => {
  const { put, find, library, folder, pictures } = await open();
  const once = (await library()).find(
    ({ uses, variants, key }) =>
      uses.length === 1 && Object.keys(variants).length === 0 && key.startsWith('foundation/'),
  );
  const { key = '' } = once ?? {};
  const about = join(folder, 'about.yaml');
  const words = readFileSync(about, 'utf8').replace(key, 'photos/evening');
  rmSync(about);
  writeFileSync(about, words);
  expect(await find(key)).toMatchObject({ uses: [], canRemove: true });
  expect((await put('night', pictures[0] ?? '', key)).status).toBe(200);
  expect(await find(key)).toBeDefined();
});

test('a night variant is removed and restored with its phone crop', async () => {
  const { remove, find, media, asha } = await open();
  const day = 'why-choose-us/1';
  expect((await remove('night', day)).status).toBe(200);
  expect(
    [`${day}-night.jpg`, `${day}-night-phone.jpg`].map((name) => existsSync(media(name))),
  ).toEqual([false, false]);
  expect((await find(day))?.variants).toEqual({
    phone: expect.objectContaining({ key: `${day}-phone` }),
  });
  expect((await remove('night', day)).status).toBe(404);
  const { removed } = (await (await asha.ask('/pictures')).json()) as Library;
  expect(removed).toEqual([`${day}-night`]);
  expect((await asha.ask(`/pictures/${day}-night/restore`, {})).status).toBe(200);
  expect((await find(day))?.variants.night).toMatchObject({ key: `${day}-night` });
  expect(existsSync(media(`${day}-night-phone.jpg`))).toBe(true);
});

test('phones get their own picture, also in place of one with another file type', async () => {
  const { put, media, photo, pictures } = await open();
  const [day = ''] = pictures;
  writeFileSync(media(`${day}-phone.png`), photo);
  expect((await put('phone', day, 'photos/evening')).status).toBe(200);
  expect([`${day}-phone.png`, `${day}-phone.jpg`].map((name) => existsSync(media(name)))).toEqual([
    false,
    true,
  ]);
});

test('a picture whose name has a suffix of a variant is listed, unless it is a variant', async () => {
  const { find, media, photo } = await open();
  for (const name of ['court-night', 'bench-phone'])
    writeFileSync(media(`photos/${name}.jpg`), photo);
  expect(await find('photos/court-night')).toMatchObject({ variants: {}, canRemove: true });
  expect(await find('photos/bench-phone')).toMatchObject({ variants: {}, canRemove: true });
  writeFileSync(media('photos/court.jpg'), photo);
  expect(await find('photos/court-night')).toBeUndefined();
  expect(await find('photos/court')).toMatchObject({
    variants: { night: { key: 'photos/court-night' } },
  });
});

test('a picture that cannot be a variant is refused with a message, and nothing changes', async () => {
  const { put, remove, drafts, ask, at, folder } = await open();
  const before = await drafts.changed();
  const [project = ''] = (await open()).pictures;
  const refused = [
    [await put('night', project, project), 400],
    [await put('night', project, 'photos/nothing'), 404],
    [await put('night', 'photos/nothing', 'photos/evening'), 404],
    [await put('noon', project, 'photos/evening'), 404],
    [await put('night', '../site', 'photos/evening'), 404],
    [await remove('night', '../site'), 404],
    [await remove('phone', 'photos/evening'), 404],
  ] as const;
  for (const [answer, status] of refused) {
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { error: string }).error).toMatch(/\.$/);
  }
  expect((await ask(at('night', project), { from: 'x' }, { method: 'PUT' })).status).toBe(401);
  expect(await drafts.changed()).toEqual(before);
  // Nor is a picture whose own name has such a suffix.
  const phone = join(folder, 'media/photos/woman-on-phone.jpg');
  writeFileSync(phone, readFileSync(join(folder, 'media/photos/evening.jpg')));
  expect((await remove('phone', 'photos/woman-on')).status).toBe(404);
  expect(existsSync(phone)).toBe(true);
  // A photo of a project that happens to have such a name is not a variant, and stays.
  const own = join(folder, 'projects/residential/joshi-residence');
  writeFileSync(join(own, '01-night.jpg'), readFileSync(join(own, '01.jpg')));
  const kept = await remove('night', 'joshi-residence/01');
  expect([kept.status, await kept.text()]).toEqual([
    409,
    expect.stringMatching(
      /“Joshi Residence, picture \d+” is stored under a name that the site uses/,
    ),
  ]);
  expect(existsSync(join(own, '01-night.jpg'))).toBe(true);
});
