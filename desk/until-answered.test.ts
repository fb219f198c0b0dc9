import { expect, test, vi } from 'vitest';
import { ResponseError } from './api.ts';
import { askUntilAnswered } from './until-answered.ts';

test.each([
  ['without a connection', new TypeError('Failed to fetch'), [true, false]],
  ['with an error of the server', new ResponseError(503, null), [false, false]],
])(
  '%s a request is repeated; only a lost connection is reported as one',
  async (_when, error, told) => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    const request = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce('done');
    const onWait = vi.fn();
    const answer = askUntilAnswered(request, { onWait });
    await vi.runAllTimersAsync();
    expect(await answer).toBe('done');
    expect(onWait.mock.calls.flat()).toEqual(told);
  },
);
