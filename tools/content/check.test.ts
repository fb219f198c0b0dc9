/** What an owner is told: for each mistake one line with file, line, field, what is wrong and what to write instead. */
import { describe, expect, test } from 'vitest';
import { formatProblem } from '#app/content/problem.server.ts';
import { checkContent } from './check.ts';
import { decode } from './decode.ts';
import { edited, fixture, fixtureWith } from './fixture.ts';

const SITE = 'content/site.yaml';
const HOME = 'content/home.yaml';
const SALON = 'content/projects/commercial/salon-project';
const PATIL = 'content/projects/residential/patil-residence';

const lineOf = (file: string, part: string) =>
  fixture.texts[file]!.slice(0, fixture.texts[file]!.indexOf(part)).split('\n').length;

/** What is said of the fixture with these changes. */
function said(...change: Parameters<typeof fixtureWith>) {
  const { problems, notes } = checkContent(fixtureWith(...change));
  return { problems: problems.map(formatProblem), notes: notes.map(formatProblem) };
}
/** The same of one file with one part of its words replaced. */
const saidOf = (file: string, from: string, to: string) =>
  said({ [file]: edited(file, from, to) }).problems;

test('nothing is said of whole content', () => {
  expect(checkContent(fixture)).toEqual({ problems: [], notes: [] });
});

describe('a name that belongs nowhere', () => {
  test('is told with the one that was meant', () => {
    expect(saidOf(SITE, '  opens: "09:00"', '  opnes: x\n  opens: "09:00"')).toEqual([
      `${SITE}:${lineOf(SITE, '  opens:')}:3: nothing called \`opnes\` belongs here; did you mean \`opens\`?`,
    ]);
  });
  test('is told once where it is a misspelt name that must be there', () => {
    expect(saidOf(SITE, '  closes:', '  cloes:')).toEqual([
      `${SITE}:${lineOf(SITE, '  closes:')}:3: nothing called \`cloes\` belongs here; did you mean \`closes\`?`,
    ]);
  });
  test('is told with what may stand there', () => {
    const [line] = saidOf(HOME, 'counters:', 'colour: red\ncounters:');
    expect(line).toMatch(
      /home\.yaml:\d+:1: nothing called `colour` belongs here\. Remove the line\./,
    );
  });
});

describe('YAML that is none, or none that was meant', () => {
  const colon = 'in quotes: it has a colon in it. Write:';
  test.each([
    [
      '  lead: There are ten or so of us now, in Baner.',
      '  lead: So: ten of us.',
      `${colon} lead: "So: ten of us."`,
    ],
    ['  heading: Our Foundation', '\theading: Our Foundation', 'The line begins with a tab.'],
    ['  heading: Our Foundation', '  heading Our Foundation', 'A colon is missing'],
    [
      '  heading: Our Foundation',
      '  heading:Our Foundation',
      'Put a space behind the colon: "heading: …"',
    ],
    ['  heading: Our Foundation', '  heading: *Our* Foundation', 'it begins with *'],
    ['  heading: Our Foundation', '  heading: @Foundation', 'it begins with @'],
    [
      '  heading: Our Foundation',
      '  heading: "Our" Foundation',
      'goes on behind its closing quotation mark',
    ],
    [
      '  heading: Our Foundation',
      "  heading: 'The studio's rule'",
      "A quotation mark ' ends the sentence early",
    ],
    ['  heading: Our Foundation', '  heading: {name} and we', 'it begins with {'],
    ['  heading: Our Foundation', '  heading: Shop #3', 'What stands behind # is not read'],
    [
      '  heading: Our Foundation',
      '  heading: Our Foundation\n  heading: Ours',
      'This name stands twice in one group.',
    ],
    [
      '    - The founders also',
      '    - The founders: they',
      'put the sentence in quotes: it has a colon in it',
    ],
    ['  heading: Our Foundation', '  heading:', 'is empty'],
    ['  heading: Our Foundation', '  heading: [a, b]', 'must be words; a list stands here'],
    ['  heading: Our Foundation', '   heading: Our Foundation', 'spaces'],
  ])('%s → %s', (from, to, message) => {
    const file = 'content/about.yaml';
    const problems = saidOf(file, from, to);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
    const line = lineOf(file, from) + (message.includes('twice') ? 1 : 0);
    // An indent too many is noticed at the line after it.
    const near = message === 'spaces' ? [line, line + 1] : [line];
    expect(near).toContain(Number(/yaml:(\d+)/.exec(problems[0]!)?.[1]));
  });
  test('a quotation mark that is never closed is told where it was opened', () => {
    const problems = saidOf(
      SITE,
      'fullName: Osari Design Studio',
      'fullName: "Osari Design Studio',
    );
    expect(problems[0]).toContain('A quotation mark is opened and never closed.');
    expect(problems[0]).toContain(`${SITE}:`);
  });
  test('an empty file says what it needs', () => {
    expect(said({ 'content/achievements.yaml': '# nothing\n' }).problems).toEqual([
      'content/achievements.yaml:1: The file is empty. It needs: label, items.',
    ]);
  });
});

describe('what cannot be right', () => {
  test.each([
    [
      'email: { value: studio@osari.example, placeholder: true }',
      'email: studio at osari',
      'email must be an e-mail address',
    ],
    [
      'phone: { value: "+91 00000 00000", placeholder: true }',
      'phone: call us',
      'phone must be a phone number of 8 to 15 digits',
    ],
    [
      'postalCode: { value: "411045", placeholder: true }',
      'postalCode: "?"',
      'address › postalCode must be a postal code such as "411045"',
    ],
    [
      'value: https://www.instagram.com/osari.example,',
      'value: http://www.instagram.com/osari,',
      'socials › 1 › url › value must be a whole web address that begins with https://',
    ],
    [
      'opens: "09:00"',
      'opens: 9 am',
      'hours › opens must be an hour with two digits each, such as "07:40"',
    ],
    [
      'closes: "18:00"',
      'closes: "08:00"',
      'hours › closes must be later than opens, which is "09:00"',
    ],
    ['days: [Mo, Tu,', 'days: [Mon, Tu,', 'hours › days › 1 must be one of "Mo", "Tu"'],
    [
      'timeZone: Asia/Kolkata',
      'timeZone: Asia/Pune',
      'hours › timeZone must be a time zone such as "Asia/Kolkata"',
    ],
    ['foundingYear: 2014', 'foundingYear: 2999', 'foundingYear must be at most 2'],
    [
      'foundingYear: 2014',
      'foundingYear: long ago',
      'foundingYear must be a number, such as 10, not "long ago"',
    ],
    [
      'noticeVersion: 2026-11',
      'noticeVersion: November',
      'must be a month or a day, such as "2026-11"',
    ],
    ['country: IN', 'country: India', 'must be two capital letters, such as "IN" for India'],
    [
      '{ to: /about, label: About }, { to: /projects',
      '{ to: /abuot, label: About }, { to: /projects',
      'navbar › 2 › to leads to "/abuot", which is no page of the site. Did you mean "/about"?',
    ],
    [
      '{ to: /about, label: About }, { to: /projects',
      '{ to: about, label: About }, { to: /projects',
      'Did you mean "/about"?',
    ],
    [
      '{ to: /about, label: About }, { to: /projects',
      '{ to: "http://x.in", label: About }, { to: /projects',
      'Write https:// instead of http://.',
    ],
    [
      '{ to: /about, label: About }, { to: /projects',
      '{ to: "/about#team", label: About }, { to: /projects',
      'names a place "#team" that /about does not have',
    ],
  ])('%s → %s', (from, to, message) => {
    const problems = saidOf(SITE, from, to);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
    expect(problems[0]).toMatch(new RegExp(`^${SITE}:${lineOf(SITE, from)}(:|\\b)`));
  });
  test('a project that a link misspells is told, one that was taken away is only noted', () => {
    const file = 'content/services.yaml';
    expect(saidOf(file, '#salon-project', '#salon-projct')[0]).toContain(
      'did you mean "/projects#salon-project"?',
    );
    const other = said({ [file]: edited(file, '#salon-project', '#shop-in-kothrud') });
    expect(other.problems).toEqual([]);
    expect(other.notes[0]).toContain('so the link leads to /projects');
  });
  test('pages.yaml names each page, and no other', () => {
    const file = 'content/pages.yaml';
    expect(saidOf(file, '\n/faq:', '\n/fak:').join('\n')).toContain(
      '/fak is no page of the site; did you mean "/faq"?',
    );
    expect(saidOf(file, '\n/faq:', '\n/fak:').join('\n')).toContain('/faq is missing');
  });
});

test('all faults of all files are told at once, in order', () => {
  const { problems } = said({
    [HOME]: edited(HOME, 'headline:', 'headlin:'),
    [SITE]: edited(SITE, 'opens: "09:00"', 'opens: nine').replace('staff: 10 ', 'staff: ten '),
    'content/faq.yaml': undefined,
  });
  expect(problems.map((line) => line.split(': ')[0]!.replace(/:\d+:\d+$/, ''))).toEqual([
    'content/faq.yaml',
    HOME,
    SITE,
    SITE,
  ]);
  expect(problems[0]).toBe('content/faq.yaml: is missing: the site cannot be built without it.');
});

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
    ['content/prices.yaml', /Nothing reads this file\. Here count brand\.yaml, site\.yaml/],
    [
      `${PATIL}/more/31.jpg`,
      /a folder too deep, so no page shows it\. Move it to content\/projects\/residential\/patil-residence\//,
    ],
    [`${PATIL}/IMG_1.HEIC`, /is a HEIC photo, as iPhones take them.*Export it as JPEG/],
    [`${PATIL}/IMG_1.NEF`, /This kind of picture is not read/],
    [`${PATIL}/01.png`, /has the same name as .*01\.jpg|01\.jpg: has the same name/],
    ['content/projects/residential/12.jpg', /stands beside the projects of residential/],
    ['content/media/films/tour.mov', /A film is two files/],
    [
      'content/media/films/tour.av1.mp4',
      /tour\.h264\.mp4 is missing: some browsers could not show the film/,
    ],
    ['content/projects/residential/Shah House/project.yaml', /Rename it to "shah-house"/],
  ])('%s', (file, message) => {
    const text = file.endsWith('/project.yaml') ? { [file]: 'title: Shah' } : {};
    const { problems } = said(text, { add: [file] });
    expect(problems.join('\n')).toMatch(message);
  });
  test.each([
    ['content/media/founders/3.jpg', /No page names the picture "founders\/3"/],
    [`${PATIL}/notes.txt`, /Nothing uses this file/],
    ['content/old/1.jpg', /Nothing uses this file/],
  ])('%s is noted and stops nothing', (file, message) => {
    const { problems, notes } = said({}, { add: [file] });
    expect(problems).toEqual([]);
    expect(notes.join('\n')).toMatch(message);
    expect(notes).toHaveLength(1);
  });
  test('a photo counts whatever the case of its ending', () => {
    expect(said({}, { add: [`${PATIL}/28.JPEG`, `${PATIL}/29.webp`] })).toEqual({
      problems: [],
      notes: [],
    });
  });
  test('what the system leaves in folders is nothing', () => {
    expect(said({}, { add: [`${PATIL}/Thumbs.db`] })).toEqual({ problems: [], notes: [] });
  });
});

describe('a name that leads nowhere', () => {
  test('a misspelt picture is told with the file that was meant', () => {
    const { problems } = said(
      {},
      { remove: ['content/media/founders/1.jpg'], add: ['content/media/fuonders/1.jpg'] },
    );
    expect(problems.join('\n')).toContain(
      'there is no picture "founders/1"; did you mean "fuonders/1"?',
    );
    expect(problems.join('\n')).toMatch(
      /content\/about\.yaml:\d+:\d+: founders › people › 1 › photo › file/,
    );
  });
  test('a picture that is still to come is noted: the mark hangs in its place', () => {
    const { problems, notes } = said({}, { remove: ['content/media/founders/1.jpg'] });
    expect(problems).toEqual([]);
    expect(notes.join('\n')).toContain('the studio’s mark hangs there');
  });
  test('a misspelt film, and a film without its first frame, are told', () => {
    expect(saidOf(HOME, 'film: playlist-2', 'film: playlits-2')[0]).toContain(
      'there is no film "playlits-2"; did you mean "playlist-2"?',
    );
    expect(said({}, { remove: ['content/media/films/story-1.jpg'] }).problems[0]).toContain(
      'story-1.jpg, the first frame of the film, is missing',
    );
  });
  test('a description without its photo is told with its line', () => {
    const file = `${SALON}/project.yaml`;
    expect(saidOf(file, '  03.jpg:', '  03.jgp:')).toEqual([]);
    const { problems } = said({}, { remove: [`${SALON}/03.jpg`] });
    expect(problems[0]).toContain(
      `${file}:${lineOf(file, '  03.jpg:')}:3: photos › 03.jpg describes a picture that is not in the folder.`,
    );
  });
  test('category.yaml and project.yaml are missed, an empty kind of project is noted', () => {
    expect(
      said({ 'content/projects/commercial/category.yaml': undefined }).problems.join('\n'),
    ).toContain(
      'content/projects/commercial/category.yaml: is missing, so none of the projects in this folder would be shown.',
    );
    expect(said({ [`${PATIL}/project.yaml`]: undefined }).problems.join('\n')).toContain(
      `${PATIL}/project.yaml: is missing, so the project would not be shown. Add it; one line is enough`,
    );
    const emptied = said(
      { [`${SALON}/project.yaml`]: undefined },
      { remove: fixture.files.filter((file) => file.startsWith(SALON)) },
    );
    expect(emptied.problems).toEqual([]);
    expect(emptied.notes.join('\n')).toContain(
      'content/projects/commercial: No project is in this folder',
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
