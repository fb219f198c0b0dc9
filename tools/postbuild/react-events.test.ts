import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withHandledEvents } from './react-events.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const REACT = readFileSync(
  join(ROOT, 'node_modules/react-dom/cjs/react-dom-client.production.js'),
  'utf8',
);
const eventsOf = (code: string) =>
  (/simpleEventPluginEvents =\n\s+"([\w ]+)/.exec(code)?.[1] ?? '').split(' ');

test('React listens to events with a handler, and to no others', () => {
  const heard = eventsOf(withHandledEvents(REACT));
  expect(heard).toEqual(expect.arrayContaining(['click', 'keyDown', 'submit', 'touchStart']));
  expect(eventsOf(REACT)).toEqual(expect.arrayContaining(['mouseMove', 'wheel']));
  for (const unused of ['mouseMove', 'wheel']) expect(heard).not.toContain(unused);
});

test('a version of React without one of the parts stops the build and shows the part', () => {
  const without = REACT.replaceAll('mediaEventTypes', 'kindsOfMedia');
  expect(() => withHandledEvents(without)).toThrow(/has no .*mediaEventTypes.* where tools/);
});
