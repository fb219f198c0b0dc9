/** What the desk answers to the bodies that its screens send, with each value of them wrong in every way. */
import { expect, test } from 'vitest';
import { openProjects } from './content/projects/testing/projects.ts';

/** Of zod, of JavaScript, and names as code has them. */
const RAW = /\bexpected\b|Invalid|Too (big|small)|NaN|undefined|\[object|null\b|\b[a-z]+[A-Z]\w*\b/;
const SENTENCE = /^[“"\p{Lu}].*[.?]$/su;
const HERE = '/projects/shah-residence';

const BODIES: readonly (readonly [method: string, path: string, body: object, label?: string])[] = [
  ['POST', '/projects', { category: 'residential', title: 'Rao' }, 'Name, as visitors read it'],
  ['PUT', '/projects/order', { category: 'residential', value: ['a'] }],
  ...(
    ['title', 'summary', 'homeType', 'area', 'locality', 'year', 'scope', 'duration'] as const
  ).map((fact) => ['PUT', `${HERE}/facts/${fact}`, { value: 'x' }] as const),
  ['PUT', `${HERE}/facts/homeType`, { value: 'x' }, 'Home'],
  ['PUT', `${HERE}/facts/materials`, { value: ['teak'] }, 'Materials, as visitors read them'],
  ['PUT', `${HERE}/facts/kind`, { value: 'photograph' }, 'What the pictures are'],
  ['PUT', `${HERE}/consent`, { value: { on: '2025-03-14' } }, 'Consent of the family'],
  ['PUT', `${HERE}/hidden`, { value: true }, 'On the site'],
  ['PUT', `${HERE}/cover`, { value: '01.jpg' }, 'Cover'],
  ['PUT', `${HERE}/order`, { value: ['01.jpg'] }, 'Order of the pictures'],
  ...(['room', 'title', 'alt', 'details'] as const).map(
    (field) => ['PUT', `${HERE}/photos/01.jpg/${field}`, { value: 'x' }] as const,
  ),
  ['PUT', `${HERE}/photos/01.jpg/alt`, { value: 'x' }, 'Description'],
  ['PUT', `${HERE}/photos/01.jpg/materials`, { value: ['teak'] }],
  ['PUT', `${HERE}/photos/01.jpg/focus`, { value: [0.5, 0.5] }, 'Focal point'],
  ['POST', `${HERE}/photos/01.jpg/turn`, { quarters: 1 }],
  ['POST', `${HERE}/photos`, { upload: 'abcdefghij', name: 'IMG_1.jpg' }],
  [
    'PUT',
    `${HERE}/plan/standpoints/01.jpg`,
    { value: { at: [1, 1], heading: 1, fov: 60, height: 1 } },
  ],
  ['PUT', `${HERE}/plan/measure`, { value: { metre: 1, north: 1 } }, 'Its length in metres'],
  ['POST', `${HERE}/plan/drawing`, { upload: 'abcdefghij', sheet: 1 }],
  ['POST', '/films/opening', { upload: 'abcdefghij', from: 0, seconds: 8, focus: 50 }],
  ['POST', '/people/invite', { email: 'rao@studio.example' }, 'E-mail address of a new person'],
  ['POST', '/link', { email: 'rao@studio.example' }, 'Your e-mail address'],
  ['POST', '/publishing/build', { isToPublish: true }],
  ['POST', '/publishing/publish', { id: 'x' }],
  ['POST', '/publishing/take-back', { group: 'home.yaml' }],
  ['POST', '/publishing/put-again', { group: 'home.yaml', version: 'x' }],
  ['PUT', '/words/site/field', { path: 'name', revision: 'x', value: 'x' }, 'Name'],
  ['POST', '/words/site/list', { path: 'x', revision: 'x', act: { act: 'remove', index: 0 } }],
  [
    'POST',
    '/enquiries',
    {
      key: '0b3f8a52-6c1d-4e7a-9f20-5d8c1b7e3a44',
      name: 'x',
      phone: '9822012345',
      email: '',
      what: '',
      call: 'x',
      confirms: false,
    },
    'Phone',
  ],
  ['PUT', '/enquiries/A/note', { text: 'x', revision: 0 }, 'Private note'],
  ['PUT', '/enquiries/A/draft', { subject: 'x', body: 'x', revision: 0 }, 'Subject'],
  ['POST', '/enquiries/A/replies', { subject: 'x', body: 'x', files: [1] }, 'Your reply'],
  ['POST', '/enquiries/A/attachments', { upload: 'abcdefghij', name: 'a.pdf' }],
  ['POST', '/enquiries/A/state', { state: 'won' }],
  ['POST', '/reply-templates', { name: 'x', body: 'x' }, 'Text'],
  ['PUT', '/reply-templates/order', { ids: [1] }],
  ['PUT', '/reply-templates/7', { name: 'x', body: 'x', before: { name: 'x', body: 'x' } }, 'Name'],
  ['POST', '/reply-templates/x/restore', {}],
  ['PUT', '/enquiries/A/assignee', { person: 'x' }],
  ['PUT', '/enquiries/A/reminder', { day: '2030-01-01', time: '' }, 'Day'],
];

const LONG = 'x'.repeat(20_000);
const WRONG = [undefined, null, '', LONG, 'ten', 0, -1, 1e9, true, [], {}, [LONG], { on: 'soon' }];
const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All bodies that differ from this one in a single value, or hold a name more. */
function wrongBodies(body: unknown): unknown[] {
  if (!isGroup(body)) return WRONG;
  const names = Object.keys(body);
  const one = (name: string, value: unknown) =>
    Array.isArray(body) ? body.with(Number(name), value) : { ...body, [name]: value };
  return [
    ...WRONG,
    ...names.flatMap((name) =>
      wrongBodies((body as Record<string, unknown>)[name]).map((value) => one(name, value)),
    ),
    { ...body, strangeName: 1 },
  ];
}

test('every refusal is a sentence in the words of the screen, with the label of its field', async () => {
  const { send, clock, content } = await openProjects();
  const raw: string[] = [];
  const unlabelled: string[] = [];
  for (const [method, path, body, label] of BODIES) {
    const said = new Set<string>();
    // What is written is counted by the hour.
    clock.now += 3_600_000;
    for (const wrong of wrongBodies(body)) {
      if (wrong === undefined) continue;
      const answer = await send(method, path, wrong);
      expect([200, 202, 400, 401, 404, 409, 422, 429], `${method} ${path}`).toContain(
        answer.status,
      );
      const { error } = (answer.said ?? {}) as { error?: string };
      // A folder's name may look like code.
      if (error !== undefined) said.add(error.replaceAll(content, 'the content'));
    }
    for (const error of said)
      if (RAW.test(error) || !SENTENCE.test(error)) raw.push(`${path}: ${error}`);
    if (label && ![...said].some((error) => error.startsWith(`“${label}” `)))
      unlabelled.push(`${path}: ${[...said].join(' | ')}`);
  }
  expect(raw).toEqual([]);
  expect(unlabelled).toEqual([]);
}, 60_000);

test('a refusal says which field, what is wrong, and what to do', async () => {
  const { send, put } = await openProjects();
  expect(
    (await send('POST', '/projects', { category: 'residential', title: 'x'.repeat(80) })).said,
  ).toEqual({
    error: '“Name, as visitors read it” is longer than 60 characters. Shorten it.',
  });
  expect((await put('facts/year', 'x'.repeat(13))).said).toEqual({
    error: '“Year” is longer than 12 characters. Shorten it.',
  });
  expect((await put('consent', { on: 'soon' })).said).toEqual({
    error: '“Consent of the family” must be a day with its year first, such as "2025-03-14".',
  });
  expect((await send('POST', '/people/invite', { email: 'nobody' })).said).toEqual({
    error:
      '“E-mail address of a new person” is no e-mail address. Write one such as "asha@example.in".',
  });
});
