import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { folderInMemory } from './memory-folder.ts';

test('tests write into a new folder in memory where there is room, and onto the disk where not', () => {
  const memory = temporaryFolder();
  const folder = folderInMemory(memory, 1)!;
  expect(dirname(folder)).toBe(memory);
  // Other users may look into it, and remove only what is theirs.
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  expect(folderInMemory(memory, Number.POSITIVE_INFINITY)).toBeNull();
  expect(folderInMemory(join(memory, 'none'), 1)).toBeNull();
});
