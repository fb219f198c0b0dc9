import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROGRAMS } from './programs.ts';

test.each(Object.entries(PROGRAMS))('the program %s exists', (_, path) => {
  expect(existsSync(path), path).toBe(true);
});
