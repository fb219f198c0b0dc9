import { useEffect, useRef, useState } from 'react';
import { isMotionAllowed } from '#app/browser/motion.ts';
import { hasEnquired, markInvited, wasInvited } from '#app/browser/session-marks.ts';
import { INVITATION_TICK_MS, MOBILE_QUERY } from '#app/constants.ts';
import { useInterval } from '#app/hooks/use-interval.ts';
import { decide } from './decide.ts';
import { isCovering, watchCovering } from './in-the-way.ts';
import { isVisitorBusy, nudge } from './nudge.ts';

/** Decides at every tick: `[card, isShown, dismiss]`. */
export function useInvitation() {
  const card = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  useInterval(() => {
    const action = decide({
      isNarrow: matchMedia(MOBILE_QUERY).matches,
      isBusy: isVisitorBusy(),
      isCovering: isCovering(card.current!),
      wasInvited: wasInvited(),
      hasEnquired: hasEnquired(),
      isShown,
      motionAllowed: isMotionAllowed(),
    });
    if (action === 'nudge') nudge();
    if (action === 'show') {
      markInvited();
      setShown(true);
    }
  }, INVITATION_TICK_MS);

  useEffect(() => {
    if (!isShown) return;
    const update = () => card.current?.toggleAttribute('data-yields', isCovering(card.current));
    update();
    return watchCovering(update);
  }, [isShown]);

  useEffect(() => {
    if (!isShown) return;
    function onKeyDown(event: KeyboardEvent) {
      // Escape closes an open dialog or the menu first.
      if (event.key === 'Escape' && !document.querySelector(':is(dialog[open], :popover-open)'))
        setShown(false);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);
  // After the click event: a button that is removed during it opens nothing.
  const dismiss = () => setTimeout(() => setShown(false));
  return [card, isShown, dismiss] as const;
}
