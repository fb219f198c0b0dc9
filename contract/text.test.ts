import { expect, test } from 'vitest';
import { isBlank, isolateDirection, NOT_BLANK_PATTERN } from './text.ts';

test.each([
  ['', '', true],
  ['spaces', ' \u00a0\u3000\t', true],
  ['a zero-width space', '\u200b', true],
  ['a Hangul filler', '\u3164\u115f\uffa0', true],
  ['an empty Braille cell', '\u2800', true],
  ['a soft hyphen', '\u00ad', true],
  ['marks of direction', '\u202e\u2066\u2069\u200f', true],
  ['a variation selector', '\ufe0f\u{e0100}', true],
  ['tags', '\u{e0041}', true],
  ['a byte order mark and a joiner', '\ufeff\u2060\u200d', true],
  ['a letter between them', '\u200bअ\u200b', false],
  ['a family of joined emoji', '👩‍👩‍👧', false],
  ['one digit', '7', false],
])('%s: blank is %s', (_, text, isIt) => {
  expect(isBlank(text)).toBe(isIt);
  expect(new RegExp(`^(?:${NOT_BLANK_PATTERN})$`, 'v').test(text)).toBe(!isIt);
});

test('a text turns nothing round but itself: overrides go, what runs from right to left is isolated', () => {
  expect(isolateDirection('Asha Patil')).toBe('Asha Patil');
  expect(isolateDirection('\u202egro.elpmaxe')).toBe('gro.elpmaxe');
  expect(isolateDirection('\u2069\u2069 out')).toBe(' out');
  expect(isolateDirection('اشا')).toBe('\u2068اشا\u2069');
  expect(isolateDirection('שרה \u202dCohen')).toBe('\u2068שרה Cohen\u2069');
});
