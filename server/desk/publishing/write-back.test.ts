import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Difference, differences, yamlValueOf } from '#server/publishing/value-differences.ts';
import { writeBack } from './write-back.ts';

const PAGE = `# The questions.
heading: Common questions   # on top
lead: "Four answers"
localities: [Baner, Aundh]
items:
  # The first one.
  - question: What does it cost?
    answer: See the table.
  - question: How long?
    answer: Eleven weeks.
  - question: Do you come?
    answer: Yes.
rooms:
  hall: { name: Hall, rate: 100 }
  # Where one cooks.
  kitchen: { name: Kitchen, rate: 200 }
  bath: { name: Bath, rate: 300 }
ask:
  heading: Ask
  hint: A few lines.
`;

/** Edits as pairs of the current and the new text. */
const edited = (...edits: readonly (readonly [string, string])[]) =>
  edits.reduce((text, [from, to]) => {
    expect(text, from).toContain(from);
    return text.replace(from, () => to);
  }, PAGE);

const changesIn = (draft: string, published = PAGE) =>
  differences(yamlValueOf(published), yamlValueOf(draft));
/** The content of a change, without its position. */
const known = ({ path, ...rest }: Difference) =>
  JSON.stringify({ ...rest, to: 0, at: path.filter((key) => typeof key === 'string') });

const SECOND = '  - question: How long?\n    answer: Eleven weeks.\n';
const THIRD = '  - question: Do you come?\n    answer: Yes.\n';
const EDITS = {
  'a changed text': [['Common questions', 'Asked']],
  'a text that was removed': [['lead: "Four answers"\n', '']],
  'a text that was added': [['lead:', 'note: New\nlead:']],
  'a short list': [['[Baner, Aundh]', '[Aundh, Wakad, Baner]']],
  'a changed entry': [['Eleven weeks.', 'Twelve weeks.']],
  'an added entry': [[SECOND, `  - { question: New?, answer: Yes }\n${SECOND}`]],
  'a removed entry': [[SECOND, '']],
  'entries in another order': [
    [SECOND, ''],
    [THIRD, THIRD + SECOND],
  ],
  'a removed entry with a name': [['  hall: { name: Hall, rate: 100 }\n', '']],
  'an added entry with a name': [['  bath:', '  study: { name: Study, rate: 50 }\n  bath:']],
  'entries with names in another order': [
    ['  hall: { name: Hall, rate: 100 }\n', ''],
    ['rate: 300 }\n', 'rate: 300 }\n  hall: { name: Hall, rate: 100 }\n'],
  ],
  'a whole group that was removed': [['ask:\n  heading: Ask\n  hint: A few lines.\n', '']],
} as const satisfies Record<string, readonly (readonly [string, string])[]>;

test.each(Object.entries(EDITS))('%s is taken back to the published state', (_, edits) => {
  const source = edited(...edits);
  const [difference, ...others] = changesIn(source);
  expect(others).toEqual([]);
  expect(
    changesIn(writeBack({ file: 'faq.yaml', source, like: PAGE }, difference as Difference)),
  ).toEqual([]);
});

test('each of many changes is taken back alone: the others and the comments stay', () => {
  const source = edited(
    ['Common questions', 'Asked'],
    ['lead: "Four answers"\n', ''],
    ['[Baner, Aundh]', '[Aundh]'],
    ['Eleven weeks.', 'Twelve weeks.'],
    [THIRD, ''],
    ['  # The first one.\n', '  - { question: New?, answer: Yes }\n  # The first one.\n'],
    ['rate: 200', 'rate: 250'],
    ['  bath: { name: Bath, rate: 300 }\n', ''],
  );
  const all = changesIn(source);
  expect(all).toHaveLength(8);
  for (const one of all) {
    const text = writeBack({ file: 'faq.yaml', source, like: PAGE }, one);
    expect(changesIn(text).map(known).sort()).toEqual(
      all
        .filter((other) => other !== one)
        .map(known)
        .sort(),
    );
    for (const comment of [
      '# The questions.',
      '# on top',
      '# The first one.',
      '# Where one cooks.',
    ])
      expect(text).toContain(comment);
  }
});

test('all changes of a file, taken back one by one in any order, lead to the published file', () => {
  const source = edited(
    ['heading: Common questions   # on top', 'heading: Asked'],
    ['Eleven weeks.', 'Twelve weeks.'],
    [THIRD, `  - { question: New?, answer: Yes }\n${THIRD}`],
    ['  hall: { name: Hall, rate: 100 }\n', ''],
    ['hint: A few lines.', 'hint: Some lines.'],
  );
  for (const pick of [0, -1, 1]) {
    let text = source;
    for (let left = changesIn(text); left.length > 0; left = changesIn(text))
      text = writeBack(
        { file: 'faq.yaml', source: text, like: PAGE },
        (left.at(pick) ?? left[0]) as Difference,
      );
    expect(parse(text)).toEqual(parse(PAGE));
  }
});

test('a day’s own hours return, one by one, if no day has any', () => {
  const like =
    'hours:\n  days: [Mo]\n  week:\n    Sa: { opens: "10:00", closes: "14:00" }\n    Su: { opens: "10:00", closes: "12:00" }\nname: A\n';
  let text = 'hours:\n  days: [Mo]\nname: A\n';
  for (const left of [1, 0]) {
    const [one] = changesIn(text, like);
    text = writeBack({ file: 'site.yaml', source: text, like }, one as Difference);
    expect(changesIn(text, like)).toHaveLength(left);
  }
});

test('every text of the demonstration can be changed and taken back', () => {
  const content = join(import.meta.dirname, '..', '..', '..', 'content');
  for (const name of ['home', 'costs', 'process', 'faq', 'about']) {
    const published = readFileSync(join(content, `${name}.yaml`), 'utf8');
    const source = published.replaceAll(/\b(a|the|of)\b(?=[^:]*$)/gm, '$1 new');
    const all = changesIn(source, published);
    expect(all.length, name).toBeGreaterThan(2);
    let text = source;
    for (let left = all; left.length > 0; left = changesIn(text, published))
      text = writeBack(
        { file: `${name}.yaml`, source: text, like: published },
        left[0] as Difference,
      );
    expect(changesIn(text, published)).toEqual([]);
  }
});
