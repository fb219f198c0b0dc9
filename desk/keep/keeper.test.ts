import { expect, test, vi } from 'vitest';
import { emptyBrowser, ONE, open, openServer, PATH, type Server } from './testing/keeper.ts';

emptyBrowser();

test.each(['offline', 'signed out', 'busy', 'server error'] as const)(
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

test('a draft that was saved and then sent leaves no time of saving for the next one', async () => {
  const keeper = open(openServer('one'));
  keeper.write(PATH, ONE, 'two');
  await keeper.flush();
  expect(keeper.state().savedAt[PATH]).toEqual(expect.any(Number));
  keeper.discard(PATH);
  expect(keeper.state()).toMatchObject({ typed: {}, savedAt: {} });
});

test('typing is told to the field that shows the value, not to other fields', async () => {
  const keeper = open(openServer('one'));
  const [own, other, all] = [vi.fn(), vi.fn(), vi.fn()];
  keeper.subscribe(own, PATH);
  const stop = keeper.subscribe(other, '/words/home#another');
  keeper.subscribe(all);
  keeper.write(PATH, ONE, 'two');
  expect([own, other, all].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  stop();
  keeper.forgetAll();
  expect([own, other].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
});

test('values typed before a reload are sent with the revision they were typed on', async () => {
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

test('after a conflict, typing overwrites nothing until a person has chosen', async () => {
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

test('a colleague’s save of a text that was typed here only for a moment, and never sent, is a conflict', async () => {
  const server = openServer('one');
  const keeper = open(server);
  keeper.write(PATH, ONE, '');
  keeper.write(PATH, ONE, 'mine');
  server.write('');
  await keeper.flush();
  expect(server.value()).toBe('');
  expect(keeper.state().typed[PATH]).toMatchObject({ is: 'conflict', value: 'mine' });
});

test('a value that was saved although its response was lost is not a conflict', async () => {
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

test('their text is chosen and shown, the screens are reloaded, and nothing of ours is left to be sent', async () => {
  const server = openServer('one');
  const [apply, onSent] = [vi.fn(), vi.fn()];
  const keeper = open(server, { apply, onSent });
  server.write('theirs');
  keeper.write(PATH, ONE, 'mine');
  await keeper.flush();
  keeper.takeTheirs(PATH);
  expect(keeper.state().typed).toEqual({});
  expect(apply).toHaveBeenCalledWith(PATH, { value: 'theirs', revision: '2', by: 'Rohan' });
  expect(onSent).toHaveBeenCalledOnce();
  await keeper.flush();
  expect(server.value()).toBe('theirs');
});

test('texts of an entry that is not added yet stay, and are not sent', async () => {
  const server = openServer('one');
  open(server).writeNew('/words/faq#new:items', { question: 'Why?' }, {});
  const after = open(server);
  await after.flush();
  expect(after.state().typed['/words/faq#new:items']).toMatchObject({ is: 'new' });
  expect(server.value()).toBe('one');
});

test('a value at which the desk’s own code fails is refused with a reason, and holds up no other one', async () => {
  const server = openServer('one');
  const send: Server['send'] = async (path, pending) => {
    if (path !== PATH) throw new TypeError('not a value of this path');
    return server.send(path, pending);
  };
  const keeper = open(server, { send });
  keeper.write('/words/home#heading', ONE, 'lost');
  keeper.write(PATH, ONE, 'two');
  await keeper.flush();
  expect(server.value()).toBe('two');
  expect(keeper.state().typed).toEqual({
    '/words/home#heading': expect.objectContaining({
      is: 'refused',
      value: 'lost',
      reason: expect.stringContaining('Reload the page'),
    }),
  });
});

test('a saved value that no screen can show is saved all the same', async () => {
  const server = openServer('one');
  const onSent = vi.fn();
  const apply = () => {
    throw new TypeError('not cached');
  };
  const keeper = open(server, { apply, onSent });
  keeper.write(PATH, ONE, 'two');
  await keeper.flush();
  expect(server.value()).toBe('two');
  expect(keeper.state().typed).toEqual({});
  expect(onSent).toHaveBeenCalledOnce();
});
