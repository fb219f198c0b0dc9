import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { failureOf, problemsOf } from './failure.ts';
import { REFUSALS } from './refusals.ts';

const KALE = 'projects/residential/kale-residence';
const file = `content/${KALE}/project.yaml`;

/** What the desk shows of a mistake in a project with three pictures. */
async function shown(field: string, message: string) {
  const content = temporaryFolder();
  writeFiles(content, {
    [`${KALE}/project.yaml`]:
      'title: Kale Residence by the river\nsequence: [03.jpg]\nphotos: { 02.jpg: { room: Bath }, 03.jpg: { title: Tiles } }\n',
    ...Object.fromEntries(['01', '02', '03'].map((name) => [`${KALE}/${name}.jpg`, ''])),
  });
  return (await problemsOf(content, [{ file, field, message }]))[0];
}

test('a picture without a description is called by its title, or by its place and room, under the title of the project', async () => {
  const message = '2 pictures of Kale Residence by the river have no description.';
  expect(await shown('photos › 02.jpg › alt', message)).toEqual({
    what: message,
    place: {
      label: 'Projects, Kale Residence by the river, Picture 3 (Bath), Description',
      href: '/projects/kale-residence#02.jpg',
    },
  });
  const titled = await shown('photos › 03.jpg › alt', message);
  expect(titled?.place?.label).toContain('Picture “Tiles”, Description');
});

test('a mistake that is corrected in another field leads to that field', async () => {
  const file = `content/${KALE}/project.yaml`;
  const found = {
    file,
    field: 'facts › cost',
    toCorrect: 'facts › area',
    message: 'names a level.',
  };
  const [problem] = await problemsOf(temporaryFolder(), [found]);
  expect(problem).toMatchObject({
    what: '“Cost” names a level.',
    place: { href: '/projects/kale-residence#facts.area' },
  });
});

test('a missing consent leads to where it is noted', async () => {
  const message = 'Kale Residence is a home that was photographed.';
  expect(await shown('consent', message)).toMatchObject({
    what: message,
    place: { href: '/projects/kale-residence#consent' },
  });
});

test('a fault of a field begins with its name', async () => {
  const found = { file: 'content/home.yaml', field: 'hero › 2 › headline', message: 'is empty.' };
  const [problem] = await problemsOf(temporaryFolder(), [found]);
  expect(problem?.what).toBe('“Headline” is empty.');
});

test.each([
  ['The program ended with SIGTERM.', ''],
  ['The program ended with SIGTERM.', 'The program ended with SIGTERM.\n(node) A warning'],
  ['The program ended with code 1.', ''],
])(
  'a program that was stopped (%s) is reported without the name of its signal',
  (fault, details) => {
    const failure = failureOf('pages', { fault, details });
    expect(failure.what).toMatch(/^The work was stopped on the server.* Try again\./);
    expect(failure.details).toContain(fault);
  },
);

test.each(['The program ended with code 1.', 'The program ended with SIGSEGV.'])(
  'a program that ended with an error (%s) is reported with it',
  (fault) => {
    const details = `${fault}\nError: No page.\n`;
    expect(failureOf('pages', { fault, details }).what).toContain('making the pages: “No page”');
  },
);

test('a sentence of the desk is reported as it is', () => {
  const fault = REFUSALS.siteChangedTwice;
  expect(failureOf('whole', { fault, isSentence: true, details: 'ENOSPC' }).what).toBe(fault);
});
