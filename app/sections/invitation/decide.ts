/** What the home page's invitation does at each tick (docs/specification/screens.md, docs/decisions/interface.md#the-invitation-covers-nothing). */

export interface InvitationState {
  /** A phone's width, where the card is never shown. */
  readonly isNarrow: boolean;
  /** The visitor types, has the menu or a dialog open, or is in another tab. */
  readonly isBusy: boolean;
  /** The card was offered since the page was opened: it is shown where nothing lies under it. */
  readonly isOffered: boolean;
  /** The card was shown in this session. */
  readonly wasInvited: boolean;
  /** A form was sent in this session. */
  readonly hasEnquired: boolean;
  /** The card is shown now. */
  readonly isShown: boolean;
  readonly motionAllowed: boolean;
}

export type InvitationAction = 'offer' | 'nudge' | 'wait';

/** Offers the card once per session, nudges at every other tick, and waits while the visitor is busy or sees the card. */
export function decide(now: InvitationState): InvitationAction {
  if (now.isBusy || now.isShown || now.hasEnquired) return 'wait';
  if (!now.isNarrow && !now.wasInvited && !now.isOffered) return 'offer';
  return now.motionAllowed ? 'nudge' : 'wait';
}
