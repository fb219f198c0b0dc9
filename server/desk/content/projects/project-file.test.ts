import { expect, test } from 'vitest';
import { readProjectFile, setValue } from './project-file.ts';

const FILE = `title: Shah Residence # as the family likes it
kind: photograph
facts:
  homeType: 2BHK
photos:
  # the hall first
  01.jpg: { room: "Hall", alt: "A swing." }
`;

test('a value is written in its place; comments, order and all other characters stay', () => {
  expect(setValue(FILE, ['title'], 'Shah House')).toBe(
    FILE.replace('Shah Residence', 'Shah House'),
  );
  expect(setValue(FILE, ['photos', '01.jpg', 'alt'], 'A brass swing.')).toBe(
    FILE.replace('A swing.', 'A brass swing.'),
  );
});

test('a missing value is added, also for a picture without a description', () => {
  const described = setValue(FILE, ['photos', '02.jpg', 'title'], 'Light: at nine');
  expect(readProjectFile(described).photos['02.jpg']).toEqual({ title: 'Light: at nine' });
  expect(described).toContain('# the hall first');
  const first = setValue('title: Shah House\n', ['photos', '01.jpg', 'focus'], [0.4, 0.25]);
  expect(first).toBe('title: Shah House\nphotos:\n  01.jpg: { focus: [ 0.4, 0.25 ] }\n');
  expect(setValue('title: A\n', ['facts', 'area'], '900 sq ft')).toBe(
    'title: A\nfacts: { area: 900 sq ft }\n',
  );
});

test('an empty value removes its key', () => {
  expect(setValue(FILE, ['photos', '01.jpg', 'alt'], '')).not.toContain('alt');
  expect(setValue(FILE, ['sequence'], [])).toBe(FILE);
});

test('lists are written on one line', () => {
  expect(setValue(FILE, ['sequence'], ['02.jpg', '01.jpg'])).toContain(
    'sequence: [ 02.jpg, 01.jpg ]',
  );
});

test('text that looks like YAML, HTML or a formula is read as it was written', () => {
  for (const words of [
    'a: b # c',
    '<img src=x onerror=alert(1)>',
    '=1+1',
    '- x',
    '"',
    "it's",
    '{x}',
    'yes',
    '12',
  ])
    expect(
      readProjectFile(setValue(FILE, ['photos', '01.jpg', 'title'], words)).photos['01.jpg']?.title,
    ).toBe(words);
});
