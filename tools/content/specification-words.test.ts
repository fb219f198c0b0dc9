/** The demonstration keeps the words of the specification; an owner's content need not. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LABELS } from '#server/labels/labels.ts';
import { fixture } from './testing/fixture.ts';

/** Values at a path where `*` is each entry of a list. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [value];
  const inside = value as Record<string, unknown>;
  return key === '*'
    ? Object.values(inside).flatMap((one) => valuesAt(one, rest))
    : valuesAt(inside[key], rest);
}

test('the demonstration has the words that the specification gives', () => {
  const given = Object.entries(LABELS).filter(([, { standard }]) => standard !== undefined);
  expect(given.length).toBeGreaterThan(10);
  for (const [path, { standard }] of given) {
    const [file, ...rest] = path.split('.');
    const words = valuesAt(parse(fixture.texts[`content/${file}.yaml`] ?? ''), rest);
    const expected = Array.isArray(standard) ? standard : words.map(() => standard);
    expect(words, path).toEqual(expected);
  }
});
