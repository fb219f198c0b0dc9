import { expect, test } from 'vitest';
import { displayWidth, fitToWidth, table } from './table.ts';

test('in a narrow terminal the widest columns give way, and never a reference or a phone number', () => {
  const head = ['Reference', 'Name', 'Phone', 'Email', 'Message'];
  const row = ['7K3F9-QXM2T', 'A'.repeat(28), '+91 98230 12345', 'e'.repeat(28), 'words'];
  const [, shown] = table(head, [row], 80, ['Reference', 'Phone']).split('\n');
  expect(shown).toMatch(/^7K3F9-QXM2T {2}A+… {2}\+91 98230 12345 {2}e+… {2}words$/);
  expect(shown!.length).toBeLessThanOrEqual(80);
});

test('a table fits the terminal, also with wide letters and terminal commands in it', () => {
  const rows = [
    ['7K3F9-QXM2T', '面'.repeat(60), 'words '.repeat(50)],
    ['x', '\u001b[31mred\u202e', ''],
  ];
  for (const width of [60, 80, 120]) {
    const lines = table(['Reference', 'Name', 'Message'], rows, width).trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    expect(lines.join('')).not.toMatch(/[\u001b\u202e]/);
    expect(lines.every((line) => displayWidth(line) <= width)).toBe(true);
  }
  expect(fitToWidth('面面面', 5)).toBe('面面…');
  expect(fitToWidth('abc', 5)).toBe('abc  ');
  expect(fitToWidth('ओसरी', 6)).toBe('ओसरी  ');
});

test.each([
  ['Asha · ₹ 12', 11],
  ['café', 4],
  ['cafe\u0301', 4],
  ['ओसरी', 4],
  ['क्षितिज', 6],
  ['தமிழ்', 4],
  ['面談', 4],
  ['한국', 4],
  ['Ａ', 2],
  ['ｱ', 1],
  ['ㄅ 95 ㎡', 8],
  ['ﾡ', 1],
  ['👩‍👩‍👧 🇮🇳', 5],
  ['\u2068a\u2069', 1],
])('%s takes %i columns', (text, columns) => {
  expect(displayWidth(text)).toBe(columns);
});
