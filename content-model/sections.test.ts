import { expect, test } from 'vitest';
import { z } from 'zod';
import { FILES } from './schema.server.ts';
import { SECTIONS } from './sections.server.ts';

/** What stays on its page, and why. */
const NOT_HIDEABLE: readonly {
  readonly file: string;
  readonly what: string;
  readonly why: string;
}[] = [
  { file: 'home', what: 'hero', why: 'It has the heading of the page, which search engines read.' },
  { file: 'home', what: 'contact', why: 'Visitors send their enquiry there.' },
  {
    file: 'about',
    what: 'hero',
    why: 'It has the heading of the page, which search engines read.',
  },
  { file: 'about', what: 'story', why: 'It is the first screen of the page.' },
  { file: 'about', what: 'closing', why: 'It leads to the enquiry form.' },
  { file: 'services', what: 'items', why: 'The page is about them.' },
  { file: 'services', what: 'cost', why: 'It is part of the list of what is included.' },
  { file: 'why-choose-us', what: 'cards', why: 'The page is about them.' },
  { file: 'expertise', what: 'expertise', why: 'The page is about it, and tabs need both parts.' },
  { file: 'expertise', what: 'features', why: 'The page is about it, and tabs need both parts.' },
  { file: 'process', what: 'steps', why: 'The page is about them.' },
  { file: 'process', what: 'labels', why: 'They are the labels of the steps.' },
  { file: 'process', what: 'closing', why: 'It leads to the enquiry form.' },
  ...['example', 'gst', 'homes', 'levels', 'places', 'rooms', 'spread', 'work'].map((what) => ({
    ...{ file: 'costs', what },
    why: 'The estimate is worked out from it.',
  })),
  ...['bill', 'faults', 'form'].map((what) => ({
    ...{ file: 'costs', what },
    why: 'They are words of the estimate.',
  })),
  ...['excluded', 'excludedPlaces'].map((what) => ({
    ...{ file: 'costs', what },
    why: 'Whoever reads a price has to know what is not in it.',
  })),
  { file: 'costs', what: 'guide', why: 'It lists the usual prices, which people compare.' },
  { file: 'faq', what: 'items', why: 'The page is about them.' },
  { file: 'faq', what: 'ask', why: 'Visitors send their question there.' },
  { file: 'contact', what: 'info', why: 'The site has to say how the studio is reached.' },
];

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
}
const shapes = Object.entries(FILES).map(([file, schema]) => ({
  file,
  properties: (
    z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape
  ).properties,
}));

test('each file takes exactly the sections that may be hidden, and the words of others are in files that exist', () => {
  for (const { file, properties } of shapes) {
    const names = (SECTIONS[file] ?? []).map(({ name }) => name);
    expect(Object.keys(properties?.hidden?.properties ?? {}), file).toEqual(names);
    for (const { name, words } of SECTIONS[file] ?? [])
      expect(words === undefined ? properties : FILES, name).toHaveProperty([words ?? name]);
  }
});

test('of a page with sections that may be hidden each part may be, or there is a reason why it stays', () => {
  for (const { file, properties = {} } of shapes) {
    const own = SECTIONS[file];
    if (!own) continue;
    const parts = Object.keys(properties).filter(
      (name) => name !== 'hidden' && properties[name]?.type !== 'string' && name !== 'background',
    );
    const stays = NOT_HIDEABLE.filter((one) => one.file === file).map(({ what }) => what);
    const may = own.filter(({ words }) => words === undefined).map(({ name }) => name);
    expect([...stays, ...may].sort(), file).toEqual(parts.sort());
  }
});
