import { expect, test } from 'vitest';
import type { TextsPage } from '#contract/desk/texts.ts';
import { queries } from '../../api.ts';
import { apply } from '../../keep/transports.ts';
import { fieldAt, groupOf, listOf } from './testing/parts.ts';
import { fieldsIn } from './use-texts.ts';

test.each([
  ['the switch of a section', 'hidden.counters'],
  ['the switch of a section that is a list', 'hidden.items'],
  ['a text inside of a list', 'items.@1f3c5a7e.answer'],
])('%s shows the saved value at once', (_, path) => {
  const parts = [
    groupOf('counters', [fieldAt('counters.0')], fieldAt('hidden.counters', 'hide')),
    listOf('items', [fieldAt('items.@1f3c5a7e.answer')], fieldAt('hidden.items', 'hide')),
  ];
  queries.setQueryData<TextsPage>(['texts', 'home'], {
    file: 'home',
    label: 'Home',
    live: '/',
    addresses: [],
    parts,
  });
  apply(`/words/home#${path}`, { value: 'yes', revision: 'second' });
  const now = fieldsIn(queries.getQueryData<TextsPage>(['texts', 'home'])?.parts ?? []);
  expect(now).toEqual(
    fieldsIn(parts).map((field) =>
      field.path === path ? { ...field, value: 'yes', revision: 'second' } : field,
    ),
  );
});
