import { expect, test } from 'vitest';
import { lineRevision, withAnswer } from './confirmed.ts';

const TEXT = 'name: Angan\nlead: One studio.   # starter\nlong: "a\n  b"\nitems:\n  - { a: b }\r\n';
const at = (line: number, isRight = true) => ({
  line,
  isRight,
  revision: lineRevision(TEXT, line),
  day: '2026-11-27',
});

test('the answer is a comment behind its line, and can be taken back', () => {
  const confirmed = withAnswer(TEXT, at(2));
  expect(confirmed).toContain('lead: One studio.   # starter # confirmed 2026-11-27\n');
  expect(withAnswer(confirmed, at(2))).toBe(confirmed);
  expect(withAnswer(confirmed, at(2, false))).toBe(TEXT);
});

test('a line that says something else by now is not confirmed', () => {
  const changed = TEXT.replace('One studio', 'Two studios');
  expect(() => withAnswer(changed, at(2))).toThrow(/changed meanwhile/);
});

test('no comment becomes a part of a text', () => {
  expect(() => withAnswer(TEXT, at(3))).toThrow(/how it is stored/);
});
