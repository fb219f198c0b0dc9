import { expect, test } from 'vitest';
import { formatText } from './format-value.ts';

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
