import { expect, test } from 'vitest';
import { compareFolders } from '#server/drafts/folders.ts';
import { temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { sentencesFor } from './sentences.ts';

const RAO = 'projects/residential/rao-residence';

/** What Publish lists where these files were, and are now. */
async function listed(before: Record<string, string>, after: Record<string, string>) {
  const folders = { before: temporaryFolder(), after: temporaryFolder() };
  writeFiles(folders.before, before);
  writeFiles(folders.after, after);
  const found = await sentencesFor(await compareFolders(folders.before, folders.after), folders);
  for (const { sentence, place } of found) {
    // Names of the files, as code has them, are none of the screens.
    expect(`${sentence} ${place?.label}`).not.toMatch(/[a-z][A-Z]|›|#|undefined|\bitems\b|\balt\b/);
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  }
  return found;
}
const sentences = async (before: string, after: string, file = 'faq.yaml') =>
  (await listed({ [file]: before }, { [file]: after })).map(({ sentence }) => sentence);

test('a new project is one change, with its pictures, and values that say nothing are not listed', async () => {
  const found = await listed(
    { 'faq.yaml': 'heading: Asked\n' },
    {
      'faq.yaml': 'heading: Asked\nitems: []\nask: { heading: "" }\n',
      [`${RAO}/project.yaml`]: 'title: Rao Residence\nhidden: true\nsequence: []\n',
      [`${RAO}/01.jpg`]: 'picture',
      [`${RAO}/02.jpg`]: 'picture',
    },
  );
  expect(found.map(({ sentence }) => sentence)).toEqual([
    'Rao Residence is new, with 2 pictures, and hidden.',
  ]);
});

test('an answer to a question of the launch check is a change, another comment is none', async () => {
  const open = 'heading: Asked\nlead: Ask us\n';
  const one = open.replace('\n', ' # confirmed 2026-11-27\n');
  const both = open.replaceAll('\n', ' # confirmed 2026-11-27\n');
  expect(await sentences(open, one)).toEqual([
    'Questions: a text is confirmed with “This is right”.',
  ]);
  expect(await sentences(open, both)).toEqual([
    'Questions: 2 texts are confirmed with “This is right”.',
  ]);
  expect(await sentences(both, one)).toEqual([
    'Questions: a confirmation with “This is right” is taken back.',
  ]);
  const other = open.replace(/\n$/, ' # confirmed 2026-11-27\n');
  expect(await sentences(one, other)).toEqual([
    'Questions: a text is confirmed with “This is right”.',
    'Questions: a confirmation with “This is right” is taken back.',
  ]);
  const samples = (first: string, second: string) =>
    `items:\n  - a: b\n    placeholder: true${first}\n  - a: c\n    placeholder: true${second}\n`;
  const mark = ' # confirmed 2026-11-27';
  expect(await sentences(samples(mark, ''), samples('', mark))).toHaveLength(2);
  expect(await sentences(open, open.replace('\n', ' # a note\n'))).toEqual([]);
});

test('what is filled in together is counted, and each value is called as on its screen', async () => {
  const file = `${RAO}/project.yaml`;
  const before = 'title: Rao Residence\nphotos:\n  01.jpg: { room: Hall }\n';
  const after = `title: Rao Residence
facts: { homeType: 3BHK, locality: Aundh, year: 2024 }
consent: { on: 2025-03-14 }
sequence: [02.jpg, 01.jpg]
hidden: true
photos:
  01.jpg: { room: Hall, alt: "A swing.", focus: [0.5, 0.2], materials: [teak, kota] }
  02.jpg: { room: Bath, title: Tiles }
`;
  const photos = { [`${RAO}/01.jpg`]: 'hall', [`${RAO}/02.jpg`]: 'bath' };
  const found = await listed({ ...photos, [file]: before }, { ...photos, [file]: after });
  expect(found.map(({ sentence }) => sentence).sort()).toEqual(
    [
      'Rao Residence: 3 details added.',
      'Rao Residence: the consent of the family is recorded.',
      'Rao Residence: its pictures are in another order.',
      'Rao Residence: it is hidden, so that visitors do not see it any more.',
      'Rao Residence: Picture “A swing.”, “Description” is filled in.',
      'Rao Residence: picture “A swing.” has another focal point.',
      'Rao Residence: 2 materials added.',
      'Rao Residence: Picture “Tiles”, 2 texts added.',
    ].sort(),
  );
  expect(found.find(({ sentence }) => sentence.includes('details'))).toMatchObject({
    before: null,
    after: { text: 'Kind of home: 3BHK\nLocality: Aundh\nYear: 2024' },
  });
  expect(found.find(({ sentence }) => sentence.includes('hidden'))).toMatchObject({
    before: null,
    after: null,
    note: expect.stringContaining('backups'),
  });
});

test('a file that had no fields before is one change of its text', async () => {
  expect(await sentences('Asked', 'heading: Asked\n')).toEqual(['Questions: its text is changed.']);
  expect(await sentences('', 'heading: Asked\n')).toEqual(['Questions: its text is filled in.']);
});

test('a new picture is one change, with its description', async () => {
  const file = `${RAO}/project.yaml`;
  const before = 'title: Rao Residence\nsequence: [01.jpg]\n';
  const after = `${before}photos:\n  02.jpg: { room: Bath, title: Tiles, alt: "Green tiles." }\n`;
  const hall = { [`${RAO}/01.jpg`]: 'hall' };
  const bath = { [`${RAO}/02.jpg`]: 'bath' };
  const found = await listed({ ...hall, [file]: before }, { ...hall, ...bath, [file]: after });
  expect(found).toMatchObject([
    {
      sentence: 'Rao Residence: picture “Tiles” is new.',
      note: 'Green tiles.',
      isNewPhoto: true,
    },
  ]);
});

const LIST = (...questions: string[]) =>
  `items:\n${questions.map((one) => `  - { question: "${one} is asked?", answer: "${one} is answered." }\n`).join('')}`;

test('an entry that is added, removed, moved or rewritten is one change that names it', async () => {
  const three = LIST('Cost', 'Time', 'Place');
  expect(await sentences(three, LIST('Cost', 'Time', 'Place', 'Trust'))).toEqual([
    'Questions: Question “Trust is asked?” is new.',
  ]);
  expect(await sentences(three, LIST('Place', 'Time', 'Cost'))).toEqual([
    'Questions: “Questions”: the order is changed.',
  ]);
  expect(await sentences(three, LIST('Place', 'Cost'))).toEqual([
    'Questions: Question “Time is asked?” is removed.',
    'Questions: Question “Place is asked?” is moved to position 1 of 2.',
  ]);
  expect(await sentences(three, three.replace('Time is answered.', 'Twelve weeks.'))).toEqual([
    'Questions: Question “Time is asked?”: answer is changed.',
  ]);
  const founder = 'founders: { people: [{ name: Asha, role: Designer }] }\n';
  const two = founder.replace(' }]', ' }, { name: Meera, role: Architect }]');
  expect(await sentences(founder, two, 'about.yaml')).toEqual(['About: Founder “Meera” is new.']);
});

test('the link to the field calls an entry as the sentence does', async () => {
  const two = LIST('Cost', 'Time');
  const files = (text: string) => ({ 'faq.yaml': text });
  const [change] = await listed(files(two), files(two.replace('Time is answered.', 'Weeks.')));
  expect(change?.place).toEqual({
    label: 'Texts, Questions, Question “Time is asked?”, Answer',
    href: '/words/faq#items.1.answer',
  });
});

test('another focal point is said in words, not as numbers that were added and removed', async () => {
  const file = `${RAO}/project.yaml`;
  const before = 'title: Rao\nphotos:\n  01.jpg: { room: Hall, focus: [0.5, 0.2] }\n';
  const [change] = await listed(
    { [file]: before },
    { [file]: before.replace('[0.5, 0.2]', '[0.1, 0.9]') },
  );
  expect(change).toMatchObject({ before: null, after: null });
  expect(change?.sentence).toMatch(/^Rao: .* has another focal point\.$/);
});

test('an entry whose question stays is the same one, whatever else goes or is rewritten', async () => {
  const two = LIST('Cost', 'Time');
  expect(
    await sentences(
      two,
      'items: [{ question: "Cost is asked?", answer: "You get an estimate, item by item." }]\n',
    ),
  ).toEqual([
    'Questions: Question “Time is asked?” is removed.',
    'Questions: Question “Cost is asked?”: answer is changed.',
  ]);
});

test('a new entry shows each text with its name, and an order is numbered', async () => {
  const three = LIST('Cost', 'Time', 'Place');
  const link = '  - { question: "More?", answer: "Yes.", link: { to: /process, label: See it } }\n';
  expect(await listed({ 'faq.yaml': three }, { 'faq.yaml': three + link })).toMatchObject([
    {
      after: {
        text: 'Question: More?\nAnswer: Yes.\nLeads to: How we work\nText of the link: See it',
      },
    },
  ]);
  expect(
    await listed({ 'faq.yaml': three }, { 'faq.yaml': LIST('Place', 'Cost', 'Time') }),
  ).toMatchObject([
    {
      before: { text: '1. Cost is asked?\n2. Time is asked?\n3. Place is asked?' },
      after: { text: '1. Place is asked?\n2. Cost is asked?\n3. Time is asked?' },
    },
  ]);
});

test('a logo of the studio is shown as it is drawn', async () => {
  const mark = { kind: 'mark', outline: 'M5 5h50v50Z' };
  const none = {
    kind: 'words',
    text: 'No logo of your own. The site shows letters of your name under an arch.',
  };
  const [plain, own] = [{ 'brand.yaml': '{}' }, { 'brand.yaml': 'mark: M5 5h50v50Z\n' }];
  expect(await listed(plain, own)).toMatchObject([{ before: none, after: mark }]);
  expect(await listed(own, plain)).toMatchObject([{ before: mark, after: none }]);
});

test('hours and closed days are told as the site says them', async () => {
  const hours = (rest: string) =>
    `hours: { days: [Mo, Tu, We, Th, Fr${rest}, opens: "09:00", closes: "18:00" }\n`;
  const closed = 'closed: [{ from: 2026-11-28, to: 2026-12-02, name: Christmas }]';
  const other = 'other: { Sa: { opens: "10:00", closes: "14:00" } }';
  const found = await listed(
    { 'site.yaml': hours(']') },
    { 'site.yaml': hours(`, Sa], ${closed}, ${other}`) },
  );
  expect(found.map(({ sentence, before, after }) => [sentence, before, after])).toEqual([
    [
      'Studio and menus: Opening hours, “Days”: 1 added.',
      { kind: 'words', text: 'Monday to Friday' },
      { kind: 'words', text: 'Monday to Saturday' },
    ],
    [
      'Studio and menus: Opening hours, Closed days “Christmas” is new.',
      null,
      { kind: 'words', text: 'Christmas: 28 November\u2009–\u20092 December 2026' },
    ],
    [
      'Studio and menus: Opening hours, Hours of one weekday, “Saturday” is changed.',
      { kind: 'words', text: 'As on the other days' },
      { kind: 'words', text: '10 to 2' },
    ],
  ]);
});

test('a sample that is confirmed is told so, and a flag shows no value', async () => {
  const found = await listed(
    { 'site.yaml': 'phone: { value: "+91 20", placeholder: true }\n' },
    { 'site.yaml': 'phone: { value: "+91 20" }\n' },
  );
  expect(found).toMatchObject([
    { sentence: 'Studio and menus: “Phone” is no longer a sample.', before: null, after: null },
  ]);
  const ofFile = async (file: string, text: string) =>
    sentences(text, text.replace(/,? ?placeholder: true/, ''), file);
  expect(await ofFile(`${RAO}/project.yaml`, 'title: Rao Residence\nplaceholder: true\n')).toEqual([
    'Rao Residence: it is no longer a sample.',
  ]);
  expect(
    await ofFile('people.yaml', 'items: [{ name: Asha, role: Carpenter, placeholder: true }]\n'),
  ).toEqual(['Team: Person “Asha” is no longer a sample.']);
});

test('a home and pictures that are taken away say what goes, and which copies stay', async () => {
  const file = `${RAO}/project.yaml`;
  const whole = { [file]: 'title: Rao Residence\n', [`${RAO}/01.jpg`]: 'picture' };
  expect(await listed(whole, { 'faq.yaml': 'heading: Asked\n' })).toMatchObject([
    { sentence: 'Rao Residence is removed.', note: expect.stringContaining('backups') },
    {},
  ]);
  expect(await listed(whole, { [file]: whole[file]! })).toMatchObject([
    {
      sentence: 'Rao Residence: picture 1 is removed.',
      place: { label: 'Projects, Rao Residence' },
      note: expect.stringContaining('backups'),
    },
  ]);
});

test('a film is one change, with its first frame', async () => {
  const film = (name: string, bytes: string) =>
    Object.fromEntries(
      ['', '-phone'].flatMap((form) =>
        ['av1.mp4', 'h264.mp4', 'jpg'].map((kind) => [
          `media/films/${name}${form}.${kind}`,
          `${bytes}${form}${kind}`,
        ]),
      ),
    );
  const found = await listed(
    { ...film('story-1', 'old'), ...film('story-2', 'old') },
    { ...film('story-1', 'new'), ...film('story-3-night', 'new') },
  );
  const source = (side: string, name: string) =>
    expect.objectContaining({
      sources: [`/desk/api/publishing/picture/${side}/media/films/${name}.jpg`],
    });
  expect(found.map(({ sentence, before, after }) => [sentence, before, after])).toEqual([
    ['The film “Story 1” is replaced.', source('before', 'story-1'), source('after', 'story-1')],
    ['The film “Story 2” is removed.', source('before', 'story-2'), null],
    ['The film “Story 3 night” is new.', null, source('after', 'story-3-night')],
  ]);
});

test('a film is called by its caption, and one for dark mode by that of the page', async () => {
  const home = `about:
  films:
    - { film: story-1, caption: The finished wall, night: { film: story-1-night } }
`;
  const film = (name: string) => ({ [`media/films/${name}.jpg`]: name });
  const found = await listed(
    { 'home.yaml': home },
    { 'home.yaml': home, ...film('story-1'), ...film('story-1-night'), ...film('intro') },
  );
  expect(found.map(({ sentence, group }) => [sentence, group.label])).toEqual([
    ['The film “The opening” is new.', 'Film “The opening”'],
    [
      'The film “The finished wall” for dark mode is new.',
      'Film “The finished wall” for dark mode',
    ],
    ['The film “The finished wall” is new.', 'Film “The finished wall”'],
  ]);
});

test('pictures of pages are called by their descriptions or places, and another picture at a place is shown', async () => {
  const about = (photo: string) =>
    `founders: { people: [{ name: Asha, photo: { file: ${photo}, alt: "Asha at her desk." } }] }\n`;
  const page = (background: string) => `background: [${background}]\n`;
  const media = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [`media/${name}.jpg`, name]));
  const found = await listed(
    {
      'about.yaml': about('founders/1'),
      'expertise.yaml': page('features/1'),
      ...media('founders/1', 'features/1'),
    },
    {
      'about.yaml': about('photos/img-7'),
      'expertise.yaml': page('features/1, photos/img-8'),
      'pictures.yaml': 'photos/img-7: { focus: [0, 1] }\n',
      ...media('founders/1', 'features/1', 'photos/img-7', 'photos/img-7-night', 'photos/img-8'),
    },
  );
  const shows = (side: string, ...names: string[]) => ({
    kind: 'pictures',
    sources: names.map((name) => `/desk/api/publishing/picture/${side}/media/${name}.jpg`),
  });
  expect(found).toMatchObject([
    {
      sentence: 'About: Founder “Asha”: photo is changed.',
      before: shows('before', 'founders/1'),
      after: shows('after', 'photos/img-7'),
    },
    {
      sentence: 'Features: “Pictures behind the page”: 1 added.',
      before: shows('before', 'features/1'),
      after: shows('after', 'features/1', 'photos/img-8'),
    },
    { sentence: 'The picture “Asha at her desk.” for dark mode is new.' },
    { sentence: 'The picture “Asha at her desk.” is new.' },
    { sentence: 'The picture “Features, Picture 2” is new.' },
    { sentence: 'The picture “Asha at her desk.” is cropped or straightened differently.' },
  ]);
});

test('a section that is hidden or shown again is called as its words are', async () => {
  const words = 'counters: []\n';
  const found = (before: string, after: string) => sentences(before, after, 'home.yaml');
  const hidden = `${words}hidden: { counters: true, faq: true }\n`;
  const are = (how: string) =>
    ['Four numbers', 'Questions'].map((name) => `Home: section “${name}” is ${how}.`);
  expect(await found(words, hidden)).toEqual(are('hidden'));
  expect(await found(hidden, words)).toEqual(are('shown again'));
  expect(await found(hidden, `${words}hidden: { faq: true }\n`)).toEqual(
    are('shown again').slice(0, 1),
  );
});

test('a day or an hour that is none is said as it is written', async () => {
  const hours = (closed: string, opens: string) =>
    `hours: { days: [Mo, No], opens: "${opens}", closes: "18:00", other: { Sa: { opens: "${opens}", closes: "x" } }, closed: [${closed}] }\n`;
  const found = await listed(
    { 'site.yaml': hours('', '09:00') },
    { 'site.yaml': hours('{ from: 2026-13-40, name: Diwali }', '99:99') },
  );
  expect(JSON.stringify(found)).toContain('2026-13-40');
});

test('kinds of work in another order are told; other texts of a group have none', async () => {
  const work = (names: string) => `work: { ${names} }\n`;
  expect(
    await sentences(work('civil: C, floors: F'), work('floors: F, civil: C'), 'costs.yaml'),
  ).toEqual(['Cost: “Kinds of work”: the order is changed.']);
  const bill = ['bill: { sum: S, total: T }\n', 'bill: { total: T, sum: S }\n'] as const;
  expect(await sentences(...bill, 'costs.yaml')).toEqual([]);
});

test('entries with names in the file that stand in another order are told, as those of lists are', async () => {
  const [stone, wood] = ['kota: { name: Kota stone }', 'teak: { name: Teak }'];
  const before = `materials:\n  ${stone}\n  ${wood}\n`;
  const after = `materials:\n  ${wood}\n  ${stone}\n`;
  expect(await sentences(before, after, 'materials.yaml')).toEqual([
    'Materials: “Materials”: the order is changed.',
  ]);
  // A group of other values has no order.
  expect(await sentences('page: { a: x, b: z }\n', 'page: { b: z, a: x }\n')).toEqual([]);
});

test('a kind of projects is called by its name, and its words as on its screen', async () => {
  const file = 'projects/commercial/category.yaml';
  const kind = (words: string) => `title: Places of work\ndescription: ${words}\n`;
  const counted = 'counted: { one: a shop, many: "{number} shops" }\norder: 2\n';
  const first = await listed({ [file]: kind('Shops.') }, { [file]: kind('Cafés.') + counted });
  expect(first.map(({ sentence, group }) => [sentence, group.label])).toEqual([
    ['Places of work: “What it is, in a sentence” is changed.', 'Places of work'],
    [
      'Places of work: How its projects are counted in a sentence, 2 texts added.',
      'Places of work',
    ],
    ['Places of work: it is at another place in its list.', 'Places of work'],
  ]);
  expect(first[1]?.after).toEqual({
    kind: 'words',
    text: 'One project, in a sentence: a shop\nSeveral projects, in a sentence: {number} shops',
  });
});
