import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Anita Joshi', 'Anita'],
  ['  Anita ', 'Anita'],
  ['Dr. Anita Joshi', 'Anita'],
  ['Dr.Anita Joshi', 'Anita'],
  ['MR R. K. Patil', 'Patil'],
  ['सौ. अनिता जोशी', 'अनिता'],
  ['डॉ. श्री पाटील', 'पाटील'],
  ['R. K.', 'R. K.'],
  ['Dr.', ''],
  ['anita@example.in', ''],
  ['', ''],
])('%j is greeted as %j', (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});
