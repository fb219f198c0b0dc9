/** What an owner is told: for each mistake one line with file, line, field, what is wrong and what to write instead. */
import { describe, expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { lineOf, messagesAfterEdit, messagesFor } from './testing/check-messages.ts';
import { fixture, fixtureFileWith } from './testing/fixture.ts';

const SITE = 'content/site.yaml';
const HOME = 'content/home.yaml';

test('nothing is said of whole content', () => {
  expect(checkContent(fixture)).toEqual({ problems: [], notes: [] });
});

test('nothing is said of a postal code that is written as a number', () => {
  expect(messagesAfterEdit(SITE, 'value: "411045"', 'value: 411045')).toEqual([]);
});

describe('a name that belongs nowhere', () => {
  test('is told with the one that was meant', () => {
    expect(messagesAfterEdit(SITE, '  opens: "09:00"', '  opnes: x\n  opens: "09:00"')).toEqual([
      `${SITE}:${lineOf(SITE, '  opens:')}:3: nothing called \`opnes\` belongs here; did you mean \`opens\`?`,
    ]);
  });
  test('is told once where it is a misspelt name that must be there', () => {
    expect(messagesAfterEdit(SITE, '  closes:', '  cloes:')).toEqual([
      `${SITE}:${lineOf(SITE, '  closes:')}:3: nothing called \`cloes\` belongs here; did you mean \`closes\`?`,
    ]);
  });
  test('is told with what may stand there', () => {
    const [line] = messagesAfterEdit(HOME, 'counters:', 'colour: red\ncounters:');
    expect(line).toMatch(
      /home\.yaml:\d+:1: nothing called `colour` belongs here\. Remove the line\./,
    );
  });
});

describe('YAML that is none, or none that was meant', () => {
  const colon = 'in quotes: it contains a colon. Write:';
  test.each([
    [
      '  lead: There are more than ten of us now, in Baner.',
      '  lead: So: ten of us.',
      `${colon} lead: "So: ten of us."`,
    ],
    ['  heading: Our Foundation', '\theading: Our Foundation', 'The line begins with a tab.'],
    ['  heading: Our Foundation', '  heading Our Foundation', 'A colon is missing'],
    [
      '  heading: Our Foundation',
      '  heading:Our Foundation',
      'Put a space after the colon: "heading: …"',
    ],
    ['  heading: Our Foundation', '  heading: *Our* Foundation', 'it begins with *'],
    ['  heading: Our Foundation', '  heading: @Foundation', 'it begins with @'],
    [
      '  heading: Our Foundation',
      '  heading: "Our" Foundation',
      'continues after its closing quotation mark',
    ],
    [
      '  heading: Our Foundation',
      "  heading: 'The studio's rule'",
      "A quotation mark ' ends the sentence early",
    ],
    ['  heading: Our Foundation', '  heading: {name} and we', 'it begins with {'],
    ['  heading: Our Foundation', '  heading: Shop #3', 'Text after # is not read'],
    [
      '  heading: Our Foundation',
      '  heading: Our Foundation\n  heading: Ours',
      'This name appears twice in one group.',
    ],
    [
      '    - The founders also',
      '    - The founders: they',
      'contains a colon, so it is not read as a sentence. Put it in quotes.',
    ],
    ['  heading: Our Foundation', '  heading:', 'is empty'],
    ['  heading: Our Foundation', '  heading: [a, b]', 'must be text, not a list'],
    ['  heading: Our Foundation', '   heading: Our Foundation', 'spaces'],
  ])('%s → %s', (from, to, message) => {
    const file = 'content/about.yaml';
    const problems = messagesAfterEdit(file, from, to);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
    const line = lineOf(file, from) + (message.includes('twice') ? 1 : 0);
    // An indent too many is noticed at the line after it.
    const near = message === 'spaces' ? [line, line + 1] : [line];
    expect(near).toContain(Number(/yaml:(\d+)/.exec(problems[0]!)?.[1]));
  });
  test('a quotation mark that is never closed is told where it was opened', () => {
    const problems = messagesAfterEdit(
      SITE,
      'fullName: Osari Design Studio',
      'fullName: "Osari Design Studio',
    );
    expect(problems[0]).toContain('A quotation mark is opened and never closed.');
    expect(problems[0]).toContain(`${SITE}:`);
  });
  test('an empty file says what it needs', () => {
    expect(messagesFor({ 'content/achievements.yaml': '# nothing\n' }).problems).toEqual([
      'content/achievements.yaml:1: The file is empty. It needs: label, items.',
    ]);
  });
});

describe('what cannot be right', () => {
  test.each([
    [
      'email: { value: studio@osari.example, placeholder: true }',
      'email: studio at osari',
      'email must be an email address',
    ],
    [
      'email: { value: studio@osari.example, placeholder: true }',
      'email: studio @osari.example',
      'email must be an email address without spaces',
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
      'hours › opens must be a time with two digits for the hour and two for the minutes, such as "07:40"',
    ],
    [
      'closes: "18:00"',
      'closes: "08:00"',
      'hours › closes must be later than the time when the studio opens',
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
      'navbar › 2 › to leads to "/abuot", which is not a page of the site. Did you mean "/about"?',
    ],
    [
      '{ to: /about, label: About }, { to: /projects',
      '{ to: about, label: About }, { to: /projects',
      'Did you mean "/about"?',
    ],
    [
      '{ to: /about, label: About }, { to: /projects',
      '{ to: "http://x.in", label: About }, { to: /projects',
      'Write https:// instead.',
    ],
    [
      '{ to: /about, label: About }, { to: /projects',
      '{ to: "/about#team", label: About }, { to: /projects',
      'names a place "#team" that /about does not have',
    ],
  ])('%s → %s', (from, to, message) => {
    const problems = messagesAfterEdit(SITE, from, to);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
    expect(problems[0]).toMatch(new RegExp(`^${SITE}:${lineOf(SITE, from)}(:|\\b)`));
  });
  test('a project that a link misspells is told, one that was taken away is only noted', () => {
    const file = 'content/services.yaml';
    expect(messagesAfterEdit(file, '#salon-project', '#salon-projct')[0]).toContain(
      'did you mean "/projects#salon-project"?',
    );
    const other = messagesFor({
      [file]: fixtureFileWith(file, '#salon-project', '#shop-in-kothrud'),
    });
    expect(other.problems).toEqual([]);
    expect(other.notes[0]).toContain('so the link leads to /projects');
    const page = (to: string) => messagesAfterEdit(file, '/projects#salon-project', to);
    expect(page('/projects/salon-project')).toEqual([]);
    expect(page('/projects/salon-project#1')).toEqual([]);
    expect(page('/projects/salon-projct')[0]).toContain('did you mean "/projects/salon-project"?');
  });
  test('pages.yaml names each page, and no other', () => {
    const file = 'content/pages.yaml';
    expect(messagesAfterEdit(file, '\n/faq:', '\n/fak:').join('\n')).toContain(
      '/fak is not a page of the site; did you mean "/faq"?',
    );
    expect(messagesAfterEdit(file, '\n/faq:', '\n/fak:').join('\n')).toContain('/faq is missing');
  });
});

test('all faults of all files are told at once, in order', () => {
  const { problems } = messagesFor({
    [HOME]: fixtureFileWith(HOME, 'headline:', 'headlin:'),
    [SITE]: fixtureFileWith(SITE, 'opens: "09:00"', 'opens: nine').replace(
      'staff: 10 ',
      'staff: ten ',
    ),
    'content/faq.yaml': undefined,
  });
  expect(problems.map((line) => line.split(': ')[0]!.replace(/:\d+:\d+$/, ''))).toEqual([
    'content/faq.yaml',
    HOME,
    SITE,
    SITE,
  ]);
  expect(problems[0]).toBe(
    'content/faq.yaml: The file is missing, and the site cannot be built without it. New versions of the site include it: copy content/faq.yaml from the checkout.',
  );
});

describe('the framing of a picture', () => {
  const FILE = 'content/pictures.yaml';
  test.each([
    ['a text', 'straighten: much', 'straighten'],
    ['more than five degrees', 'straighten: 50', 'straighten'],
    ['no number', 'straighten: .nan', 'straighten'],
    ['endless', 'straighten: .inf', 'straighten'],
    ['a focal point outside the picture', 'focus: [0.5, 1.2]', 'focus'],
    ['a misspelt name', 'straigthen: 2', 'straigthen'],
  ])('is refused with its line where it is %s', (_, words, field) => {
    const inFile = messagesFor({
      [FILE]: `# Pictures of pages\nfounders/1:\n  ${words}\n`,
    }).problems;
    expect(inFile).toEqual([expect.stringMatching(new RegExp(`^${FILE}:3:\\d+: .*${field}`))]);
    const [project] = Object.keys(fixture.texts).filter((file) => file.endsWith('/project.yaml'));
    const photos = `title: Shah\nkind: visualisation\nphotos:\n  01.jpg:\n    ${words}\n`;
    expect(messagesFor({ [project!]: photos }).problems).toContainEqual(
      expect.stringMatching(new RegExp(`^${project}:5:\\d+: .*${field}`)),
    );
  });
  test('is told where no picture has that name, and may be missing altogether', () => {
    expect(messagesFor({ [FILE]: 'nobody/9: { straighten: 2 }\n' }).notes).toEqual([
      expect.stringContaining('is not the name of a picture'),
    ]);
    expect(messagesFor({ [FILE]: '# Nothing yet\n' })).toEqual({ problems: [], notes: [] });
  });
});

test('a gap in a text of a kind of project that the site does not fill in is noted', () => {
  const [file] = Object.keys(fixture.texts).filter((name) => name.endsWith('/category.yaml'));
  const text = fixture.texts[file!]!.replace(/description: .*/, 'description: "Homes in {town}."');
  const { problems, notes } = messagesFor({ [file!]: text });
  expect([problems, notes]).toEqual([
    [],
    [
      expect.stringMatching(
        /category\.yaml:\d+.*contains \{town\}, which the site does not replace/,
      ),
    ],
  ]);
});

test('a project whose page has an address of its own is whole, and links to its folder’s name still lead to it', () => {
  const [file] = Object.keys(fixture.texts).filter((name) => name.endsWith('/project.yaml'));
  const folder = file!.split('/').at(-2)!;
  const linked = fixtureFileWith(
    HOME,
    'link: { to: /projects,',
    `link: { to: "/projects/${folder}",`,
  );
  expect(
    messagesFor({ [file!]: `${fixture.texts[file!]}\naddress: another-address\n`, [HOME]: linked }),
  ).toEqual({ problems: [], notes: [] });
});
