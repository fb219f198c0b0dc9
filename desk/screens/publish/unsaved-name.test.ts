import { expect, test } from 'vitest';
import { unsavedName } from './unsaved-name.ts';

test.each([
  ['hidden', 'On the site'],
  ['sample', 'Still a sample'],
  ['order', 'Order of the pictures'],
])('an unsaved value %s of a project has the label of its field', (field, label) => {
  expect(unsavedName(`/projects/rao/${field}`, [])).toBe(`rao, ${label}`);
});
