import { expect, test } from 'vitest';
import { type SendAction, type SendState, sendReducer } from './use-send.ts';

test.each<[SendState, SendAction, SendState]>([
  ['idle', 'start', 'sending'],
  ['sending', 'succeed', 'success'],
  ['sending', 'fail', 'error'],
])('from %s, %s leads to %s', (from, action, to) => {
  expect(sendReducer(from, action)).toBe(to);
});

test.each<SendState>(['success', 'error'])('starting to send clears an earlier %s', (from) => {
  expect(sendReducer(from, 'start')).toBe('sending');
});

test.each<SendState>(['idle', 'success', 'error'])(
  'a late answer changes nothing once the state is %s',
  (from) => {
    expect(sendReducer(from, 'succeed')).toBe(from);
    expect(sendReducer(from, 'fail')).toBe(from);
  },
);
