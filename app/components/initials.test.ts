import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Asha Kulkarni', 'AK'],
  ['Asha Meera Kulkarni', 'AK'],
  ['asha', 'A'],
  ['  Asha  Rane ', 'AR'],
  ['ओंकार पाटील', 'ओप'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
