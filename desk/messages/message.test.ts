import { expect, test } from 'vitest';
import { FRAME, PROJECTS, PUBLISH } from './en.ts';
import { joinWithCommas, say } from './message.ts';

test.each([
  [PROJECTS.title, 0, 'No projects yet'],
  [PROJECTS.title, 1, 'One project'],
  [PROJECTS.title, 5, 'Five projects'],
  [PROJECTS.title, 25, '25 projects'],
  [PROJECTS.pictures, 1, '1 picture'],
  [PUBLISH.keptHere, 0, 'No changes are saved here.'],
  [PUBLISH.toFix, 2, 'Not published: two things to fix'],
  [PUBLISH.waiting, 1, 'One newer change is not on the site yet. Publish again to show it.'],
  [FRAME.unsaved, 2, '2 of your changes are not saved. Signing out discards them. Sign out?'],
])('the message %j of %i: %s', (message, count, text) => {
  expect(say(message, { count })).toBe(text);
});

test('a value is inserted as it is, whatever it contains', () => {
  expect(say(PUBLISH.preview, { by: '$& {by}' })).toBe('The preview started by $& {by}');
});

test('empty parts are left out of a list', () => {
  expect(joinWithCommas(['a', false, 'b'])).toBe('a, b');
});
