import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PHONE_TYPED_PATTERN } from './forms.ts';
import { isPhone, normalisePhone } from './phone.ts';

test.each([
  ['+91 98230 12345', '+91 98230 12345'],
  ['+91 (20) 5550-0100 1', '+91 (20) 5550-0100 1'],
  ['+91\u00a098230\u202f12345', '+91 98230 12345'],
  ['020\u20112567\u20131234', '020-2567-1234'],
  ['98230.12345', '98230 12345'],
  ['\u202a\u200e+91 98230 12345\u202c', '+91 98230 12345'],
  ['＋９１ ９８２３０ １２３４５', '+91 98230 12345'],
  ['Tel.: 020 2567 1234', '020 2567 1234'],
  ['tel:+919823012345', '+919823012345'],
  ['020 2567 1234 ext. 4', '020 2567 1234 (4)'],
  ['020 2567 1234, Extn 12', '020 2567 1234 (12)'],
  ['020 2567 1234 x4', '020 2567 1234 (4)'],
  ['+91 (20) 2567 1234 ext. 4', '+912025671234(4)'],
  ['+91 - 98230 - 123 - 45 - 6', '+919823012345' + '6'],
])('%j is normalised to %s', (typed, meant) => {
  expect(normalisePhone(typed)).toBe(meant);
  expect(isPhone(normalisePhone(typed))).toBe(true);
});

const SCRIPTS = [
  'deva',
  'beng',
  'gujr',
  'guru',
  'orya',
  'knda',
  'mlym',
  'telu',
  'tamldec',
  'arab',
  'arabext',
];
test.each(SCRIPTS)('digits of the script "%s" become 0-9', (numberingSystem) => {
  const digits = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
  expect(normalisePhone(digits.format(9876543210))).toBe('9876543210');
});

test.each([
  '12345',
  '1'.repeat(21),
  'ask my wife',
  '98x76543',
  '98230 12345\n98230 54321',
  '98230 12345, 98230 54321',
  '98230 12345 / 98230 54321',
  '98230 12345  98230 54321',
  '98230\u000012345',
  '᥆᥇᥈᥉᥊᥋᥌',
])('%j is not a valid phone number', (typed) => {
  expect(isPhone(normalisePhone(typed))).toBe(false);
});

const character = fc.oneof(
  fc.constantFrom(...'0123456789+-() ..९१२३\u00a0\u2011\u202d', ' ext. ', ' x', 'Tel: '),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const typed = fc.array(character, { maxLength: 40 }).map((parts) => parts.join(''));

test('normalising twice is the same as once', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const number = normalisePhone(text);
      if (isPhone(number)) expect(normalisePhone(number)).toBe(number);
    }),
  );
});

test('the browser’s own check accepts whatever the mail relay accepts', () => {
  const pattern = new RegExp(`^(?:${PHONE_TYPED_PATTERN})$`, 'v');
  fc.assert(
    fc.property(typed, (text) => {
      // An `<input>` holds no line breaks, and the browser trims nothing.
      const line = text.replace(/[\r\n]/g, '');
      if (isPhone(normalisePhone(line)) && /\d/.test(normalisePhone(line)))
        expect(line).toMatch(pattern);
    }),
    { numRuns: 2000 },
  );
});
