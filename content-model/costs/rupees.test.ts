import { expect, test } from 'vitest';
import { formatLakh, groupDigits, rangeAround, rangeInLakh, rangeParts, rupees } from './rupees.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [1_234_567, '12,34,567'],
  [123_456_789, '12,34,56,789'],
])('%i rupees are written %s', (amount, written) => {
  expect(groupDigits(amount)).toBe(written);
  expect(rupees(amount)).toBe(`₹\u00a0${written}`);
});

test.each([0.5, 3.6, 1234.5, 100_000.25, 7_654_321.1, 1e9, -1_234_567])(
  '%d is grouped as the Indian English of Intl is',
  (amount) => expect(groupDigits(amount)).toBe(new Intl.NumberFormat('en-IN').format(amount)),
);

test.each([
  [60_000, 10, '₹\u00a050,000–70,000', ''],
  [95_000, 10, '₹\u00a00.85–1.1', 'lakh'],
  [353_000, 10, '₹\u00a03.1–3.9', 'lakh'],
  [1_202_030, 10, '₹\u00a010.5–13.5', 'lakh'],
  [3_195_000, 10, '₹\u00a028–36', 'lakh'],
  [9_500_000, 10, '₹\u00a00.85–1.1', 'crore'],
  [24_000_000, 10, '₹\u00a02.1–2.7', 'crore'],
])('a sum of %i, %i per cent less and more, is said as %s %s', (sum, percent, figures, unit) => {
  expect(rangeParts(rangeAround(sum, percent))).toEqual({ figures, unit });
});

test.each([
  [0, '₹\u00a00'],
  [60_102, '₹\u00a060,000'],
  [99_600, '₹\u00a01 lakh'],
  [360_609, '₹\u00a03.6 lakh'],
  [12_020_300, '₹\u00a0120.2 lakh'],
])('%i rupees are said in short as %s', (amount, said) => {
  expect(formatLakh(amount)).toBe(said);
});

test('a table says the range in lakh alone', () => {
  expect(rangeInLakh(rangeAround(1_202_030, 10))).toBe('10.5–13.5');
  expect(rangeInLakh(rangeAround(24_000_000, 10))).toBe('210–270');
});
