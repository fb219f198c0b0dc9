/**
 * What the home page's invitation does at each tick (docs/specification/screens.md,
 * docs/decisions/interface.md#the-invitation-covers-nothing).
 */

export interface InvitationState {
  /** The width of a phone, on which the card is never shown. */
  readonly isNarrow: boolean;
  /** The visitor is typing, has the menu or a dialog open, or is in another tab. */
  readonly isBusy: boolean;
  /** The card was offered since the page was opened. It is visible only where it covers nothing. */
  readonly isOffered: boolean;
  /** The card was shown in this session. */
  readonly wasInvited: boolean;
  /** A form was sent in this session. */
  readonly hasEnquired: boolean;
  /** The card is visible now. */
  readonly isShown: boolean;
  readonly motionAllowed: boolean;
}

type InvitationAction = 'offer' | 'nudge' | 'wait';

/**
 * Offers the card once per session, highlights the button at every other tick, and waits while the visitor is busy or
 * sees the card.
 */
export function nextInvitationAction(now: InvitationState): InvitationAction {
  if (now.isBusy || now.isShown || now.hasEnquired) return 'wait';
  if (!now.isNarrow && !now.wasInvited && !now.isOffered) return 'offer';
  return now.motionAllowed ? 'nudge' : 'wait';
}
