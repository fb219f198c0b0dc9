import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { EditingContext } from './editing.ts';
import { Fold } from './fold.tsx';
import { Elsewhere } from './section.tsx';
import { fieldAt, groupOf, listOf } from './testing/parts.ts';
import { turnsIn } from './use-texts.ts';

const keep = vi.hoisted(() => ({ typed: {} as Record<string, { readonly value: string }> }));
// React's store hook needs a server snapshot, which the keeper does not have.
vi.mock('../../keep/keep.ts', () => ({
  useKeepState: (pick: (state: typeof keep) => unknown) => pick(keep),
  useEditedValue: (path: string, { value }: { readonly value: string }) => ({
    path,
    value: keep.typed[path]?.value ?? value,
  }),
}));
vi.mock('../../parts/save-status.tsx', () => ({ Conflict: () => null }));
beforeEach(() => {
  keep.typed = {};
});

const nothing = () => {};
const rendered = (children: ReactNode, isOpen = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <EditingContext
        value={{
          file: 'home',
          label: 'Home',
          current: '',
          onFocus: nothing,
          isWarned: false,
          onWarned: nothing,
          folds: {
            isOpen: () => isOpen,
            toggle: nothing,
            toggleAll: nothing,
            areAllOpen: isOpen,
            count: 1,
            reveal: nothing,
          },
          gone: null,
          setGone: nothing,
        }}
      >
        {children}
      </EditingContext>
    </MemoryRouter>,
  );

const hide = fieldAt('hidden.counters', 'hide');
const section = groupOf('counters', [fieldAt('counters.0')], hide);
const SWITCH = /<button[^>]*role="switch"[^>]*>/;

test('the switch of a section is between its heading and its texts, and stays visible when they are folded', () => {
  const fold = <Fold part={section}>its words</Fold>;
  expect(rendered(fold, true)).toMatch(
    /<details[^>]*><summary>.*<\/details><button[^>]*role="switch".*<div class="texts-folded">its words/,
  );
  expect(rendered(fold)).toMatch(/<div class="texts-folded" hidden="">its words/);
});

test('the switch of a section has the same name in both states', () => {
  const switches = ['', 'yes'].map((value) => {
    keep.typed = { '/words/home#hidden.counters': { value } };
    return rendered(<Fold part={section}>its words</Fold>).match(SWITCH)?.[0] ?? '';
  });
  expect(switches[0]).toContain('aria-label="Four numbers, shown on the page"');
  expect(switches[0]).toContain('aria-checked="true"');
  expect(switches[1]).toBe(switches[0]?.replace('aria-checked="true"', 'aria-checked="false"'));
});

test('a section with its texts elsewhere is marked as changed once its switch is pressed, before that is saved', () => {
  const elsewhere = (
    <Elsewhere group={section} words={{ file: 'achievements', label: 'Achievements' }} />
  );
  expect(rendered(elsewhere)).not.toContain('changed');
  keep.typed = { '/words/home#hidden.counters': { value: 'yes' } };
  expect(rendered(elsewhere)).toContain('changed');
});

test('on a phone a switch is a step before the texts of its section, and a locked field is not a step', () => {
  const locked = { ...fieldAt('slug'), locked: 'The server needs it.' };
  const parts = [
    fieldAt('title'),
    locked,
    section,
    listOf('items', [], fieldAt('hidden.items', 'hide')),
  ];
  expect(turnsIn(parts).map(({ path }) => path)).toEqual([
    'title',
    'hidden.counters',
    'counters.0',
    'hidden.items',
  ]);
});
