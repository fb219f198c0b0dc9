import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { valueAt } from '#server/drafts/yaml-path.ts';
import { labelsIn } from './label-of.ts';
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

test('names of code do not stand on the screens: what a demonstration’s text is called says what it is for', () => {
  for (const [file, path] of [
    ['projects', ['page', 'planFold']],
    ['site', ['missedPage']],
    ['materials', ['rooms', 'onProjectsRooms']],
    ['costs', ['bill', 'beforeGst']],
  ] as const) {
    const content: unknown = parse(readFileSync(join(CONTENT, `${file}.yaml`), 'utf8'));
    expect(valueAt(content, path)).toBeTypeOf('string');
    expect(labelsIn(file).titleOf(path)).toMatch(/ /);
  }
});
