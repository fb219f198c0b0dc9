import { expect, test } from 'vitest';
import { formatLines, formatText } from './format-value.ts';

test.each([
  [
    'rooms=hall,main-bedroom,bathroom:2&work=walls',
    'rooms: hall, main bedroom, bathroom (2); work: walls',
  ],
  ['https://studio.example/cost?rooms=hall', 'rooms: hall'],
])('the part of a home %s is said in words', (text, said) => {
  expect(formatText(text, 'costFor')).toBe(said);
  expect(formatText(text, 'other')).toBe(text);
});

test('a choice is said in its words at the desk', () => {
  const lines = (value: string) => formatLines('projects.yaml', ['layout'], value, String);
  expect(lines('accordion')).toEqual(['Below each other, to be opened']);
});
