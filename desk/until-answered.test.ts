import { expect, test, vi } from 'vitest';
import { ResponseError } from './api.ts';
import { askUntilAnswered } from './until-answered.ts';

test.each([
  ['without a connection', new TypeError('Failed to fetch'), ['connection', null]],
  ['with an error of the server', new ResponseError(503, null), ['server', null]],
])('%s a request is repeated, and it is said what it waits for', async (_when, error, told) => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  const request = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce('done');
  const onWait = vi.fn();
  const answer = askUntilAnswered(request, { onWait });
  await vi.runAllTimersAsync();
  expect(await answer).toBe('done');
  expect(onWait.mock.calls.flat()).toEqual(told);
});
