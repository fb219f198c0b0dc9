import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Path } from '#server/drafts/yaml-path.ts';
import { labelFromKey, labelsIn } from './label-of.ts';
import { LABELS } from './labels.ts';

const CONTENT = join(import.meta.dirname, '..', '..', 'content');
const pathOf = (key: string) =>
  key
    .split('.')
    .slice(1)
    .map((part) => (part === '*' ? 0 : part));

test('no label is hidden by an earlier one for the same field', () => {
  for (const [key, { title }] of Object.entries(LABELS)) {
    const [file = ''] = key.split('.');
    if (title) expect(labelsIn(file).titleOf(pathOf(key)), key).toBe(title);
  }
});

/** Words of the files that say nothing to an owner, or something else. */
const OF_CODE =
  /^(Alt|Bill|Body|Crumb|Label|Layout|Lead|Radius|Sample|Share|User .*)$|screen reader/;

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* pathsIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

test('names of code do not stand on the screens: what a demonstration’s text is called says what it is for', () => {
  for (const file of readdirSync(CONTENT).filter((each) => each.endsWith('.yaml'))) {
    const name = file.replace('.yaml', '');
    const content: unknown = parse(readFileSync(join(CONTENT, file), 'utf8'));
    for (const path of pathsIn(content))
      expect(labelsIn(name).titleOf(path), `${name}.${path.join('.')}`).not.toMatch(OF_CODE);
  }
});

test('homes keep their capital letters', () =>
  expect(['1rk', '2bhk', 'nightCover'].map(labelFromKey)).toEqual(['1RK', '2BHK', 'Night cover']));
