import { expect, test } from 'vitest';
import { type InvitationState, nextInvitationAction } from './invitation-reducer.ts';

const firstTick: InvitationState = {
  isNarrow: false,
  isBusy: false,
  isOffered: false,
  wasInvited: false,
  hasEnquired: false,
  isShown: false,
  motionAllowed: true,
};

test('at the first tick the card is offered on a wide screen', () => {
  expect(nextInvitationAction(firstTick)).toBe('offer');
});

test('if there is no space for the card the button is highlighted', () => {
  expect(nextInvitationAction({ ...firstTick, isOffered: true })).toBe('nudge');
});

test('under reduced motion the card is offered, because it does not move', () => {
  expect(nextInvitationAction({ ...firstTick, motionAllowed: false })).toBe('offer');
});

test('on a narrow screen the button is only highlighted', () => {
  expect(nextInvitationAction({ ...firstTick, isNarrow: true })).toBe('nudge');
});

test('after the card was shown in this session the button is only highlighted', () => {
  expect(nextInvitationAction({ ...firstTick, wasInvited: true })).toBe('nudge');
});

test('there is no highlight under reduced motion', () => {
  expect(nextInvitationAction({ ...firstTick, wasInvited: true, motionAllowed: false })).toBe(
    'wait',
  );
  expect(nextInvitationAction({ ...firstTick, isNarrow: true, motionAllowed: false })).toBe('wait');
});

test.each(['isBusy', 'isShown', 'hasEnquired'] as const)('while %s it waits', (obstacle) => {
  expect(nextInvitationAction({ ...firstTick, [obstacle]: true })).toBe('wait');
  expect(nextInvitationAction({ ...firstTick, wasInvited: true, [obstacle]: true })).toBe('wait');
});
