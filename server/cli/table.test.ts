import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { fitToWidth, table } from './table.ts';

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
    expect(lines.every((line) => stringWidth(line) <= width)).toBe(true);
  }
  expect(fitToWidth('面面面', 5)).toBe('面面…');
  expect(fitToWidth('abc', 5)).toBe('abc  ');
  expect(fitToWidth('ओसरी', 6)).toBe('ओसरी'.padEnd('ओसरी'.length + 6 - stringWidth('ओसरी')));
});
