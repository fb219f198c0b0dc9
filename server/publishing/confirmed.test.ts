import { expect, test } from 'vitest';
import { lineRevision, writeConfirmation } from './confirmed.ts';

const TEXT = 'name: Angan\nlead: One studio.   # starter\nlong: "a\n  b"\nitems:\n  - { a: b }\r\n';
const at = (line: number, isRight = true) => ({
  line,
  isRight,
  revision: lineRevision(TEXT, line),
  day: '2026-11-27',
});

test('the answer is a comment behind its line, and can be taken back', () => {
  const confirmed = writeConfirmation(TEXT, at(2));
  expect(confirmed).toContain('lead: One studio.   # starter # confirmed 2026-11-27\n');
  expect(writeConfirmation(confirmed, at(2))).toBe(confirmed);
  expect(writeConfirmation(confirmed, at(2, false))).toBe(TEXT);
});

test('a line that says something else by now is not confirmed', () => {
  const changed = TEXT.replace('One studio', 'Two studios');
  expect(() => writeConfirmation(changed, at(2))).toThrow(/changed meanwhile/);
});

test('no comment becomes a part of a text', () => {
  expect(() => writeConfirmation(TEXT, at(3))).toThrow(/how it is stored/);
});
