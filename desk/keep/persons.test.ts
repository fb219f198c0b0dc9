import { expect, test, vi } from 'vitest';
import { emptyBrowser, ONE, open, openServer, PATH } from './testing/keeper.ts';
import type { Outcome } from './types.ts';

emptyBrowser();

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

test('after a session has ended nothing is sent until its person is signed in again', async () => {
  const server = openServer('one');
  const keeper = open(server);
  server.stop('signed out');
  keeper.write(PATH, ONE, 'of Asha');
  await keeper.flush();
  // Rohan signs in in another tab.
  server.stop(null);
  await vi.advanceTimersByTimeAsync(60_000);
  await keeper.flush();
  expect(server.value()).toBe('one');
  keeper.open('rohan@osari.test');
  await keeper.flush();
  expect(server.value()).toBe('one');
});

test('a response that arrives after another person has signed in changes none of their values', async () => {
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
