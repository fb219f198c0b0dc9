import { expect, test } from 'vitest';
import { csvCell } from './csv.ts';

test.each(['=1', '+1', '-1', '@a', '\t=1', ' =1', '＝1', '"=1', '|calc'])(
  'the cell %j is made harmless',
  (text) => {
    expect(csvCell(text)).toMatch(/^"'/);
  },
);
