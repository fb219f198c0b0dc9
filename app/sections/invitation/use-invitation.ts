import { useEffect, useRef, useState } from 'react';
import { isMotionAllowed } from '#app/browser/motion.ts';
import { hasEnquired, markInvited, wasInvited } from '#app/browser/session-marks.ts';
import { INVITATION_TICK_MS, MOBILE_QUERY } from '#app/constants.ts';
import { useInterval } from '#app/hooks/use-interval.ts';
import { decide } from './decide.ts';
import { isInTheWay, watchTheWay } from './in-the-way.ts';
import { isVisitorBusy, nudge } from './nudge.ts';

/** The periodic flag: `[card, isOffered, dismiss]`. */
export function useInvitation() {
  const card = useRef<HTMLElement>(null);
  const [isOffered, setOffered] = useState(false);
  useInterval(() => {
    const deed = decide({
      isNarrow: matchMedia(MOBILE_QUERY).matches,
      isBusy: isVisitorBusy(),
      isInTheWay: isInTheWay(card.current!),
      wasInvited: wasInvited(),
      hasEnquired: hasEnquired(),
      isOffered,
      motionAllowed: isMotionAllowed(),
    });
    if (deed === 'nudge') nudge();
    if (deed === 'offer') {
      markInvited();
      setOffered(true);
    }
  }, INVITATION_TICK_MS);

  useEffect(() => {
    if (!isOffered) return;
    const look = () => card.current?.toggleAttribute('data-yields', isInTheWay(card.current));
    look();
    return watchTheWay(look);
  }, [isOffered]);

  useEffect(() => {
    if (!isOffered) return;
    function onKeyDown(event: KeyboardEvent) {
      // Escape belongs to the topmost: a dialog or the menu first.
      if (event.key === 'Escape' && !document.querySelector(':is(dialog[open], :popover-open)'))
        setOffered(false);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOffered]);
  // After the click is over: a button that has left the document opens nothing.
  const dismiss = () => setTimeout(() => setOffered(false));
  return [card, isOffered, dismiss] as const;
}
