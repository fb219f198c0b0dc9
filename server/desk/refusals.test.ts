/** The desk's responses to the bodies that its screens send, with each value wrong in every way. */
import { expect, test } from 'vitest';
import { jpeg, openProjects } from './content/projects/testing/projects.ts';
import { BODIES, SITE } from './testing/bodies.ts';

/** Words of zod and JavaScript, and identifiers of code. */
const RAW = /\bexpected\b|Invalid|Too (big|small)|NaN|undefined|\[object|null\b|\b[a-z]+[A-Z]\w*\b/;
const SENTENCE = /^[“"\p{Lu}].*[.?]$/su;
const LONG = 'x'.repeat(20_000);
const WRONG = [undefined, null, '', LONG, 'ten', 0, -1, 1e9, true, [], {}, [LONG], { on: 'soon' }];
const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All bodies that differ from this one in a single value, or have one more name. */
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
  const { send, clock, content } = await openProjects({
    'site.yaml': SITE,
    'media/photos/hall.jpg': await jpeg(),
  });
  const raw: string[] = [];
  const unlabelled: string[] = [];
  for (const [method, path, body, label] of BODIES) {
    const said = new Set<string>();
    // Writes are counted by the hour.
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
  ).toMatchObject({
    error: '“Name, as visitors read it” is longer than 60 characters. Shorten it.',
  });
  expect((await put('facts/year', 'x'.repeat(13))).said).toEqual({
    error: '“Year” is longer than 12 characters. Shorten it.',
  });
  expect((await put('consent', { on: 'soon' })).said).toEqual({
    error: '“Consent of the family” must be a day of the calendar. Choose one.',
  });
  expect((await send('POST', '/people/invite', { email: 'nobody' })).said).toEqual({
    error:
      '“Email address of a new person” is not an email address. Write one such as “asha@example.in”.',
  });
});
