import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { withoutKey, withValue } from './write.ts';
import { reorderEntries } from './write-list.ts';

/** A file as studios write it: comments, inline groups, folded text, all kinds of quotes. */
const FILE = `# The studio.
name: Osari   # on every page
"quoted key": 'It''s here'
description: >-
  Osari plans, draws and builds interiors for homes, shops and workplaces,
  from the first sketch on.

phone: { value: "+91 00000 00000", placeholder: true }
hero:
  # The first screen.
  headline: "Two people, one\\_table,\\nmany houses"
  link: { to: /projects, label: "See the rooms" }   # leads on
items:
  # First.
  - question: What does it cost?
    answer: After the first visit.
  # Second: a remark.
  - { question: How long?, answer: "Ten weeks." }
  - question: Turnkey?
    answer: |
      Yes.
      All of it.
banner: [Baner, Pune]
staff: 10                       # "10+" in structured data
`;

const texts = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'string'
    ? [path]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          texts(inner, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
const comments = (source: string) => source.match(/# .*/g) ?? [];
/** Lines that are in only one of the texts, which are the changed ones. */
const touched = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let from = 0;
  while (from < old.length && old[from] === now[from]) from += 1;
  let end = 0;
  while (
    end < old.length - from &&
    end < now.length - from &&
    old.at(-1 - end) === now.at(-1 - end)
  )
    end += 1;
  return old.slice(from, old.length - end);
};

const TYPED = [
  'Plain words.',
  'A colon: and another one:',
  'It\'s “quoted” and "quoted"',
  '# no remark # at all',
  '- not a list',
  '{braces} and [brackets], commas',
  '@home `code` %20 & * !',
  'ओसरी, शनिवार वाडा 🪔🏡',
  'one\r\ntwo\nthree',
  '  spaces around  ',
  'true',
  '12',
  '2026-12',
  'null',
  '~',
  `${'long '.repeat(300)}end`,
  'a\u00a0b\u2028c\u0007d\ttab',
  '',
];

test.each(TYPED)(
  '%j is read as it was written, in every place, and nothing else changes',
  (typed) => {
    const whole = parse(FILE);
    for (const path of texts(whole)) {
      const after = withValue(FILE, path, typed);
      const expected = structuredClone(whole);
      const owner = valueAt(expected, path.slice(0, -1)) as Record<string | number, unknown>;
      owner[path.at(-1)!] = typed;
      expect(parse(after)).toEqual(expected);
      expect(comments(FILE).filter((comment) => !after.includes(comment))).toEqual([]);
    }
  },
);

test('any text is read as it was written', () => {
  const paths = texts(parse(FILE));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(paths.length - 1), (typed, i) => {
      const value = typed.toWellFormed();
      expect(valueAt(parse(withValue(FILE, paths[i]!, value)), paths[i]!)).toBe(value);
    }),
    { numRuns: 300 },
  );
});

const CONTENT = join(import.meta.dirname, '..', '..', '..', '..', 'content');
test.each(globSync('{*,projects/**/*}.yaml', { cwd: CONTENT }))(
  'in %s each text changes only its own lines',
  (file) => {
    const source = readFileSync(join(CONTENT, file), 'utf8');
    const whole = parse(source);
    const paths = texts(whole);
    // The changes are made one after another; the file is read once at the end, not after each.
    let before = source;
    for (const [n, path] of paths.entries()) {
      const after = withValue(before, path, `Other words: "${n}"`);
      expect(comments(after)).toEqual(comments(source));
      const lines = touched(before, after);
      const words = String(valueAt(whole, path));
      // One line; a folded or literal text may have more.
      expect(lines.length === 1 || words.length > 40, `${path.join('.')}: ${lines}`).toBe(true);
      expect(lines.length).toBeLessThan(9);
      before = after;
    }
    const changed = parse(before);
    for (const [n, path] of paths.entries())
      expect(valueAt(changed, path)).toBe(`Other words: "${n}"`);
  },
);

test('a file with Windows line endings keeps them', () => {
  const source = FILE.replaceAll('\n', '\r\n');
  const after = withValue(source, ['hero', 'link', 'label'], 'All rooms');
  expect(after).toBe(source.replace('See the rooms', 'All rooms'));
  expect(withValue(source, ['description'], 'Short.')).not.toMatch(/[^\r]\n/);
});

test('an optional text is added to its group, and removed again', () => {
  const more = withValue(FILE, ['phone', 'note'], 'Weekdays');
  expect(more).toContain('{ value: "+91 00000 00000", placeholder: true, note: "Weekdays" }');
  expect(withoutKey(more, ['phone', 'note'])).toBe(FILE);
  const block = withValue(FILE, ['hero', 'note'], 'New');
  expect(block).toContain('# leads on\n  note: "New"\nitems:');
  expect(withoutKey(FILE, ['phone', 'placeholder'])).toBe(FILE.replace(', placeholder: true', ''));
});

test('the first name of an entry is removed without its dash', () => {
  const source = 'people:\n  - placeholder: true\n    name: One\n  - name: Two\n';
  expect(withoutKey(source, ['people', 0, 'placeholder'])).toBe(
    'people:\n  - name: One\n  - name: Two\n',
  );
});

test('entries move with the comments above them', () => {
  const after = reorderEntries(FILE, ['items'], [1, 0, 2]);
  expect(after).toContain(`items:
  # Second: a remark.
  - { question: How long?, answer: "Ten weeks." }
  # First.
  - question: What does it cost?
    answer: After the first visit.
  - question: Turnkey?`);
  expect(reorderEntries(after, ['items'], [1, 0, 2])).toBe(FILE);
});

test('entries are added and removed, in block and flow style', () => {
  const entry = { question: 'A colon: here?', answer: 'Yes' };
  const more = reorderEntries(FILE, ['items'], [0, 1, 2, { entry }]);
  expect(parse(more).items[3]).toEqual(entry);
  expect(reorderEntries(more, ['items'], [0, 1, 2])).toBe(FILE);
  expect(reorderEntries(FILE, ['banner'], [1])).toBe(FILE.replace('[Baner, Pune]', '[Pune]'));
  const flow = reorderEntries(FILE, ['banner'], [0, 1, { entry: 'India' }]);
  expect(flow).toContain('banner: [Baner, Pune, "India"]\n');
  expect(parse(reorderEntries(FILE, ['items'], [])).items).toEqual([]);
});

test('every list of the content is reversed and restored to the letter', () => {
  for (const file of globSync('*.yaml', { cwd: CONTENT })) {
    const source = readFileSync(join(CONTENT, file), 'utf8');
    for (const [path, count] of lists(parse(source))) {
      const round = Array.from({ length: count }, (_, i) => count - 1 - i);
      const turned = reorderEntries(source, path, round);
      expect(valueAt(parse(turned), path)).toEqual(
        (valueAt(parse(source), path) as unknown[]).toReversed(),
      );
      expect(comments(turned).toSorted()).toEqual(comments(source).toSorted());
    }
  }
});

function lists(value: unknown, path: Path = []): [Path, number][] {
  if (typeof value !== 'object' || value === null) return [];
  const own: [Path, number][] = Array.isArray(value) ? [[path, value.length]] : [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    lists(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}
