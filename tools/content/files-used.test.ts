/** Each file of `content/` counts or is named, each name leads somewhere, and encodings are told. */
import { describe, expect, test } from 'vitest';
import { decode } from './decode.ts';
import { lineOf, messagesAfterEdit, messagesFor } from './testing/check-messages.ts';
import { fixture } from './testing/fixture.ts';

const SITE = 'content/site.yaml';
const HOME = 'content/home.yaml';
const SALON = 'content/projects/commercial/salon-project';
const PATIL = 'content/projects/residential/patil-residence';

describe('each file counts or is named', () => {
  test.each([
    [
      `${PATIL}/project.yml`,
      /project\.yml: Nothing reads a file of this name\. Did you mean project\.yaml\? Rename it\./,
    ],
    [`${PATIL}/Project.YAML`, /Did you mean project\.yaml/],
    [`${PATIL}/project.yaml.txt`, /Did you mean project\.yaml/],
    ['content/projects/residential/categroy.yaml', /Did you mean category\.yaml/],
    ['content/sites.yaml', /Did you mean site\.yaml/],
    [
      'content/vouchers.yaml',
      /Nothing reads this file\. The files that are read here: brand\.yaml, site\.yaml/,
    ],
    [
      `${PATIL}/more/31.jpg`,
      /one folder too deep, so no page shows it\. Move it to content\/projects\/residential\/patil-residence\//,
    ],
    [`${PATIL}/IMG_1.HEIC`, /is a HEIC photo, as iPhones take them.*Export it as JPEG/],
    [`${PATIL}/IMG_1.NEF`, /This picture format is not supported/],
    [`${PATIL}/01.png`, /has the same name as .*01\.jpg|01\.jpg: has the same name/],
    ['content/projects/residential/12.jpg', /outside the project folders of residential/],
    ['content/media/films/tour.mov', /A film is two files/],
    [
      'content/media/films/tour.av1.mp4',
      /tour\.h264\.mp4 is missing: some browsers could not show the film/,
    ],
    ['content/projects/residential/Shah House/project.yaml', /Rename it to "shah-house"/],
  ])('%s', (file, message) => {
    const text = file.endsWith('/project.yaml') ? { [file]: 'title: Shah' } : {};
    const { problems } = messagesFor(text, { add: [file] });
    expect(problems.join('\n')).toMatch(message);
  });
  test.each([
    ['content/media/founders/3.jpg', /No page names the picture "founders\/3"/],
    [`${PATIL}/notes.txt`, /Nothing uses this file/],
    ['content/old/1.jpg', /Nothing uses this file/],
  ])('%s is noted and stops nothing', (file, message) => {
    const { problems, notes } = messagesFor({}, { add: [file] });
    expect(problems).toEqual([]);
    expect(notes.join('\n')).toMatch(message);
    expect(notes).toHaveLength(1);
  });
  test('a photo counts whatever the case of its ending', () => {
    expect(messagesFor({}, { add: [`${PATIL}/28.JPEG`, `${PATIL}/29.webp`] })).toEqual({
      problems: [],
      notes: [],
    });
  });
  test('what the system leaves in folders is nothing', () => {
    expect(messagesFor({}, { add: [`${PATIL}/Thumbs.db`] })).toEqual({ problems: [], notes: [] });
  });
});

describe('a name that leads nowhere', () => {
  test('a misspelt picture is told with the file that was meant', () => {
    const { problems } = messagesFor(
      {},
      { remove: ['content/media/founders/1.jpg'], add: ['content/media/fuonders/1.jpg'] },
    );
    expect(problems.join('\n')).toContain(
      'is "founders/1", but there is no picture with that name. Did you mean "fuonders/1"?',
    );
    expect(problems.join('\n')).toMatch(
      /content\/about\.yaml:\d+:\d+: founders › people › 1 › photo › file/,
    );
  });
  test('a picture that is still to come is noted: the mark hangs in its place', () => {
    const { problems, notes } = messagesFor({}, { remove: ['content/media/founders/1.jpg'] });
    expect(problems).toEqual([]);
    expect(notes.join('\n')).toContain('the studio’s logo is shown instead');
  });
  test('a misspelt film, and a film without its first frame, are told', () => {
    expect(messagesAfterEdit(HOME, 'film: playlist-2', 'film: playlits-2')[0]).toContain(
      'is "playlits-2", but there is no film with that name. Did you mean "playlist-2"?',
    );
    expect(messagesFor({}, { remove: ['content/media/films/story-1.jpg'] }).problems[0]).toContain(
      'story-1.jpg, the first frame of the film, is missing',
    );
  });
  test('a film that was removed is noted, although films of similar names are shown', () => {
    const files = fixture.files.filter((file) => file.includes('/films/playlist-2'));
    expect(files.length).toBeGreaterThan(2);
    const { problems, notes } = messagesFor({}, { remove: files });
    expect(problems).toEqual([]);
    expect(notes.join('\n')).toContain('there is no film "playlist-2" yet, so a picture is shown');
  });
  test('the film that opens the site is missed by the name that it must have', () => {
    const files = fixture.files.filter((file) => file.startsWith('content/media/films/intro'));
    expect(files.length).toBeGreaterThan(5);
    const { problems, notes } = messagesFor({}, { remove: files });
    expect([problems, notes]).toEqual([
      [],
      [
        expect.stringMatching(
          /films\/intro\.av1\.mp4: is missing, .* npm run film -- clip\.mp4 intro/,
        ),
      ],
    ]);
  });
  test('a description without its photo is told with its line', () => {
    const file = `${SALON}/project.yaml`;
    expect(messagesAfterEdit(file, '  03.jpg:', '  03.jgp:')).toEqual([]);
    const { problems } = messagesFor({}, { remove: [`${SALON}/03.jpg`] });
    expect(problems[0]).toContain(
      `${file}:${lineOf(file, '  03.jpg:')}:3: photos › 03.jpg describes a picture that is not in the folder.`,
    );
  });
  test('category.yaml and project.yaml are missed, an empty kind of project is noted', () => {
    expect(
      messagesFor({ 'content/projects/commercial/category.yaml': undefined }).problems.join('\n'),
    ).toContain(
      'content/projects/commercial/category.yaml: is missing, so none of the projects in this folder would be shown.',
    );
    expect(messagesFor({ [`${PATIL}/project.yaml`]: undefined }).problems.join('\n')).toContain(
      `${PATIL}/project.yaml: is missing, so the project would not be shown. Add it; one line is enough`,
    );
    const emptied = messagesFor(
      { [`${SALON}/project.yaml`]: undefined },
      { remove: fixture.files.filter((file) => file.startsWith(SALON)) },
    );
    expect(emptied.problems).toEqual([]);
    expect(emptied.notes.join('\n')).toContain(
      'content/projects/commercial: This folder has no projects',
    );
  });
});

describe('encodings', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  test('a byte order mark and Windows line ends do no harm', () => {
    expect(decode(bytes('\uFEFFa: 1\r\nb: 2\r\n'))).toEqual({ text: 'a: 1\nb: 2\n' });
    const text = `\uFEFF${fixture.texts[SITE]!}`.replaceAll('\n', '\r\n');
    const decoded = decode(bytes(text));
    expect(decoded).toEqual({ text: fixture.texts[SITE] });
  });
  test('UTF-16 is called by its name', () => {
    const utf16 = Buffer.from('\uFEFFname: Osari', 'utf16le');
    expect(decode(utf16)).toMatchObject({ line: 1, message: expect.stringContaining('UTF-16') });
    expect(decode(utf16.subarray(2))).toMatchObject({ message: expect.stringContaining('UTF-16') });
  });
  test('Windows-1252 is told with the line and how it reads', () => {
    expect(decode(Buffer.from('a: 1\nb: 2\nname: Caf\xe9\n', 'latin1'))).toMatchObject({
      line: 3,
      message: expect.stringContaining('this line reads "name: Café". Save it as UTF-8'),
    });
  });
  test('a control character is told with its line', () => {
    expect(decode(bytes('a: 1\nb: \u0000\n'))).toMatchObject({ line: 2 });
  });
});
