import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type AddedPicture, type Library, originalOf } from '#contract/desk/pictures.ts';
import type { TextsPage } from '#contract/desk/texts.ts';
import { sentencesFor } from '#server/publishing/sentences.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { checkContent } from '#tools/content/check.ts';
import { readContent } from '#tools/content/content-files.ts';
import { allFields } from '../texts/all-parts.ts';
import { picturesFramedInPagesOnly } from './framing-below.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..', '..', '..', 'content');
const UPLOAD = 'abcdefghijklmnopqrstuv';
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();

/** The desk with the studio's content, and a signed-in person. */
async function open() {
  const desk = openTestDesk({ env: { CONTENT_DIR: CHECKOUT } });
  const asha = await desk.comeIn();
  const library = async () => (await (await asha.ask('/pictures')).json()) as Library;
  const uploads = join(desk.dataDir, 'uploads');
  async function add(name: string, bytes: Buffer, upload = UPLOAD) {
    mkdirSync(uploads, { recursive: true });
    writeFileSync(join(uploads, upload), bytes);
    return asha.ask('/pictures', { upload, name });
  }
  await desk.drafts.open();
  const about = () => parse(readFileSync(join(desk.drafts.folder, 'about.yaml'), 'utf8'));
  return { ...desk, asha, library, add, about };
}
const usesOf = ({ pictures }: Library, key: string) =>
  pictures.find((picture) => picture.key === key)?.uses ?? [];

test('the library lists each picture with every place that shows it', async () => {
  const { library, about, asha } = await open();
  const listed = await library();
  const [first] = about().founders.people;
  expect(usesOf(listed, first.photo.file)).toContainEqual({
    field: { file: 'about', path: 'founders.people.0.photo.file' },
    label: 'About, Founders, Founder 1, Photo',
    href: '/words/about#founders.people.0.photo.file',
    alt: first.photo.alt,
    caption: null,
  });
  const ofProject = listed.pictures.find(({ group }) => group !== 'Pages');
  expect(ofProject?.uses[0]).toMatchObject({
    field: null,
    label: expect.stringMatching(/picture \d/),
  });
  const keys = listed.pictures.map(({ key }) => key);
  expect(keys.filter((key) => originalOf(key, (one) => keys.includes(one)) !== key)).toEqual([]);
  const copy = await asha.ask(
    `/pictures/copy?key=${encodeURIComponent(first.photo.file)}&size=240`,
  );
  const { width, height } = await sharp(await copy.arrayBuffer()).metadata();
  expect(Math.max(width, height)).toBe(240);
});

test('an uploaded picture replaces another one, with its description; other places keep the old one', async () => {
  const { library, add, asha, about } = await open();
  const { picture } = (await (
    await add('Asha at her desk.JPG', await photo(1800, 1200))
  ).json()) as AddedPicture;
  expect(picture).toMatchObject({
    key: 'photos/asha-at-her-desk',
    width: 1800,
    uses: [],
    canRemove: true,
  });
  const old: string = about().founders.people[0].photo.file;
  const swap = {
    from: old,
    to: picture.key,
    fields: [{ file: 'about', path: 'founders.people.0.photo.file', alt: 'Asha at her desk' }],
  };
  expect(await (await asha.ask('/pictures/swap', swap)).json()).toEqual({ changed: 1 });
  expect(about().founders.people[0].photo).toEqual({ file: picture.key, alt: 'Asha at her desk' });
  const { entries } = (await (await asha.ask('/audit-log')).json()) as { entries: object[] };
  expect(entries[0]).toMatchObject({ what: 'changed the picture', detail: '“Asha at her desk”' });
  // Somebody else chose another picture in the meantime: nothing is overwritten.
  expect(await (await asha.ask('/pictures/swap', swap)).json()).toEqual({ changed: 0 });
  expect(usesOf(await library(), picture.key)).toHaveLength(1);
});

test('a picture in use cannot be removed; an unused one can, and can be restored', async () => {
  const { library, add, asha, about } = await open();
  const shown: string = about().founders.people[0].photo.file;
  const refused = await asha.ask(`/pictures/${shown}`, undefined, { method: 'DELETE' });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('Founder 1'),
  ]);
  await add('hall.jpg', await photo(1800, 1200));
  expect((await asha.ask('/pictures/photos/hall', undefined, { method: 'DELETE' })).status).toBe(
    200,
  );
  expect((await library()).removed).toEqual(['photos/hall']);
  // The name of a removed picture is not reused.
  await add('hall.jpg', await photo(1200, 1800), UPLOAD.toUpperCase());
  expect((await asha.ask('/pictures/photos/hall/restore', {})).status).toBe(200);
  const { pictures, removed } = await library();
  expect(pictures.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['photos/hall', 'photos/hall-2']),
  );
  expect(removed).toEqual([]);
});

test('the history names a removed or restored picture by its published description, else by its file', async () => {
  const { asha, about, add, library } = await open();
  const shown: string = about().founders.people[0].photo.file;
  await add('hall.jpg', await photo(1800, 1200));
  const uses = usesOf(await library(), shown);
  const alt = uses.find((use) => use.alt)?.alt ?? '';
  expect(alt).not.toBe('');
  const fields = uses.map(({ field, alt }) => ({ ...field, ...(alt && { alt: 'A hall' }) }));
  await asha.ask('/pictures/swap', { from: shown, to: 'photos/hall', fields });
  expect((await asha.ask(`/pictures/${shown}`, undefined, { method: 'DELETE' })).status).toBe(200);
  expect((await asha.ask(`/pictures/${shown}/restore`, {})).status).toBe(200);
  const { entries } = (await (await asha.ask('/audit-log')).json()) as {
    entries: { what: string; detail: string }[];
  };
  const words = `“${alt.slice(0, 20)}`;
  expect(entries.slice(0, 4)).toMatchObject([
    { what: 'restored the picture', detail: expect.stringContaining(words) },
    { what: 'removed the picture', detail: expect.stringContaining(words) },
    { what: 'changed the picture', detail: '“A hall”' },
    { what: 'added the picture', detail: '“Photos, hall”' },
  ]);
});

test('the last picture of a folder is restored with its variants for phones and the dark scheme', async () => {
  const { library, asha, drafts } = await open();
  const folder = join(drafts.folder, 'media', 'terrace');
  const names = [
    'evening-night-phone.jpg',
    'evening-night.jpg',
    'evening-phone.jpg',
    'evening.jpg',
  ];
  mkdirSync(folder);
  for (const name of names) writeFileSync(join(folder, name), await photo(900, 600));
  const isListed = async () =>
    (await library()).pictures.filter(({ key }) => key.startsWith('terrace/')).length;
  expect(await isListed()).toBe(1);
  const address = '/pictures/terrace/evening';
  expect((await asha.ask(address, undefined, { method: 'DELETE' })).status).toBe(200);
  expect(readdirSync(folder)).toEqual([]);
  expect((await library()).removed).toEqual(['terrace/evening']);
  expect((await asha.ask(`${address}/restore`, {})).status).toBe(200);
  expect(readdirSync(folder).sort()).toEqual(names);
  expect((await asha.ask(`${address}/restore`, {})).status).toBe(404);
});

test('a swap in several files changes all of them, or none if one is refused, and the history names the changes', async () => {
  const { asha, about, add, logged, drafts } = await open();
  await add('hall.jpg', await photo(1800, 1200));
  const from: string = about().founders.people[0].photo.file;
  const swap = (file: string) =>
    asha.ask('/pictures/swap', {
      ...{ from, to: 'photos/hall' },
      fields: [
        { file: 'about', path: 'founders.people.0.photo.file' },
        { file, path: 'items.0.picture' },
      ],
    });
  const before = JSON.stringify(about());
  const told = () => logged.filter(({ what }) => what === 'changed the picture').length;
  expect((await swap('no-such-page')).status).toBe(404);
  // The second file cannot be read.
  await drafts.remove('services.yaml');
  expect((await swap('services')).status).toBe(404);
  expect([JSON.stringify(about()), told()]).toEqual([before, 0]);
  await drafts.restore('services.yaml');
  expect(await (await swap('services')).json()).toEqual({ changed: 1 });
  expect([about().founders.people[0].photo.file, told()]).toEqual(['photos/hall', 1]);
});

test('a library that cannot be read reports it, and nothing in use can be removed', async () => {
  const { asha, drafts, about } = await open();
  const shown: string = about().founders.people[0].photo.file;
  rmSync(join(drafts.folder, 'about.yaml'));
  symlinkSync('about.yaml', join(drafts.folder, 'about.yaml'));
  expect((await asha.ask(`/pictures/${shown}`, undefined, { method: 'DELETE' })).status).toBe(503);
});

test.each([
  ['no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422],
  ['one that is too small', () => photo(300, 200), 422],
] as const)(
  'an upload that is %s is refused with a message and leaves nothing',
  async (_, make, status) => {
    const { add, library, dataDir } = await open();
    const before = (await library()).pictures.length;
    const answer = await add('x.jpg', await make());
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { error: string }).error).toMatch(/^\p{Lu}.*\.$/su);
    expect((await library()).pictures).toHaveLength(before);
    expect(existsSync(join(dataDir, 'uploads', UPLOAD))).toBe(false);
  },
);

test.each([
  ['../../../etc/passwd', 'about', 'founders.people.0.photo.file', 404],
  ['founders/2', '../../secret', 'x', 404],
  ['founders/2', 'about', 'founders.people.0.name', 200],
  ['founders/2', 'about', '__proto__.polluted', 200],
])('a swap to %s in %s at %s changes nothing', async (to, file, path, status) => {
  const { asha, about } = await open();
  const before = JSON.stringify(about());
  const from: string = about().founders.people[0].photo.file;
  const answer = await asha.ask('/pictures/swap', { from, to, fields: [{ file, path }] });
  expect(answer.status).toBe(status);
  expect(JSON.stringify(about())).toBe(before);
});

test('a picture of the draft cannot be seen or changed without a session', async () => {
  const { ask } = await open();
  const answers = await Promise.all([
    ask('/pictures'),
    ask('/pictures/copy?key=founders%2F1&size=240'),
    ask('/pictures/live/founders/1-736.avif'),
    ask('/pictures', { upload: UPLOAD, name: 'x.jpg' }),
    ask('/pictures/swap', {}),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

test('a place without a picture gets one and loses it again, and the published picture comes back with its description', async () => {
  const { asha, drafts, about } = await open();
  const pages = () => parse(readFileSync(join(drafts.folder, 'pages.yaml'), 'utf8'));
  const path = Object.keys(pages()).find((name) => pages()[name].picture === undefined);
  const swap = async (from: string, to: string, field: object) =>
    (await asha.ask('/pictures/swap', { from, to, fields: [field] })).json();
  expect(await swap('', 'founders/2', { file: 'pages', path: `${path}.picture` })).toEqual({
    changed: 1,
  });
  expect(pages()[path ?? ''].picture).toBe('founders/2');
  expect(await swap('founders/2', '', { file: 'pages', path: `${path}.picture` })).toEqual({
    changed: 1,
  });
  expect(pages()[path ?? ''].picture).toBeUndefined();
  const photo = { file: 'about', path: 'founders.people.0.photo.file' };
  const { file: published, alt } = about().founders.people[0].photo;
  await swap(published, 'founders/2', { ...photo, alt: 'Another' });
  await swap('founders/2', published, photo);
  expect(about().founders.people[0].photo).toEqual({ file: published, alt });
  const needed = { file: 'about', path: 'foundation.pictures.0.file' };
  expect(await swap(about().foundation.pictures[0].file, '', needed)).toEqual({
    error: expect.stringMatching(/\.$/),
  });
});

test('a caption moves with its picture, and stays if no new one is given', async () => {
  const { asha, library } = await open();
  const { pictures } = await library();
  const captioned = pictures.flatMap(({ key, uses }) =>
    uses.flatMap(({ field, caption }) => (field && caption ? [{ from: key, field, caption }] : [])),
  );
  const oneOfEachPage = new Map(captioned.map((one) => [one.field.file, one])).values();
  for (const { from, field, caption } of oneOfEachPage) {
    const to = pictures.find(({ key }) => key !== from)!.key;
    const captionNow = async (key: string) =>
      usesOf(await library(), key).find(
        (use) => use.field?.file === field.file && use.field.path === field.path,
      )?.caption;
    const swap = async (one: string, other: string, words: object) =>
      asha.ask('/pictures/swap', { from: one, to: other, fields: [{ ...field, ...words }] });
    await swap(from, to, { alt: 'A chair', caption: 'A chair: cane' });
    expect(await captionNow(to)).toBe('A chair: cane');
    // The published picture returns with its published caption.
    await swap(to, from, {});
    expect(await captionNow(from)).toBe(caption);
    await swap(from, to, { alt: 'A chair' });
    expect(await captionNow(to)).toBe(caption);
  }
  expect(captioned.length).toBeGreaterThan(0);
});

test('a step of the process gets a picture with its description, loses both, and gets the published ones back', async () => {
  const { asha, drafts } = await open();
  const steps = () =>
    parse(readFileSync(join(drafts.folder, 'process.yaml'), 'utf8')).steps as {
      picture?: { file: string; alt: string; caption?: string };
    }[];
  const pictured = steps().findIndex(({ picture }) => picture);
  const bare = steps().findIndex(({ picture }) => !picture);
  const swap = async (from: string, to: string, n: number, alt?: string) =>
    (
      await asha.ask('/pictures/swap', {
        ...{ from, to, fields: [{ file: 'process', path: `steps.${n}.picture.file`, alt }] },
      })
    ).json();
  const field = async (n: number) => {
    const { parts } = (await (await asha.ask('/words/process')).json()) as TextsPage;
    return allFields(parts).find(({ place }) => place === `steps.${n}.picture.file`);
  };
  expect(await field(bare)).toMatchObject({ value: '', canBeEmpty: true });
  expect(await swap('', 'founders/2', bare, 'A desk')).toEqual({ changed: 1 });
  expect(steps()[bare]?.picture).toEqual({ file: 'founders/2', alt: 'A desk' });
  expect(await swap('founders/2', '', bare)).toEqual({ changed: 1 });
  expect(steps()[bare]?.picture).toBeUndefined();

  const published = steps()[pictured]?.picture;
  await swap(published?.file ?? '', '', pictured);
  expect(steps()[pictured]?.picture).toBeUndefined();
  await swap('', published?.file ?? '', pictured);
  expect(steps()[pictured]?.picture).toEqual(published);
});

test.each(['../x', 'a/b', 'x', `${UPLOAD}x`, 'abcdefghijklmnopqrst\0u'])(
  'an upload with the ID %j is refused, and no file outside the uploads is touched',
  async (upload) => {
    const { asha, dataDir } = await open();
    const files = ['x.photo.jpg', 'uploads/x.photo.jpg'].map((name) => join(dataDir, name));
    mkdirSync(join(dataDir, 'uploads'), { recursive: true });
    for (const file of files) writeFileSync(file, 'mine');
    expect((await asha.ask('/pictures', { upload, name: 'x.jpg' })).status).toBe(400);
    expect(files.map((file) => existsSync(file))).toEqual([true, true]);
  },
);

test('the framing of a picture of pages is saved, applied to its copies, listed among the changes, and removed again', async () => {
  const { asha, library, about, drafts } = await open();
  const key: string = about().founders.people[0].photo.file;
  const found = async () => (await library()).pictures.find((one) => one.key === key)!;
  const { framingPath, focus, phoneFocus, straighten, stamp } = await found();
  expect([focus.value, phoneFocus.value, straighten.value]).toEqual([null, null, 0]);
  const put = async (field: string, value: unknown, revision: string) => {
    const headers = { method: 'PUT', 'X-Revision': revision };
    return asha.ask(`${framingPath}/${field}`, { value }, headers);
  };
  const copy = async (more = '') => {
    const address = `/pictures/copy?key=${encodeURIComponent(key)}&size=240${more}`;
    return Buffer.from(await (await asha.ask(address)).arrayBuffer());
  };
  const before = await copy();
  expect((await put('focus', [0.25, 0.5], focus.revision)).status).toBe(200);
  expect((await put('phoneFocus', [1, 0.5], phoneFocus.revision)).status).toBe(200);
  expect((await put('straighten', -2.5, straighten.revision)).status).toBe(200);
  const saved = await found();
  expect([saved.focus.value, saved.straighten.value]).toEqual([[0.25, 0.5], -2.5]);
  expect(saved.phoneFocus.value).toEqual([1, 0.5]);
  expect(saved.stamp).not.toBe(stamp);
  expect((await copy()).equals(before)).toBe(false);
  expect((await copy('&raw=1')).equals(before)).toBe(true);
  const file = () => readFileSync(join(drafts.folder, 'pictures.yaml'), 'utf8');
  expect(parse(file())).toEqual({
    [key]: { focus: [0.25, 0.5], phoneFocus: [1, 0.5], straighten: -2.5 },
  });
  const sentences = await sentencesFor(await drafts.changed(), {
    before: CHECKOUT,
    after: drafts.folder,
  });
  expect(sentences.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^The picture “.+” is cropped or straightened differently\.$/),
  ]);
  // Somebody else turned it in the meantime.
  const late = await put('straighten', 1, straighten.revision);
  expect([late.status, await late.json()]).toMatchObject([409, { value: -2.5 }]);
  for (const bad of [50, 'x', null]) {
    const answer = await put('straighten', bad, saved.straighten.revision);
    expect([answer.status, (await answer.json()) as object]).toMatchObject([400, {}]);
  }
  expect((await put('straighten', 0, saved.straighten.revision)).status).toBe(200);
  expect((await put('focus', null, saved.focus.revision)).status).toBe(200);
  expect((await put('phoneFocus', null, saved.phoneFocus.revision)).status).toBe(200);
  expect(file()).not.toMatch(/focus/i);
  expect(checkContent(await readContent(join(drafts.folder, '..'))).problems).toEqual([]);
});

test('a picture that loses its published focal point is listed for the live page', async () => {
  const content = join(temporaryFolder(), 'content');
  cpSync(CHECKOUT, content, { recursive: true });
  const file = (folder: string) => join(folder, 'pictures.yaml');
  writeFileSync(file(content), 'founders/1: { focus: [0, 0] }\nfounders/2: { focus: [1, 1] }\n');
  const { drafts } = openTestDesk({ env: { CONTENT_DIR: content } });
  writeFileSync(file(await drafts.open()), 'founders/2: { focus: [0, 1] }\n');
  expect(await picturesFramedInPagesOnly(drafts)).toEqual(['founders/1']);
});

test.each(['nobody/9', '../site', '__proto__', 'films/story-1/../../x'])(
  'the missing picture %s cannot be framed',
  async (key) => {
    const { asha, drafts } = await open();
    const answer = await asha.ask(
      `/pictures/framing/${encodeURIComponent(key)}/straighten`,
      { value: 1 },
      { method: 'PUT' },
    );
    expect(answer.status).toBe(404);
    expect(await drafts.changed()).toEqual([]);
  },
);
