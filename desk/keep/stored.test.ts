import { expect, test, vi } from 'vitest';
import * as storage from './storage.ts';
import { emptyBrowser, ONE, open, openServer, PATH } from './testing/keeper.ts';
import type { Outcome } from './types.ts';

const browser = emptyBrowser();

test('with a full storage nothing throws, texts are saved, and the screen can say so', async () => {
  const server = openServer('one');
  browser().isFull = true;
  const keeper = open(server);
  keeper.write(PATH, ONE, 'two');
  expect(keeper.state().isStored).toBe(false);
  await keeper.flush();
  expect(server.value()).toBe('two');
});

test('with a storage whose getter throws nothing is lost while the page is open', async () => {
  vi.stubGlobal('localStorage', undefined);
  expect(storage.readStored('a')).toBeNull();
  const server = openServer('one');
  const keeper = open(server);
  server.stop('offline');
  keeper.write(PATH, ONE, 'two');
  await keeper.flush();
  server.stop(null);
  await keeper.flush();
  expect(server.value()).toBe('two');
});

test('a text that did not fit in the storage is still reported after a shorter one is stored', async () => {
  const server = openServer('one');
  server.stop('offline');
  const keeper = open(server);
  browser().isFull = true;
  keeper.write(PATH, ONE, 'long');
  browser().isFull = false;
  keeper.write('/enquiries/B/note', ONE, 'short');
  expect(keeper.state().isStored).toBe(false);
  keeper.write(PATH, ONE, 'less');
  expect(keeper.state().isStored).toBe(true);
});

test('values stored by an earlier version are taken over once, each with its revision', async () => {
  const held = {
    'desk /words': { 'faq#items.0.answer': { value: 'Yes.', revision: 'a', is: 'waiting' } },
    'desk /projects': { '/projects/rao/facts/area': { value: '900', from: '', revision: 'b' } },
    'desk /enquiries/A/note': { text: 'Call.', revision: 3 },
  };
  for (const [key, value] of Object.entries(held)) browser().setItem(key, JSON.stringify(value));
  const sent: unknown[] = [];
  const send = async (path: string, { value, revision }: { value: unknown; revision: string }) => {
    sent.push([path, value, revision]);
    return { is: 'saved', saved: { value, revision: 'new' } } as Outcome;
  };
  await open(openServer('one'), { send }).flush();
  expect(sent).toEqual([
    ['/words/faq#items.0.answer', 'Yes.', 'a'],
    ['/projects/rao/facts/area', '900', 'b'],
    ['/enquiries/A/note', { text: 'Call.' }, '3'],
  ]);
  expect(Object.keys(held).map(storage.readStored)).toEqual([null, null, null]);
});

test('values stored under earlier names are read under the current ones', async () => {
  const stored = {
    '/words/faq#new:items': { value: { question: 'Why?' }, from: null, revision: '', is: 'draft' },
    '/words/faq#title': { value: 'x', from: 'y', revision: 'a', is: 'refused', said: 'Too short.' },
  };
  for (const [path, value] of Object.entries(stored))
    browser().setItem(`desk /keep asha@osari.test ${path}`, JSON.stringify(value));
  const { typed } = open(openServer('one')).state();
  expect(typed['/words/faq#new:items']).toMatchObject({ is: 'new' });
  expect(typed['/words/faq#title']).toMatchObject({ is: 'refused', reason: 'Too short.' });
});
