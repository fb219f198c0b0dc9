import { expect, test } from 'vitest';
import { decide, type Moment } from './decide.ts';

const firstTick: Moment = {
  isNarrow: false,
  isBusy: false,
  isInTheWay: false,
  wasInvited: false,
  hasEnquired: false,
  isOffered: false,
  motionAllowed: true,
};

test('at the first tick the pop-up offers itself on a wide screen', () => {
  expect(decide(firstTick)).toBe('offer');
});

test('where it would be in the way the pop-up waits with its offer', () => {
  expect(decide({ ...firstTick, isInTheWay: true })).toBe('wait');
});

test('under reduced motion it still offers itself, which is no movement', () => {
  expect(decide({ ...firstTick, motionAllowed: false })).toBe('offer');
});

test('on a narrow screen it only nudges the button', () => {
  expect(decide({ ...firstTick, isNarrow: true })).toBe('nudge');
});

test('after it was offered in this session it only nudges the button', () => {
  expect(decide({ ...firstTick, wasInvited: true })).toBe('nudge');
});

test('there is no nudge under reduced motion', () => {
  expect(decide({ ...firstTick, wasInvited: true, motionAllowed: false })).toBe('wait');
  expect(decide({ ...firstTick, isNarrow: true, motionAllowed: false })).toBe('wait');
});

test.each(['isBusy', 'isOffered', 'hasEnquired'] as const)('while %s it waits', (obstacle) => {
  expect(decide({ ...firstTick, [obstacle]: true })).toBe('wait');
  expect(decide({ ...firstTick, wasInvited: true, [obstacle]: true })).toBe('wait');
});
