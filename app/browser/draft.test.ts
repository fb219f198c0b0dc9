import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, newSubmissionId, readDraft } from './draft.ts';

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a submission id is a version 4 UUID, and each call makes a new one', () => {
  expect(newSubmissionId()).toMatch(UUID_V4);
  expect(newSubmissionId()).not.toBe(newSubmissionId());
});

test('a stored draft is read back with its values and its id', () => {
  const draft = { submissionId: newSubmissionId(), values: { user_name: 'Meera Kale' } };
  keepDraft('contact', draft);
  expect(readDraft('contact')).toEqual(draft);
});

test('each form has its own draft', () => {
  keepDraft('contact', { submissionId: newSubmissionId(), values: { user_name: 'Meera Kale' } });
  expect(readDraft('home').values).toEqual({});
});

test('a deleted draft is not read back, and the next one has another id', () => {
  const { submissionId } = readDraft('contact');
  keepDraft('contact', { submissionId, values: { user_name: 'Meera Kale' } });
  forgetDraft('contact');
  expect(readDraft('contact').values).toEqual({});
  expect(readDraft('contact').submissionId).not.toBe(submissionId);
});

test('stored text that is not a draft is ignored', () => {
  sessionStorage.setItem('draft:contact', '{"half');
  expect(readDraft('contact').values).toEqual({});
});

test('blocked storage throws no error: the form itself still holds the values', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(readDraft('contact').submissionId).toMatch(UUID_V4);
  expect(() => keepDraft('contact', readDraft('contact'))).not.toThrow();
  expect(() => forgetDraft('contact')).not.toThrow();
});
