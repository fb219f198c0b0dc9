import { expect, test, vi } from 'vitest';
import { emptyBrowser, ONE, open, openServer, openTabs, PATH } from './testing/keeper.ts';

emptyBrowser();

test('two tabs of one browser edit one text without a conflict', async () => {
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

test('text typed in one tab while another saves the previous one stays in its field and is saved', async () => {
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

test('a slow save in one tab does not undo what is typed in the other in the meantime', async () => {
  const server = openServer('one');
  const join = openTabs(true);
  const send: typeof server.send = async (...words) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return server.send(...words);
  };
  const [a, b] = [open(server, { channel: join(), send }), open(server, { channel: join(), send })];
  a.write(PATH, ONE, 'one two');
  await vi.advanceTimersByTimeAsync(602);
  let text = 'one two';
  for (const letter of ' three') {
    text += letter;
    b.write(PATH, ONE, text);
    await vi.advanceTimersByTimeAsync(12);
    expect(b.state().typed[PATH]?.value).toBe(text);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.value()).toBe(text);
  expect([a.state().typed, b.state().typed]).toEqual([{}, {}]);
});

test('if one tab signs out, or in as somebody else, the others send nothing and ask who is signed in', async () => {
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
