import { expect, test } from 'vitest';
import { sayText } from './say-value.ts';

test.each([
  [
    'rooms=hall,main-bedroom,bathroom:2&work=walls',
    'rooms: hall, main bedroom, bathroom (2); work: walls',
  ],
  ['https://studio.example/cost?rooms=hall', 'rooms: hall'],
])('the part of a home %s is said in words', (text, said) => {
  expect(sayText(text, 'costFor')).toBe(said);
  expect(sayText(text, 'other')).toBe(text);
});
