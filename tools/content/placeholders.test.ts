import { expect, test } from 'vitest';
import { findPlaceholders, placeholdersIn } from './placeholders.ts';

test('a placeholder value is named with its line', () => {
  const source = '# the studio\nname: Osari\nphone: { value: "+91 0", placeholder: true }\n';
  expect(placeholdersIn('content/site.yaml', source)).toEqual([
    { file: 'content/site.yaml', line: 3, what: '"+91 0" is a sample' },
  ]);
});

test('a whole entry, a pending picture and a visualisation are found, each on its line', () => {
  const source = [
    'title: Patil Residence',
    'placeholder: true',
    'kind: visualisation',
    'photos:',
    '  02.jpg:',
    '    pending: true',
    '    alt: A court',
  ].join('\n');
  expect(placeholdersIn('p.yaml', source).map(({ line, what }) => [line, what])).toEqual([
    [2, '"Patil Residence" is a sample'],
    [3, '"Patil Residence" shows visualisations instead of photographs'],
    [6, '"02.jpg" waits for its picture'],
  ]);
});

test('real values are not listed', () => {
  expect(
    findPlaceholders({
      'a.yaml': 'phone: "+91 20 1"\nkind: photograph\nplaceholder: false',
      'b.yaml': 'items: [pending, placeholder, visualisation]',
    }),
  ).toEqual([]);
});
