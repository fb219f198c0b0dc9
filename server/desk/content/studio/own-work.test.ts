/** The form of the studio never removes what the studio has made itself. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import type { StudioForm, StudioState } from '#contract/desk/studio.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import { copyFolder } from '#server/drafts/folders.ts';
import { CHECKOUT } from '#server/drafts/published.ts';
import {
  hasDemonstration,
  hasNoStudio,
  isDemonstration,
} from '#server/new-studio/demonstration.ts';
import { founderIds, peopleFrom } from '#server/new-studio/people-from.ts';
import { readPin } from '#server/new-studio/pin.ts';
import { EMPTY_FORM } from '#server/new-studio/read-form.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';

const FORM: StudioForm = {
  ...EMPTY_FORM,
  ...{ name: 'Angan', description: 'Angan draws homes.', foundingYear: '2018', staff: '4' },
  ...{ phone: '+91 253 234 5678', email: 'desk@angan.in', street: '12 College Road' },
  ...{ locality: 'Gangapur Road', city: 'Nashik', region: 'Maharashtra', postalCode: '422005' },
  ...{ pin: '20.0059, 73.7629', localities: 'Gangapur Road' },
  founders: [{ name: 'Asha Kale', role: 'Principal designer', bio: 'She draws.' }],
};
/** Replacing the demonstration can be tested while the checkout contains it. */
const withDemonstration = test.runIf(hasDemonstration());

async function open(change: (content: string) => void = () => {}) {
  const content = join(temporaryFolder(), 'content');
  await copyFolder(CHECKOUT, content, true);
  change(content);
  const desk = openTestDesk({ env: { CONTENT_DIR: content } });
  const asha = await desk.comeIn();
  const path = (file: string) => join(desk.drafts.folder, file);
  const state = async () => (await (await asha.ask('/studio')).json()) as StudioState;
  return {
    ...desk,
    asha,
    path,
    text: (file: string) => readFileSync(path(file), 'utf8'),
    state,
    begin: async (over: Partial<StudioForm> = {}, revision?: string | null) => {
      const known = revision === undefined ? (await state()).revision : revision;
      const headers: Record<string, string> = known === null ? {} : { 'X-Revision': known };
      const answer = await asha.ask('/studio', { form: { ...FORM, ...over } }, headers);
      return {
        status: answer.status,
        body: (await answer.json()) as { error?: string; faults?: Record<string, string> },
      };
    },
  };
}

withDemonstration(
  'words, photos and films that the studio has published itself stay when the demonstration goes',
  async () => {
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const house = 'projects/residential/patil-residence';
    const [film = ''] = readdirSync(join(CHECKOUT, 'media/films')).filter((name) =>
      name.endsWith('.h264.mp4'),
    );
    const { begin, text, path } = await open((content) => {
      // The copy has hard links to the checkout's files: a file is replaced, never written in place.
      const write = (file: string, data: string | Buffer) => {
        rmSync(join(content, file));
        writeFileSync(join(content, file), data);
      };
      const edit = (file: string, change: (text: string) => string) =>
        write(file, change(readFileSync(join(content, file), 'utf8')));
      edit('home.yaml', (home) => home.replace(/headline: .*/, 'headline: Our very own words.'));
      edit('faq.yaml', (faq) =>
        faq.replace(/^items:\n/m, 'items:\n  - question: Do you work in Goa?\n    answer: Yes.\n'),
      );
      edit('projects.yaml', (page) => page.replace(/^lead: .*/m, 'lead: Our own line.'));
      write(`${house}/01.jpg`, photo);
      edit('projects/residential/joshi-residence/project.yaml', (text) =>
        text.replace(/^title: .*/m, 'title: Our house'),
      );
      edit('site.yaml', (site) => {
        const document = parseDocument(site);
        document.setIn(['share', 'file'], 'foundation/own');
        return document.toString();
      });
      writeFileSync(join(content, 'media/foundation/own.jpg'), photo);
      write(`media/films/${film}`, 'a film of another camera');
    });
    expect((await begin()).status).toBe(200);
    expect(text('home.yaml')).toContain('Our very own words.');
    const faq = parse(text('faq.yaml')) as { items: { question: string }[] };
    expect(faq.items.filter(({ question }) => question === 'Do you work in Goa?')).toHaveLength(1);
    expect(text('projects.yaml')).toContain('lead: Our own line.');
    expect(readFileSync(path(`${house}/01.jpg`)).equals(photo)).toBe(true);
    expect(text('projects/residential/joshi-residence/project.yaml')).toContain('Our house');
    expect(existsSync(path('projects/residential/deshmukh-residence'))).toBe(false);
    expect(parse(text('site.yaml'))).toMatchObject({ share: { file: 'foundation/own' } });
    expect(text(`media/films/${film}`)).toBe('a film of another camera');
    expect(existsSync(path(`media/films/${film.replace('.h264.mp4', '.av1.mp4')}`))).toBe(false);
  },
);

withDemonstration(
  'colours and the letter that were chosen elsewhere stay when the facts change',
  async () => {
    const { begin, drafts, text } = await open();
    await begin({ accent: '#2f5d50' });
    await drafts.changeText('brand.yaml', (brand) => {
      const document = parseDocument(brand);
      document.setIn(['letter'], 'M1 1L2 2Z');
      document.setIn(['colours', 'day', 'ornament'], '#6f5410');
      return document.toString();
    });
    const before = parse(text('brand.yaml')) as { colours: { day: Record<string, string> } };
    expect(before.colours.day).toMatchObject({ accent: '#2f5d50', ornament: '#6f5410' });
    await begin({ accent: '#2f5d50', city: 'Pune' });
    expect(parse(text('brand.yaml'))).toEqual(before);
    await begin({ accent: '#27507a' });
    expect(parse(text('brand.yaml'))).toMatchObject({
      letter: 'M1 1L2 2Z',
      colours: { day: { accent: '#27507a', ornament: '#6f5410' } },
    });
  },
);

test('a founder keeps portrait and titles when others are added, removed, moved or renamed', () => {
  const person = (name: string, n: number) => ({
    ...{ name, role: 'Designer', bio: `Of ${name}.`, titles: `Titles of ${name}` },
    photo: { file: `founders/portrait-${n}`, alt: name },
  });
  const told = (...names: string[]) =>
    names.map((name) => ({ name, role: 'Designer', bio: `Of ${name}.` }));
  const had = [person('Asha', 1), person('Ravi', 2)];
  expect(peopleFrom(told('Ravi', 'Asha'), had)).toEqual([had[1], had[0]]);
  expect(peopleFrom(told('Ravi'), had)).toEqual([had[1]]);
  const [first, second, third] = peopleFrom(told('Meera', 'Asha', 'Ravi'), had);
  expect([second, third]).toEqual(had);
  expect(first).toMatchObject({
    titles: 'Designer',
    photo: { file: 'founders/portrait-3', alt: 'Meera' },
  });
  // A removed portrait does not return.
  const { photo: _, ...without } = person('Asha', 1);
  expect(peopleFrom(told('Asha'), [without])).toEqual([without]);
  // Another person at the same position is not the previous one.
  expect(peopleFrom(told('Meera', 'Ravi'), had)[0]).toMatchObject({
    titles: 'Designer',
    photo: { file: 'founders/portrait-1', alt: 'Meera' },
  });
  expect(peopleFrom(told('Asha Kale', 'Ravi'), had)[0]).toMatchObject({
    titles: 'Titles of Asha',
    photo: { file: 'founders/portrait-1', alt: 'Asha Kale' },
  });
});

test('a founder with an id in the form stays the same person with another name, text and position', () => {
  const had = [1, 2].map((n) => ({
    ...{ name: `Name ${n}`, role: 'Designer', bio: `Text ${n}.`, titles: `Titles ${n}` },
    photo: { file: `founders/portrait-${n}`, alt: `Portrait ${n}` },
  }));
  const [first, second] = founderIds(had).map((id) => ({
    ...{ id, name: `Another ${id}`, role: 'Designer', bio: 'Another text.' },
  }));
  const fresh = { ...first!, id: 'made by the client', name: 'Name 1' };
  const files = peopleFrom([second!, fresh, first!], had).map(({ photo }) => photo?.file);
  expect(files).toEqual(['founders/portrait-2', 'founders/portrait-3', 'founders/portrait-1']);
  expect(peopleFrom([second!], had)[0]).not.toHaveProperty('id');
  // Two may show the same picture.
  const [one] = had;
  expect(new Set(founderIds([one!, one!])).size).toBe(2);
});

test('a studio with a similar name is its own; a new name alone does not end the demonstration', () => {
  const site = (name: string, fullName: string, phone = '"+91 98220 12345"') =>
    `name: ${name}\nnameDevanagari: ${name}\nfullName: ${fullName}\nphone: ${phone}\n`;
  expect(isDemonstration(site('Osari Living', 'Osari Living LLP'))).toBe(false);
  expect(isDemonstration('name: Osari Living\nnameDevanagari: ओसरी\n')).toBe(false);
  expect(isDemonstration(site('Angan', 'Osari Design Studio'))).toBe(true);
  expect(hasNoStudio(site('Your studio', 'Your studio'))).toBe(false);
  expect(
    hasNoStudio(site('Your studio', 'x', '{ value: "+91 00000 00000", placeholder: true }')),
  ).toBe(true);
});

test('a draft that was being replaced when the server ended is restored', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const drafts = createDrafts({ dataDir, contentDir: CHECKOUT });
  await drafts.changeText('home.yaml', (text) => `${text}# mine\n`);
  const home = dirname(drafts.folder);
  // Ended between its two renames.
  renameSync(drafts.folder, join(home, '.old-999'));
  mkdirSync(join(home, '.studio-x'));
  const next = createDrafts({ dataDir, contentDir: CHECKOUT });
  expect(await next.readText('home.yaml')).toContain('# mine');
  await next.discard();
  expect(readdirSync(home)).toEqual(['content']);
});

withDemonstration(
  'a form that is older than the facts, or does not say how old it is, changes nothing',
  async () => {
    const { begin, state, text } = await open();
    await begin();
    const { revision } = await state();
    await begin({ phone: '+91 20 1112 2222' });
    for (const known of [revision, null]) {
      const late = await begin({ city: 'Pune' }, known);
      expect([late.status, late.body.error]).toEqual([
        409,
        expect.stringContaining('Somebody else has changed'),
      ]);
    }
    expect(text('site.yaml')).toContain('+91 20 1112 2222');
  },
);

test('a long text for the map pin is read fast', () => {
  const hostile = `1${' '.repeat(100_000)}1${' '.repeat(100_000)}x`;
  const began = process.cpuUsage().user;
  expect(readPin(hostile)).toBeUndefined();
  for (const text of [`1${' '.repeat(1900)}x`, '1 , '.repeat(400), `${'9'.repeat(1999)}x`])
    expect(readPin(text)).toBeUndefined();
  // Linear in its length: before the fix it took minutes.
  expect(process.cpuUsage().user - began).toBeLessThan(2_000_000);
  expect(readPin(' 18.55 ,  73.78 ')).toEqual({ latitude: 18.55, longitude: 73.78 });
});

withDemonstration('what is damaged or half filled is told at its field or left out', async () => {
  const { begin, state, drafts, asha } = await open();
  const { faults } = (await begin({ localities: ' , ' })).body;
  expect(faults?.localities).toMatch(/at least one place/);
  expect((await begin({ accent: '   ' })).status).toBe(200);
  await asha.ask('/studio/form', { value: FORM }, { method: 'PUT' });
  writeFileSync(join(dirname(drafts.folder), 'studio.json'), '{"name": "An');
  expect((await state()).form.name).toBe('Angan');
});
