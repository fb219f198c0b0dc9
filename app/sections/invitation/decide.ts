/** What the home page's invitation does at each tick (docs/specification/screens.md, docs/decisions/interface.md#the-invitation-yields-instead-of-leaving). */

export interface InvitationState {
  /** A phone's width, where the card is never shown. */
  readonly isNarrow: boolean;
  /** The visitor types, has the menu or a dialog open, or is in another tab. */
  readonly isBusy: boolean;
  /** The card would cover the contact section, the footer or the focused element. */
  readonly isCovering: boolean;
  /** The card was shown in this session. */
  readonly wasInvited: boolean;
  /** A form was sent in this session. */
  readonly hasEnquired: boolean;
  /** The card is shown now. */
  readonly isShown: boolean;
  readonly motionAllowed: boolean;
}

export type InvitationAction = 'show' | 'nudge' | 'wait';

/** Shows the card once per session, nudges at every other tick, and waits while the visitor is busy or the card would cover something. */
export function decide(now: InvitationState): InvitationAction {
  if (now.isBusy || now.isShown || now.hasEnquired) return 'wait';
  if (!now.isNarrow && !now.wasInvited) return now.isCovering ? 'wait' : 'show';
  return now.motionAllowed ? 'nudge' : 'wait';
}
