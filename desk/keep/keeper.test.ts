import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSame } from './held.ts';
import { createKeeper } from './keeper.ts';
import * as storage from './storage.ts';
import type { KeeperOptions, Outcome, Stop } from './types.ts';

const PATH = '/enquiries/A/note';

/** Browser storage, tabs, and a server that answers by revision. */
class MemoryStorage {
  #values = new Map<string, string>();
  isFull = false;
  getItem = (key: string) => this.#values.get(key) ?? null;
  removeItem = (key: string) => this.#values.delete(key);
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.#values.set(key, value);
    Object.defineProperty(this, key, { value, configurable: true, enumerable: true });
  }
}
function openServer(value: string) {
  let saved = { value, revision: 1 };
  let stop: Stop | null = null;
  const server = {
    stop: (why: Stop | null) => {
      stop = why;
    },
    write: (text: string) => {
      saved = { value: text, revision: saved.revision + 1 };
    },
    value: () => saved.value,
    send: async (_: string, { value: text, revision }: { value: unknown; revision: string }) => {
      const now = () => ({ value: saved.value, revision: String(saved.revision) });
      if (stop) return { is: 'stopped', why: stop } as Outcome;
      if (revision !== String(saved.revision) && !isSame(text, saved.value))
        return { is: 'conflict', theirs: { ...now(), by: 'Rohan' } } as Outcome;
      server.write(text as string);
      return { is: 'saved', saved: now() } as Outcome;
    },
  };
  return server;
}
type Server = ReturnType<typeof openServer>;
const open = (server: Server, more: Partial<KeeperOptions> = {}) => {
  const keeper = createKeeper({
    send: server.send,
    apply: () => {},
    merge: () => null,
    onSent: () => {},
    onLeft: () => {},
    ...more,
  });
  keeper.open('asha@osari.test');
  return keeper;
};
const ONE = { value: 'one', revision: '1' };
let browser: MemoryStorage;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new MemoryStorage();
  vi.stubGlobal('localStorage', browser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['offline', 'signed out', 'busy'] as const)(
  'a change that cannot be saved (%s) waits and is saved later',
  async (why) => {
    const server = openServer('one');
    const keeper = open(server);
    server.stop(why);
    keeper.write(PATH, ONE, 'two');
    await keeper.flush();
    expect(keeper.state().stopped?.why).toBe(why);
    expect(keeper.state().typed[PATH]?.value).toBe('two');
    server.stop(null);
    if (why === 'signed out') keeper.open('asha@osari.test');
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.value()).toBe('two');
    expect(keeper.state()).toMatchObject({ typed: {}, stopped: null });
  },
);

test('what was typed before a reload is sent under the revision it was typed on', async () => {
  const server = openServer('one');
  server.stop('offline');
  const before = open(server);
  before.write(PATH, ONE, 'mine');
  await before.flush();
  server.write('of a colleague');
  server.stop(null);
  const after = open(server);
  await after.flush();
  expect(server.value()).toBe('of a colleague');
  expect(after.state().typed[PATH]).toMatchObject({
    is: 'conflict',
    value: 'mine',
    theirs: { value: 'of a colleague', by: 'Rohan' },
  });
});

test('after a conflict the next key overwrites nothing until a person has chosen', async () => {
  const server = openServer('one');
  const keeper = open(server);
  server.write('theirs');
  keeper.write(PATH, ONE, 'mine');
  await keeper.flush();
  keeper.write(PATH, { value: 'theirs', revision: '2' }, 'mine, too');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.value()).toBe('theirs');
  keeper.keepMine(PATH);
  await keeper.flush();
  expect(server.value()).toBe('mine, too');
});

test('a colleague who saves what was typed here in passing, and never sent, is met as a conflict', async () => {
  const server = openServer('one');
  const keeper = open(server);
  keeper.write(PATH, ONE, '');
  keeper.write(PATH, ONE, 'mine');
  server.write('');
  await keeper.flush();
  expect(server.value()).toBe('');
  expect(keeper.state().typed[PATH]).toMatchObject({ is: 'conflict', value: 'mine' });
});

test('what was saved although its answer was lost is no conflict', async () => {
  const server = openServer('one');
  let isLost = true;
  const send: Server['send'] = async (path, pending) => {
    const outcome = await server.send(path, pending);
    if (!isLost) return outcome;
    isLost = false;
    return { is: 'stopped', why: 'offline' };
  };
  const keeper = open(server, { send });
  keeper.write(PATH, ONE, 'two');
  await keeper.flush();
  keeper.write(PATH, ONE, 'two, and three');
  await keeper.flush();
  expect(server.value()).toBe('two, and three');
  expect(keeper.state().typed).toEqual({});
});

test('their text is taken, and nothing of ours is left to be sent', async () => {
  const server = openServer('one');
  const keeper = open(server);
  server.write('theirs');
  keeper.write(PATH, ONE, 'mine');
  await keeper.flush();
  keeper.takeTheirs(PATH);
  expect(keeper.state().typed).toEqual({});
  await keeper.flush();
  expect(server.value()).toBe('theirs');
});

test('with a full storage nothing throws, the words are saved, and the screen can say so', async () => {
  const server = openServer('one');
  browser.isFull = true;
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

interface Tab {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage: (data: unknown) => void;
}
/** Each call is a tab of the same browser. `isLate`: messages arrive after a while, as real ones do. */
function openTabs(isLate = false) {
  const tabs: Tab[] = [];
  return (): Tab => {
    const tab: Tab = {
      onmessage: null,
      postMessage(data) {
        for (const other of tabs)
          if (other !== tab) {
            const arrive = () => other.onmessage?.({ data } as MessageEvent);
            if (isLate) setTimeout(arrive, 5);
            else arrive();
          }
      },
    };
    tabs.push(tab);
    return tab;
  };
}

test('two tabs of one browser type into one text, and meet no conflict', async () => {
  const server = openServer('one');
  const join = openTabs();
  const [a, b] = [open(server, { channel: join() }), open(server, { channel: join() })];
  a.write(PATH, ONE, 'one two');
  expect(b.state().typed[PATH]?.value).toBe('one two');
  b.write(PATH, ONE, 'one two three');
  await Promise.all([a.flush(), b.flush()]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.value()).toBe('one two three');
  expect([a.state().typed, b.state().typed]).toEqual([{}, {}]);
});

test('what one person typed is not sent as another', async () => {
  const server = openServer('one');
  server.stop('signed out');
  const keeper = open(server);
  keeper.write(PATH, ONE, 'of Asha');
  await keeper.flush();
  server.stop(null);
  keeper.open('rohan@osari.test');
  await keeper.flush();
  expect(keeper.state().typed).toEqual({});
  expect(server.value()).toBe('one');
  keeper.open('asha@osari.test');
  await keeper.flush();
  expect(server.value()).toBe('of Asha');
});

test('words of what is not added yet stay, and are not sent', async () => {
  const server = openServer('one');
  open(server).writeNew('/words/faq#new:items', { question: 'Why?' }, {});
  const after = open(server);
  await after.flush();
  expect(after.state().typed['/words/faq#new:items']).toMatchObject({ is: 'new' });
  expect(server.value()).toBe('one');
});

test('what is typed in one tab while another saves what was there before stays in its field and is saved', async () => {
  const server = openServer('one');
  const join = openTabs(true);
  const [a, b] = [open(server, { channel: join() }), open(server, { channel: join() })];
  a.write(PATH, ONE, 'one two');
  await vi.advanceTimersByTimeAsync(602);
  b.write(PATH, ONE, 'one two three');
  await vi.advanceTimersByTimeAsync(20);
  expect(b.state().typed[PATH]?.value).toBe('one two three');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.value()).toBe('one two three');
  expect([a.state().typed, b.state().typed]).toEqual([{}, {}]);
});

test('after a session has ended nothing is sent until its person is in again', async () => {
  const server = openServer('one');
  const keeper = open(server);
  server.stop('signed out');
  keeper.write(PATH, ONE, 'of Asha');
  await keeper.flush();
  // In another tab Rohan comes in.
  server.stop(null);
  await vi.advanceTimersByTimeAsync(60_000);
  await keeper.flush();
  expect(server.value()).toBe('one');
  keeper.open('rohan@osari.test');
  await keeper.flush();
  expect(server.value()).toBe('one');
});

test('where one tab signs out, or in as somebody else, the others send nothing and ask who is in', async () => {
  const server = openServer('one');
  server.stop('offline');
  const join = openTabs();
  const onLeft = vi.fn();
  const [a, b] = [open(server, { channel: join(), onLeft }), open(server, { channel: join() })];
  a.write(PATH, ONE, 'of Asha');
  await a.flush();
  b.open('rohan@osari.test');
  expect(onLeft).toHaveBeenCalledTimes(1);
  server.stop(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.value()).toBe('one');
  a.open('asha@osari.test');
  b.open('asha@osari.test');
  server.stop('offline');
  b.forgetAll();
  server.stop(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(a.state().typed).toEqual({});
  expect(server.value()).toBe('one');
});

test('an answer that comes after the next person is in changes nothing of theirs', async () => {
  const answers: ((outcome: Outcome) => void)[] = [];
  const send = () => new Promise<Outcome>((resolve) => answers.push(resolve));
  const keeper = open(openServer('one'), { send });
  keeper.write(PATH, ONE, 'of Asha');
  const sent = keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  keeper.open('rohan@osari.test');
  keeper.write(PATH, ONE, 'of Rohan');
  answers[0]!({ is: 'saved', saved: { value: 'of Asha', revision: '2' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.state().typed[PATH]).toMatchObject({ value: 'of Rohan', revision: '1' });
  answers[1]!({ is: 'stopped', why: 'offline' });
  await sent;
});

test('a text that the storage has no room for stays told when a shorter one is stored', async () => {
  const server = openServer('one');
  server.stop('offline');
  const keeper = open(server);
  browser.isFull = true;
  keeper.write(PATH, ONE, 'long');
  browser.isFull = false;
  keeper.write('/enquiries/B/note', ONE, 'short');
  expect(keeper.state().isStored).toBe(false);
  keeper.write(PATH, ONE, 'less');
  expect(keeper.state().isStored).toBe(true);
});

test('what an earlier desk held in this browser is taken over once, each under the revision it was typed on', async () => {
  const held = {
    'desk /words': { 'faq#items.0.answer': { value: 'Yes.', revision: 'a', is: 'waiting' } },
    'desk /projects': { '/projects/rao/facts/area': { value: '900', from: '', revision: 'b' } },
    'desk /enquiries/A/note': { text: 'Call.', revision: 3 },
  };
  for (const [key, value] of Object.entries(held)) browser.setItem(key, JSON.stringify(value));
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

test('values that were stored under earlier names are held under the present ones', async () => {
  const stored = {
    '/words/faq#new:items': { value: { question: 'Why?' }, from: null, revision: '', is: 'draft' },
    '/words/faq#title': { value: 'x', from: 'y', revision: 'a', is: 'refused', said: 'Too short.' },
  };
  for (const [path, value] of Object.entries(stored))
    browser.setItem(`desk /keep asha@osari.test ${path}`, JSON.stringify(value));
  const { typed } = open(openServer('one')).state();
  expect(typed['/words/faq#new:items']).toMatchObject({ is: 'new' });
  expect(typed['/words/faq#title']).toMatchObject({ is: 'refused', reason: 'Too short.' });
});
