import { expect, test } from 'vitest';
import type { BlankField } from '#contract/desk/texts.ts';
import { faultOf } from './fault-of.ts';

const field = (path: string, label: string): BlankField => ({
  ...{ path, label, hint: '', type: 'text', choices: [] },
});
const BLANK = [field('name', 'Name'), field('url', 'Web address')];

test('a refusal is shown at the field that it names, else at the first empty one, else below the form', () => {
  const filled = { name: 'Pinterest', url: 'pinterest' };
  const at = (reason: string, values: Record<string, string>) =>
    faultOf(BLANK, values, reason).path;
  expect(at('“Web address” must be a whole web address.', filled)).toBe('url');
  expect(at('“Web address”: no page is called so.', filled)).toBe('url');
  expect(at('A new entry needs all of its texts.', { ...filled, url: '  ' })).toBe('url');
  expect(at('This list no longer exists. Reload the page.', filled)).toBe(null);
});
