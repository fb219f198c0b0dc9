import { expect, test } from 'vitest';
import type { z } from 'zod';
import { FILES } from '#content-model/schema.server.ts';
import { keysOfSchema, shapeAt } from '#content-model/shape.server.ts';
import { LABELS } from '#server/labels/labels.ts';

/** `*` is an entry of a list, a name of a record, or any name of a group. */
function isThere(shape: z.ZodType | undefined, path: readonly string[]): boolean {
  if (!shape) return false;
  const [key, ...rest] = path;
  if (key === undefined) return true;
  const names = key === '*' ? [...keysOfSchema(shape), '0'] : [key];
  return names.some((name) => isThere(shapeAt(shape, [name]), rest));
}

test('every label is that of a field which some file of the content has', () => {
  const lost = Object.keys(LABELS).filter((written) => {
    const [name = '', ...path] = written.split('.');
    return !isThere(FILES[name as keyof typeof FILES], path);
  });
  expect(lost).toEqual([]);
});
