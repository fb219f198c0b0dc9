import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { FilmsView } from '#contract/desk/films.ts';
import { openTexts } from './testing/open-texts.ts';

test('a social network is added with its name and its web address', async () => {
  const { list, changeList, draft } = await openTexts();
  const { blank } = await list('site', 'socials');
  expect(blank.map(({ path, label, type }) => [path, label, type])).toEqual([
    ['name', 'Name', 'text'],
    ['url', 'Web address', 'text'],
  ]);
  const add = (url: string) =>
    changeList('site', 'socials', { type: 'add', values: { name: 'Pinterest', url } });
  const refused = await add('pinterest');
  expect([refused.status, (await refused.json()).error]).toEqual([
    400,
    expect.stringContaining('whole web address'),
  ]);
  expect((await add('https://www.pinterest.com/osari')).status).toBe(200);
  expect(parse(draft('site.yaml')).socials.at(-1)).toEqual({
    name: 'Pinterest',
    url: 'https://www.pinterest.com/osari',
  });
});

test.each([
  ['home', 'hero.films'],
  ['home', 'about.films'],
  ['about', 'story.films'],
] as const)(
  'a film that is added to %s, %s has its own place on the screen of films, and a picture until it is made',
  async (file, path) => {
    const { list, changeList, draft, asha, drafts } = await openTexts();
    const entries = () =>
      path
        .split('.')
        .reduce((at, key) => at[key], parse(draft(`${file}.yaml`))) as unknown as Record<
        string,
        { file: string }
      >[];
    expect(await list(file, path)).toMatchObject({ canAdd: true });
    const values = { caption: 'The stairs', alt: 'Stairs at noon' };
    expect((await changeList(file, path, { type: 'add', values })).status).toBe(200);
    const added = entries().at(-1);
    expect(added).toMatchObject({ ...values, film: 'film-1', still: { file: expect.any(String) } });
    expect(existsSync(join(drafts.folder, 'media', 'films', 'film-1.jpg'))).toBe(false);
    const { places } = (await (await asha.ask('/films')).json()) as FilmsView;
    expect(places.find(({ name }) => name === 'film-1')).toMatchObject({ caption: 'The stairs' });
    expect((await changeList(file, path, { type: 'add', values })).status).toBe(200);
    expect(entries().at(-1)).toMatchObject({ film: 'film-2' });
  },
);

test('adding a background picture to a page adds an existing picture at once', async () => {
  const { list, changeList, draft } = await openTexts();
  for (const file of ['why-choose-us', 'expertise', 'projects']) {
    const before = await list(file, 'background');
    expect(before).toMatchObject({ canAdd: true, blank: [], entry: 'Picture' });
    expect((await changeList(file, 'background', { type: 'add', values: {} })).status).toBe(200);
    const { share } = parse(draft('site.yaml'));
    const { background } = parse(draft(`${file}.yaml`));
    expect(background).toHaveLength(before.entries.length + 1);
    expect(background.at(-1)).toBe(share.file);
    expect((await list(file, 'background')).entries).toHaveLength(background.length);
  }
});

test('the picture that changes with the time of day starts with its first hour', async () => {
  const { list, changeList, draft, drafts } = await openTexts();
  await drafts.changeText('contact.yaml', (text) =>
    text.replace(/ {2}parts:\n( {4}- .*\n)+/, '  parts: []\n'),
  );
  const { canAdd, blank } = await list('contact', 'veranda.parts');
  expect([canAdd, blank.map(({ label }) => label)]).toEqual([true, ['Shown from']]);
  const add = (from: string) =>
    changeList('contact', 'veranda.parts', { type: 'add', values: { from } });
  expect((await add('dawn')).status).toBe(400);
  expect((await add('05:30')).status).toBe(200);
  const { share } = parse(draft('site.yaml'));
  expect(parse(draft('contact.yaml')).veranda.parts).toEqual([{ from: '05:30', picture: share }]);
});

test('a new entry has the fields’ labels and their choices', async () => {
  const { list, page, content } = await openTexts();
  const asked = async (file: string, path: string) =>
    (await list(file, path)).blank.map(({ label, type }) => [label, type]);
  expect(await asked('services', 'items')).toEqual([
    ['Title', 'text'],
    ['Description', 'text'],
    ['Leads to', 'address'],
  ]);
  expect(await asked('about', 'foundation.pictures')).toEqual([
    ['Description of the picture', 'text'],
  ]);
  expect(await asked('site', 'serviceArea.localities')).toEqual([['Locality', 'text']]);
  const { blank } = await list('costs', 'rooms.kitchen.parts');
  expect(blank.map(({ label, type }) => [label, type])).toContainEqual(['Kind of work', 'choice']);
  expect(blank.find(({ label }) => label === 'Kind of work')?.choices).toContainEqual({
    value: 'civil',
    label: parse(readFileSync(join(content, 'costs.yaml'), 'utf8')).work.civil,
  });
  const { addresses } = await page('services');
  const values = addresses.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['/', '/contact', '/projects#residential']));
  expect(values).not.toContain('/404');
});

test('the address of an unknown project is refused with a message, and an offered one is accepted', async () => {
  const { list, changeList, page, field, put } = await openTexts();
  const { entries } = await list('services', 'items');
  const add = (to: string) =>
    changeList('services', 'items', {
      type: 'add',
      values: { title: 'Cafés', description: 'Small.', to },
    });
  const wrong = /^“Leads to”: no project and no kind of projects is called “nothing”/;
  for (const to of ['/projects#nothing', '/projects/nothing', '/projects#nothing/4']) {
    const refused = await add(to);
    expect([to, refused.status, (await refused.json()).error]).toEqual([
      to,
      400,
      expect.stringMatching(wrong),
    ]);
  }
  const first = await field('services', 'items.0.to');
  const answer = await put('services', first, '/projects#nothing');
  expect([answer.status, (await answer.json()).error]).toEqual([400, expect.stringMatching(wrong)]);
  expect(await list('services', 'items')).toMatchObject({ entries });
  const { addresses } = await page('services');
  const projects = addresses.filter(({ value }) => /^\/projects./.test(value));
  for (const { value } of projects) {
    const saved = await put('services', await field('services', 'items.0.to'), value);
    expect([value, saved.status]).toEqual([value, 200]);
  }
});
