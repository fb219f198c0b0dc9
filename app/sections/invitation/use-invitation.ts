import { useEffect, useRef, useState } from 'react';
import { isMotionAllowed } from '#app/browser/motion.ts';
import {
  rememberInvitation,
  wasEnquirySent,
  wasInvitationShown,
} from '#app/browser/session-marks.ts';
import { INVITATION_TICK_MS, MOBILE_QUERY } from '#app/constants.ts';
import { useInterval } from '#app/hooks/use-interval.ts';
import { nextInvitationAction } from './invitation-reducer.ts';
import { watchUnder } from './watch-under.ts';
import './nudge.css';

/** An offered card is visible while there is nothing below it. */
type Offer = 'waiting' | 'shown' | undefined;

/** An open dialog or menu, or a focused field. */
const BUSY = ':is(dialog[open], :popover-open, input:focus, textarea:focus, select:focus)';

const isVisitorBusy = () => document.hidden || document.querySelector(BUSY) !== null;

/** Animates a highlight once over the first visible "Enquire Now" button. */
function nudge() {
  const buttons = document.querySelectorAll<HTMLElement>('[data-enquire]');
  const button = [...buttons].find((candidate) => candidate.checkVisibility());
  if (!button) return;
  button.dataset.nudge = '';
  button.addEventListener('animationend', () => delete button.dataset.nudge, { once: true });
}

/** Decides at every tick: `[card, offer, dismiss]`. */
export function useInvitation() {
  const card = useRef<HTMLElement>(null);
  const [offer, setOffer] = useState<Offer>();
  const isOffered = offer !== undefined;
  const isShown = offer === 'shown';
  useInterval(() => {
    const action = nextInvitationAction({
      isNarrow: matchMedia(MOBILE_QUERY).matches,
      isBusy: isVisitorBusy(),
      isOffered,
      wasInvited: wasInvitationShown(),
      hasEnquired: wasEnquirySent(),
      isShown,
      motionAllowed: isMotionAllowed(),
    });
    if (action === 'nudge') nudge();
    if (action === 'offer') setOffer('waiting');
  }, INVITATION_TICK_MS);

  useEffect(() => {
    if (!isOffered || !card.current) return;
    let isFirst = true;
    return watchUnder(card.current, (isFree) => {
      setOffer(isFree ? 'shown' : 'waiting');
      if (isFree) rememberInvitation();
      else if (isFirst && isMotionAllowed()) nudge();
      isFirst = false;
    });
  }, [isOffered]);

  useEffect(() => {
    if (!isShown) return;
    function onKeyDown(event: KeyboardEvent) {
      // Escape closes an open dialog or the menu first.
      if (event.key === 'Escape' && !document.querySelector(':is(dialog[open], :popover-open)'))
        setOffer(undefined);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);
  // After the click event: a button that is removed during it opens nothing.
  const dismiss = () => setTimeout(() => setOffer(undefined));
  return [card, offer, dismiss] as const;
}
