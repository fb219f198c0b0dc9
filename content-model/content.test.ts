/** How words, pictures and films are put together. What a fault says is tested with the check (`#tools/content`). */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headlineOf } from '#app/seo/share-alt.server.ts';
import { sampleManifest } from '#tools/content/sample-manifest.ts';
import {
  contentOf,
  fixture,
  fixtureFileWith,
  fixtureWith,
} from '#tools/content/testing/fixture.ts';
import { assemble } from './assemble.server.ts';
import { PAGES } from './pages.ts';
import { FILES } from './schema.server.ts';

const PAGES_FOLDER = join(import.meta.dirname, '..', 'app', 'pages');
const PICTURE = { base: '/media/x', width: 10, height: 10, colour: '#000000' };
const manifest = sampleManifest(fixture.files);
const sources = fixture.texts;

test('a picture has others for phones and for the dark scheme, when their files are there', () => {
  const names = ['wall', 'wall-phone', 'wall-night', 'plain'];
  const pictures = Object.fromEntries(names.map((name) => [name, { ...PICTURE, base: name }]));
  const { picture } = assemble(sources, {
    ...manifest,
    pictures: { ...manifest.pictures, ...pictures },
  });
  expect(picture({ file: 'wall', alt: '' })).toMatchObject({
    encoded: { base: 'wall' },
    phone: { base: 'wall-phone' },
    night: { encoded: { base: 'wall-night' }, phone: undefined },
  });
  expect(picture({ file: 'plain', alt: '' })).not.toHaveProperty('night');
});

test('the words of each file come as they are written', () => {
  const content = contentOf(fixture);
  expect(content.home.counters[0]).toEqual({ target: 60, label: 'Happy Customers' });
  expect(content.achievements.items[0]).toEqual({
    value: 'Innovating since 2015',
    isPlaceholder: false,
  });
  expect(content.achievements.items[1]?.isPlaceholder).toBe(true);
  expect(content.categories.map(({ title, projects }) => [title, projects.length])).toEqual([
    ['Commercial', 1],
    ['Residential', 4],
  ]);
});

test('a number may stand where words belong, as it is written, and a number in quotes is a number', () => {
  const file = 'content/site.yaml';
  const postal = fixtureFileWith(file, '{ value: "411045", placeholder: true }', '411045');
  const { site } = contentOf(fixtureWith({ [file]: postal.replace('staff: 10 ', 'staff: "12" ') }));
  expect(site.address.postalCode).toEqual({ value: '411045', isPlaceholder: false });
  expect(site.staff).toBe(12);
  const phone = fixtureFileWith(
    file,
    '{ value: "+91 00000 00000", placeholder: true }',
    '+912012345678',
  );
  expect(contentOf(fixtureWith({ [file]: phone })).site.phone.value).toBe('+912012345678');
});

test('a link to a project that was taken away leads to all projects', () => {
  const gone = 'content/projects/commercial/salon-project/project.yaml';
  const given = fixtureWith({ [gone]: undefined });
  const files = given.files.filter((file) => !file.includes('salon-project'));
  const { services } = contentOf({ ...given, files });
  expect(services.items.map(({ to }) => to)).toEqual([
    '/projects#residential',
    '/projects',
    '/projects',
    '/projects#deshmukh-residence',
  ]);
});

test('every page of the table has its component, its texts and its headline', () => {
  const content = contentOf(fixture);
  for (const { path, component, texts, headline } of PAGES) {
    expect(existsSync(join(PAGES_FOLDER, `${component}.tsx`)), component).toBe(true);
    expect(content.pages, path).toHaveProperty([path]);
    if (texts) expect(FILES, path).toHaveProperty([texts]);
    if (headline) expect(headlineOf(path, content), path).toMatch(/\w/);
  }
});

describe('a newcomer’s project', () => {
  test('one folder with photos and a title line is enough', () => {
    const file = 'content/projects/residential/shah-residence/project.yaml';
    const pictures = { 'shah-residence/2': PICTURE, 'shah-residence/10': PICTURE };
    const { categories } = assemble(
      { ...sources, [file]: 'title: Shah Residence' },
      { ...manifest, pictures: { ...manifest.pictures, ...pictures } },
    );
    const shah = categories
      .flatMap(({ projects }) => projects)
      .find(({ slug }) => slug === 'shah-residence');
    expect(shah).toMatchObject({ kind: 'photograph', title: 'Shah Residence' });
    expect(shah?.photos.map(({ n, alt }) => [n, alt])).toEqual([
      [1, 'Shah Residence, view 1'],
      [2, 'Shah Residence, view 2'],
    ]);
  });
});
