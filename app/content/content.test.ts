/** What today's content must hold (acceptance), and what a fault in it says. */
import { describe, expect, test } from 'vitest';
import { readContentFiles } from '#tools/content/content-files.ts';
import { sampleManifest } from '#tools/content/sample-manifest.ts';
import { assemble } from './assemble.server.ts';

const PICTURE = { base: '/media/x', width: 10, height: 10, colour: '#000000' };
const manifest = await sampleManifest();
const sources = await readContentFiles();
const changed = (file: string, text: string) => () =>
  assemble({ ...sources, [file]: text }, manifest);
const edited = (file: string, from: string, to: string) => {
  expect(sources[file]).toContain(from);
  return changed(file, sources[file]!.replace(from, to));
};

test('a picture has others for phones and for the dark scheme, when their files are there', () => {
  const names = ['wall', 'wall-phone', 'wall-night', 'plain'];
  const pictures = Object.fromEntries(names.map((name) => [name, { ...PICTURE, base: name }]));
  const { picture } = assemble(sources, {
    ...manifest,
    pictures: { ...manifest.pictures, ...pictures },
  });
  expect(picture({ file: 'wall', alt: '' })).toMatchObject({
    framed: { base: 'wall' },
    phone: { base: 'wall-phone' },
    night: { framed: { base: 'wall-night' }, phone: undefined },
  });
  expect(picture({ file: 'plain', alt: '' })).not.toHaveProperty('night');
});

describe('the content holds what the specification counts', () => {
  const content = assemble(sources, manifest);
  test('four counters: 60, 7, 65, 12', () => {
    expect(content.home.counters.map(({ target, label }) => [target, label])).toEqual([
      [60, 'Happy Customers'],
      [7, 'Live Projects'],
      [65, 'Project Completed'],
      [12, 'Years of Experience'],
    ]);
  });
  test('four films, four questions, four services, three cards, four and three boxes', () => {
    expect(content.home.hero.films).toHaveLength(4);
    expect(content.about.story.films).toHaveLength(3);
    expect(content.faq.items).toHaveLength(4);
    expect(content.services.items).toHaveLength(4);
    expect(content['why-choose-us'].cards.map(({ title }) => title)).toEqual([
      'Customised',
      'Theme & Concepts',
      'Commitment',
    ]);
    expect(content.expertise.expertise.items).toHaveLength(4);
    expect(content.expertise.features.items).toHaveLength(3);
  });
  test('seven achievements, the last the same as the sixth', () => {
    const texts = content.achievements.items.map(({ value }) => value);
    expect(texts).toHaveLength(7);
    expect(texts[0]).toBe('Innovating since 2015');
    expect(texts[6]).toBe(texts[5]);
  });
  test('why-choose-us shows its first picture twice', () => {
    const [a, b, c, d] = content['why-choose-us'].background;
    expect([a === c, new Set([a, b, d]).size]).toEqual([true, 3]);
  });
  test('the salon has 8 views, each residence 7 to 25', () => {
    const [commercial, residential] = content.categories;
    expect(commercial?.projects.map(({ title, photos }) => [title, photos.length])).toEqual([
      ['Salon Project', 8],
    ]);
    expect(residential?.projects.length).toBeGreaterThan(1);
    for (const { title, photos } of residential!.projects) {
      expect(photos.length, title).toBeGreaterThanOrEqual(7);
      expect(photos.length, title).toBeLessThanOrEqual(25);
    }
  });
});

describe('a fault in the content stops the build and says where', () => {
  test('an hour that hangs must be one of the hours', () => {
    const file = 'content/services.yaml';
    for (const [key, name] of [
      ['hangs', 'Dawn'],
      ['hangsByNight', 'Night'],
    ])
      expect(edited(file, `${key}: ${name}`, `${key}: Dwan`)).toThrow(
        `${file}: daylight.${key} is not right: must be the name of one of the hours`,
      );
  });
  test('a missing field is named with its file', () => {
    expect(edited('content/faq.yaml', '    answer:', '    reply:')).toThrow(
      /content\/faq\.yaml: items\[0\]\.answer is missing/,
    );
  });
  test('an unknown key is named', () => {
    expect(
      changed('content/contact.yaml', `${sources['content/contact.yaml']}\ncolour: red\n`),
    ).toThrow(/content\/contact\.yaml: .*colour/);
  });
  test('a slip in the YAML is named with its line', () => {
    expect(changed('content/contact.yaml', 'headline: "never closed\nlead: x\n')).toThrow(
      /content\/contact\.yaml: .*line \d/s,
    );
  });
  test('a missing file is named', () => {
    const { 'content/faq.yaml': _, ...rest } = sources;
    expect(() => assemble(rest, manifest)).toThrow('content/faq.yaml is missing');
  });
  test('a photo that is described but not there is named', () => {
    const file = 'content/projects/residential/shah-residence/project.yaml';
    const text = 'title: Shah\nphotos: { 03.jgp: { alt: A hall } }';
    expect(changed(file, text)).toThrow(/shah-residence\/project\.yaml: photos\["03\.jgp"\]/);
  });
  test('a fault in where a plan’s pictures were taken is named with file and field', () => {
    const file = 'content/projects/residential/patil-residence/views.json';
    expect(edited(file, '"heading"', '"bearing"')).toThrow(`${file}: views[0].heading is missing`);
    expect(changed(file, '{ "unit": 60, "views": [')).toThrow(`${file}: `);
    expect(changed(file, '{ "unit": "sixty", "views": [] }')).toThrow(`${file}: unit is not right`);
  });
  test('two projects at one address are named', () => {
    const file = 'content/projects/commercial/patil-residence/project.yaml';
    expect(changed(file, 'title: Another')).toThrow('two projects are called "patil-residence"');
  });
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
