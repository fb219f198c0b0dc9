import type { Field, List, Part } from '#contract/desk/texts.ts';

export const fieldAt = (path: string, type: Field['type'] = 'text'): Field => ({
  kind: 'field',
  path,
  place: path,
  label: 'Four numbers',
  hint: '',
  type,
  choices: [],
  value: '',
  published: null,
  revision: 'first',
  limit: null,
  standard: null,
  locked: null,
  canBeEmpty: false,
});

export const groupOf = (path: string, parts: readonly Part[], hide: Field) => ({
  kind: 'group' as const,
  path,
  label: hide.label,
  parts,
  hide,
});

export const listOf = (path: string, entries: readonly Part[], hide: Field): List => ({
  kind: 'list',
  path,
  label: hide.label,
  entry: 'Question',
  entries,
  canAdd: true,
  canRemove: true,
  canMove: true,
  blank: [],
  removed: [],
  hide,
});
