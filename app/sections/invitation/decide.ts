/** What the periodic flag of the home page does at a tick (decisions, "Home"). */

export interface Moment {
  /** A phone's width: there the card never shows. */
  readonly isNarrow: boolean;
  /** The visitor types, has the menu or a dialog open, or looks at another tab. */
  readonly isBusy: boolean;
  /** The card would lie over the contact section or the focus. */
  readonly isInTheWay: boolean;
  /** The card was shown in this session. */
  readonly wasInvited: boolean;
  /** A form was sent in this session. */
  readonly hasEnquired: boolean;
  /** The card stands open now. */
  readonly isOffered: boolean;
  readonly motionAllowed: boolean;
}

export type Deed = 'offer' | 'nudge' | 'wait';

/** Offers once per session, nudges at every other tick, and waits while anything is in the way. */
export function decide(now: Moment): Deed {
  if (now.isBusy || now.isOffered || now.hasEnquired) return 'wait';
  if (!now.isNarrow && !now.wasInvited) return now.isInTheWay ? 'wait' : 'offer';
  return now.motionAllowed ? 'nudge' : 'wait';
}
